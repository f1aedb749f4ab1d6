import { type GameRecord, type Shape, Sitting, standingOption } from '../../src/index.ts';
import { type Course, onceIn } from './course.ts';

/** Plays the record of a course again, as it comes back from JSON: it must lead to the same bytes. */
export function checkReplay<S extends Shape>(course: Course<S>): void {
  const record: GameRecord = JSON.parse(JSON.stringify(course.record()));
  const replayed = Sitting.of(course.suite.game, record);
  if ('fault' in replayed) {
    course.fault('replay', `the record does not replay: ${JSON.stringify(replayed.fault)}`);
  } else if (JSON.stringify(replayed.table.state) !== course.bytes) {
    course.fault('replay', 'the record replays to another state');
  }
}

/** About so many choices of a long game are taken back: each time all before it are played again. */
const TAKEN_BACK = 10;

/**
 * Replays once more and takes back a few choices on the way: undo leads to the bytes that were there before. A sealed answer given anew is
 * left alone, as undo takes back the whole answer, and so is a standing one, which no undo takes back.
 */
export function checkUndo<S extends Shape>(course: Course<S>): void {
  const { choices, hash: _, ...start } = course.record();
  const sitting = new Sitting(course.suite.game, start);
  for (const [seat, key] of choices) {
    const isAnew = ((sitting.table.state.ready >> seat) & 1) === 1;
    const isLeft = standingOption(sitting.game, key) !== undefined;
    const isTried = onceIn(course.random, Math.max(20, Math.ceil(choices.length / TAKEN_BACK)));
    const takesBack = isTried && !isAnew && !isLeft;
    const before = takesBack ? JSON.stringify(sitting.table.state) : '';
    sitting.choose(seat, key);
    if (!takesBack || sitting.undo(seat)) continue;
    if (JSON.stringify(sitting.table.state) !== before)
      course.fault('replay', `undoing "${key}" leads elsewhere`);
    sitting.choose(seat, key);
  }
  if (JSON.stringify(sitting.table.state) !== course.bytes) {
    course.fault('replay', 'a game with choices taken back and made again ends in another state');
  }
}

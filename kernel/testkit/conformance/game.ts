import {
  below,
  type Choice,
  candidates,
  generator,
  type Manifest,
  nth,
  Offers,
  open,
  openAsks,
  play,
  type Shape,
  type State,
  Table,
} from '../../src/index.ts';
import { areAlike } from './alike.ts';
import { checkChoices, checkOver } from './choices.ts';
import { Course, onceIn, type Start, type Suite, seatsIn } from './course.ts';
import { cardsFault, claimsFault, fieldsOutOfForm, kindsOf, notPlain } from './order.ts';
import { checkRedeal } from './redeal.ts';
import { checkReplay, checkUndo } from './replay.ts';
import type { CheckName } from './report.ts';

/** Plays one random game and checks every position and every step of it. */
export function checkGame<S extends Shape>(suite: Suite<S>, start: Start): void {
  const { ledger } = suite;
  ledger.counts.games += 1;
  let course: Course<S> | undefined;
  try {
    course = new Course(suite, start);
    playThrough(course);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (course === undefined)
      ledger.fault('crash', `opening a table with seed "${start.seed}" throws: ${message}`);
    else course.fault('crash', `the rules throw: ${message}`);
  }
}

function playThrough<S extends Shape>(course: Course<S>): void {
  const kinds = kindsOf(course.table.state);
  let looksAt = true;
  let goesOn = checkPosition(course, kinds);
  while (goesOn && !course.table.over) {
    goesOn = goOn(course, (choice) => (looksAt ? stepClosely(course, choice) : course.choose(choice)));
    looksAt = course.table.over || onceIn(course.random, course.suite.lookEvery);
    if (goesOn && looksAt) goesOn = checkPosition(course, kinds);
  }
  if (!goesOn) return;
  const { counts } = course.suite.ledger;
  counts.longest = Math.max(counts.longest, course.answers);
  checkOver(course);
  checkReplay(course);
  checkUndo(course);
}

/** A table with such a fault is not played on: what follows would only hide it. */
const breaking: readonly CheckName[] = ['cards', 'claims', 'ends'];

/** Checks where the table stands; false where it is so broken that nothing can follow from it. */
function checkPosition<S extends Shape>(course: Course<S>, kinds: string): boolean {
  const { table, suite } = course;
  const before = course.bytes;
  if (!isInOrder(course, kinds)) return false;
  if (onceIn(course.random, suite.redealEvery)) checkRedeal(course);
  if (!table.over) {
    suite.coverage.noteAsked(table.state);
    checkChoices(course);
  }
  if (course.bytes !== before) course.fault('refusals', 'listing options changed the table');
  return true;
}

/** Makes one more choice, by `step`; false where the game cannot go on. */
function goOn<S extends Shape>(course: Course<S>, step: (choice: Choice) => boolean): boolean {
  const { bound } = course.suite.game;
  const choice = course.nextChoice();
  if (choice !== undefined && course.answers <= bound) return step(choice);
  course.fault(
    'ends',
    choice === undefined
      ? 'nobody has an option, and the game is not over'
      : `more than ${bound} choices, which is the "bound" of its definition`,
  );
  return false;
}

/**
 * What holds at every moment: plain JSON, every card in one place, fields as declared, claims true, and whoever is asked has
 * an option.
 */
function isInOrder<S extends Shape>(course: Course<S>, kinds: string): boolean {
  const { suite, table } = course;
  const { state } = table;
  const stuck = openAsks(table.lens(state.seats)).find(
    ({ seat }) => candidates(table.lens(seat)).options.length === 0,
  );
  const found: [CheckName, string | undefined][] = [
    ['json', notPlain(state, 'state')],
    ['cards', cardsFault(state, kinds)],
    ['fields', fieldsOutOfForm(suite.game, state)],
    ['claims', claimsFault(suite.game, state)],
    [
      'ends',
      stuck === undefined ? undefined : `seat ${stuck.seat} is asked by "${stuck.name}" and has no option`,
    ],
  ];
  for (const [check, message] of found) if (message !== undefined) course.fault(check, message);
  return !found.some(([check, message]) => message !== undefined && breaking.includes(check));
}

/** Makes a choice on the table, on a copy, and on a table that came back from JSON: all three go the same way. */
function stepClosely<S extends Shape>(course: Course<S>, choice: Choice): boolean {
  const { table, suite } = course;
  const [seat, key] = choice;
  const copy = table.copy();
  const read: State<S> = JSON.parse(course.bytes);
  const fromJson = new Table(suite.game, read);
  if (!course.choose(choice)) return false;
  if (!areAlike(copy.state, read)) course.fault('copies', 'a copy changed when its original went on');
  play(fromJson, seat, key);
  const goesTheSameWay = areAlike(fromJson.state, table.state);
  if (!goesTheSameWay) course.fault('json', 'a table read from JSON goes another way');
  const after: State<S> = goesTheSameWay ? fromJson.state : JSON.parse(course.bytes);
  play(copy, seat, key);
  if (!areAlike(copy.state, after)) course.fault('copies', 'a copy goes another way than its original');
  if (!areAlike(table.state, after)) course.fault('copies', 'the original changed when a copy went on');
  return true;
}

/** Plays a game without checks, as playouts run, for what it meets on the way. Returns false where it does not end. */
export function playQuickly<S extends Shape>(
  suite: Suite<S>,
  start: Start,
  choosing: Pick<Manifest<S>, 'lively'> = {},
): boolean {
  const { coverage, game } = suite;
  const table = open(game, { ...start, book: 'dropped' });
  const random = generator(`choices of ${start.seed}`);
  const offers = new Offers();
  for (let choices = 0; choices <= game.bound; choices++) {
    if (table.over) return true;
    coverage.noteAsked(table.state);
    const { asked, ready, seats } = table.state;
    const seat = nth(seatsIn(asked & ~ready, seats), 0);
    const { options } = table.list(seat, offers);
    coverage.noteAnswered(table.state);
    const chosen = choosing.lively?.(table.lens(seat), options, random);
    table.take(seat, chosen ?? nth(options, below(random, options.length)));
  }
  return table.over;
}

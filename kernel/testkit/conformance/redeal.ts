import {
  candidates,
  type GameEvent,
  hearsay,
  imaginer,
  Lens,
  play,
  type Shape,
  see,
  type Table,
} from '../../src/index.ts';
import { type Course, oneOf, seatsIn } from './course.ts';
import { differenceIn, sentTo, unreadableIn } from './sent.ts';

/**
 * Re-deals the position for every viewer: in a world dealt anew out of what the viewer sees, the viewer sees the same, and is
 * told, asked, offered and refused the same, in the same words. Finds outputs that were computed from the truth.
 */
export function checkRedeal<S extends Shape>(course: Course<S>): void {
  const { table, suite } = course;
  suite.ledger.counts.positions += 1;
  for (let viewer = 0; viewer <= table.seats; viewer++) redealFor(course, viewer);
}

function redealFor<S extends Shape>(course: Course<S>, viewer: number): void {
  const { table, suite, events } = course;
  const { game, wording } = suite;
  suite.ledger.counts.redeals += 1;
  const who = viewer === table.seats ? 'the public' : `seat ${viewer}`;
  const sent = sentTo(wording, table.lens(viewer), events);
  const unreadable = unreadableIn(sent);
  if (unreadable !== undefined) course.fault('text', `${who} cannot read ${unreadable}`);
  const seen = see(game, table.state, viewer);
  let world: Table<S>;
  try {
    world = imaginer(game, seen).next(`${course.start.seed} ${course.choices.length}`);
  } catch (error) {
    course.fault('re-deal', `${who} can imagine no world: ${String(error).slice(0, 200)}`);
    return;
  }
  stir(course, world.copy());
  const told: GameEvent[] = events.map((event) => hearsay(event, viewer));
  const differences: [string, string | undefined][] = [
    ['sees something else', differenceIn(seen, see(game, world.state, viewer))],
    ['is sent something else', differenceIn(sent, sentTo(wording, world.lens(viewer), told))],
    ['reads another snapshot', differenceIn(sent, sentTo(wording, new Lens(game, seen, viewer), told))],
  ];
  for (const [what, found] of differences) {
    if (found !== undefined) course.fault('re-deal', `in a world dealt anew ${who} ${what}: ${found}`);
  }
}

/** Plays a choice in another world, so that whatever secretly remembers a table remembers that one. */
function stir<S extends Shape>(course: Course<S>, world: Table<S>): void {
  const { asked, seats } = world.state;
  for (const seat of seatsIn(asked, seats)) {
    const { options } = candidates(world.lens(seat));
    if (options.length === 0) continue;
    play(world, seat, world.game.keyOf(oneOf(course.random, options)));
    return;
  }
}

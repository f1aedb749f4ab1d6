import { program } from '@masterplan/bots';
import { nth, type PositionLiteral, type Tour } from '@masterplan/kernel';
import { tomorrowDiesToday } from '@masterplan/tomorrow-dies-today';

const { tours } = tomorrowDiesToday;
const { position } = nth(tours, 0);

const PIECES = 7;
const SLOTS = 4;
/** How many of each piece a Squad has, in their order: soldier to fixer, then the Named Henchman. */
const squad = (seat: number, ...counts: readonly number[]): { seat: number; counts: readonly number[] } => ({
  seat,
  counts,
});

/** Squad A of each of these, and nobody at Base. */
function membersWith(squads: readonly ReturnType<typeof squad>[]): number[] {
  const list = Array.from({ length: position.seats * SLOTS * PIECES }, () => 0);
  for (const { seat, counts } of squads)
    for (const [piece, n] of counts.entries()) list[seat * SLOTS * PIECES + piece] = n;
  return list;
}

/** Phase 1 after Deployment: everybody stands where these say, each with a Squad of their own. */
const deployed = (at: readonly number[], stack: PositionLiteral['stack']): PositionLiteral => ({
  ...position,
  fields: {
    ...position.fields,
    phase: 1,
    phases: 1,
    underway: true,
    members: membersWith([
      squad(0, 0, 0, 1, 1, 0, 1, 1),
      squad(1, 0, 0, 1, 1, 1, 0, 1),
      squad(2, 2, 1, 0, 0, 0, 0, 1),
      squad(3, 1, 1, 0, 0, 0, 1, 1),
    ]),
    squadAt: at.flatMap((place) => [place, -1, -1]),
    goals: at.flatMap((place) => [place, -1, -1]),
    funded: [1, 1, 1, 1],
    acting: [1, 1, 1, 1],
  },
  stack,
});

const EXOTIC_CAR = 2;
const ART = 4;
const POLITICS = 5;

/** A Conflict has just begun: Emerson attacks Jin Feng at the exotic cars. */
const conflict: Tour = {
  id: 'conflict',
  seat: 0,
  position: deployed(
    [EXOTIC_CAR, POLITICS, ART, EXOTIC_CAR],
    [
      { phase: 'phase', after: 'funding' },
      {
        phase: 'conflict',
        you: 3,
        my: { place: EXOTIC_CAR, attacker: 3, force: [0, -1, -1, 3] },
      },
    ],
  ),
};

/** Jin Feng shares a tile with The Node, and Missions come next. */
const meeting: Tour = {
  id: 'meeting',
  seat: 0,
  position: deployed([EXOTIC_CAR, EXOTIC_CAR, ART, POLITICS], [{ phase: 'phase', after: 'funding' }]),
};

/** Tomorrow Dies Today with positions in the midst of things, which tests begin as if they were tours. */
export const shelved = program({ ...tomorrowDiesToday, tours: [conflict, meeting] });

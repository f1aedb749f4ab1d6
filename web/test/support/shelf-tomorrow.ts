import { program } from '@masterplan/bots';
import { faceUp, nth, type PositionLiteral, type Tour } from '@masterplan/kernel';
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

/** Squad A of each of these, or B where there are two, and nobody at Base. */
function membersWith(squads: readonly ReturnType<typeof squad>[]): number[] {
  const list = Array.from({ length: position.seats * SLOTS * PIECES }, () => 0);
  for (const [no, { seat, counts }] of squads.entries()) {
    const slot = squads.slice(0, no).filter((before) => before.seat === seat).length;
    for (const [piece, n] of counts.entries()) list[(seat * SLOTS + slot) * PIECES + piece] = n;
  }
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

const CRASH = 8;
const COMPLETED = 3;

/** Where a Doomsday Mission has been Completed everybody stands, with two Squads each but for one. */
const crowd: Tour = {
  id: 'crowd',
  seat: 0,
  position: {
    ...meeting.position,
    zones: {
      ...meeting.position.zones,
      tile: {
        ...Object.fromEntries(Object.entries(meeting.position.zones?.tile ?? {})),
        [CRASH]: [faceUp('crash-wall-street')],
      },
    },
    fields: {
      ...meeting.position.fields,
      members: membersWith([
        squad(0, 0, 0, 1, 0, 0, 1, 1),
        squad(0, 0, 0, 0, 1, 0, 0, 0),
        squad(1, 0, 0, 1, 1, 1, 1, 1),
        squad(2, 1, 1, 0, 0, 0, 0, 1),
        squad(2, 1, 0, 0, 0, 0, 0, 0),
        squad(3, 1, 1, 0, 0, 0, 1, 1),
        squad(3, 0, 0, 1, 0, 0, 0, 0),
      ]),
      squadAt: [CRASH, CRASH, -1, CRASH, -1, -1, CRASH, CRASH, -1, CRASH, CRASH, -1],
      goals: Array.from({ length: position.seats }, () => [EXOTIC_CAR, -1, -1]).flat(),
      underway: false,
      funded: [0, 0, 0, 0],
      acting: [0, 0, 0, 0],
      status: [2, 2, 2, 2, 2, 2, 2, 1, COMPLETED, 1, 1, 1, 1, 2],
      completedIn: Array.from({ length: 14 }, (_, place) => (place === CRASH ? 0 : -1)),
    },
    stack: [{ phase: 'phase', after: 'agents' }],
  },
};

/** Tomorrow Dies Today with positions in the midst of things, which tests begin as if they were tours. */
export const shelved = program({ ...tomorrowDiesToday, tours: [conflict, meeting, crowd] });

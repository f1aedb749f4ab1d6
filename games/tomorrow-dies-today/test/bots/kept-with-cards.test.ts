import type { Sentence } from '@masterplan/kernel';
import { stands } from '../../rules/conditions/stands.ts';
import { gain } from '../../rules/verbs/gain.ts';
import { answeredRight, at, DENS, DOCKS, dens, home, type Kept, lay, open, squad } from './kept.ts';

const tiles = { ...dens, [DOCKS]: 'arms-dealing' };
const four = ['soldier', 'soldier', 'soldier', 'soldier'] as const;
/** Squads may be recalled, and a card pays at the end of the Round. */
const recalling = (...ending: readonly Sentence[]) => {
  const wages = { id: 'wages', type: 'event', ending, solution: [] };
  return lay({
    seats: [{ squads: [squad(DENS, 'thief'), home('named')] }, {}],
    tiles,
    phase: 4,
    zones: { event: [open(wages)] },
    stack: ['recall'],
  });
};
const pay = (at: 'resource' | 'doomsday') =>
  gain({ good: 'funding', n: 3, if: stands({ on: at, least: 1 }) });

const kept: readonly Kept[] = [
  [
    'of two tiles attacks on the one where it wins',
    () =>
      lay({
        seats: [
          { squads: [squad(DENS, 'thief'), squad(DOCKS, ...four)] },
          { squads: [squad(DENS, ...four), squad(DOCKS, 'thief')], has: { funding: 4 } },
        ],
        tiles,
        stack: [{ phase: 'scheming', after: 'sweep' }],
      }),
    `attack 1 at ${DOCKS}`,
  ],
  [
    'attacks on neither where it wins on neither',
    () =>
      lay({
        seats: [{ squads: [squad(DENS, 'thief'), squad(DOCKS, 'thief')] }, at(DENS, ...four)],
        tiles,
        stack: [{ phase: 'scheming', after: 'sweep' }],
      }),
    'pass',
  ],
  ['leaves a Squad where a card pays for it', () => recalling(pay('resource')), 'decline'],
  ['recalls it where the card pays for another place', () => recalling(pay('doomsday')), 'recall 1'],
];

answeredRight(kept);

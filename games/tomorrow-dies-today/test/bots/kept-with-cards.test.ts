import { lay } from '../tables.ts';
import { answeredRight, at, DENS, DOCKS, dens, type Kept, squad } from './kept.ts';

const tiles = { ...dens, [DOCKS]: 'arms-dealing' };
const four = ['soldier', 'soldier', 'soldier', 'soldier'] as const;
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
];

answeredRight(kept);

import { has } from '../../rules/conditions/has.ts';
import {
  answeredRight,
  askedByMate,
  at,
  both,
  crime,
  DENS,
  DOCKS,
  dens,
  enough,
  funding,
  home,
  hopeless,
  type Kept,
  last,
  lay,
  objective,
  offered,
  plot,
  type Scene,
  TOWER,
} from './kept.ts';

/** The Agent goes to the Docks first, where nobody has anything to do. */
const tiles = { ...dens, [DOCKS]: { tile: crime(hopeless, {}) } };

/** The first gap of a Round: nobody has planned yet. */
const roundBegins = (scene: Scene) =>
  lay({ tiles, ...scene, stack: [{ phase: 'scheming', after: 'sweep' }] });
/** The gap before Deployments are funded. */
const beforeFares = (scene: Scene) =>
  lay({ tiles, phase: 1, ...scene, stack: [{ phase: 'phase', after: 'agents' }] });
/** The gap before objectives are claimed. */
const beforeClaims = (scene: Scene) =>
  lay({ tiles, phase: 4, ...scene, stack: [{ phase: 'monologuing', after: 'recall' }] });

/** Five who can do the Dens: they cost one Funding from Base. */
const five = { squads: [home('named', ...enough), home('fixer')] };
const four = { squads: [home('named', ...enough)] };
const goal = { goal: DENS };
const empty = { squads: [home('named')] };

/** The markers of seat 0 and of its team mate lie, one Funding is missing. */
const stranded = () =>
  beforeFares({ seats: [{ ...four, ...goal }, {}, { ...empty, has: { funding: 1 } }, {}] });

/** The Doomsday Mission needs both; the one who comes first in turn order can pay, the other one cannot. */
const pair = (money: number) =>
  funding(
    [
      { ...at(DOCKS, 'hacker', 'hacker'), goal: TOWER, has: { funding: money } },
      {},
      { ...at(DOCKS, 'fixer'), goal: TOWER },
      {},
    ],
    { tiles: { [DOCKS]: 'arms-dealing', [TOWER]: { tile: plot([0, 0, 5, 2]) } } },
  );
const errand = objective('job', 'errand', { vp: 3 }, has({ good: 'espionage', least: 2 }));
/** Seat 0 has nothing, Emerson of its team has plenty, and no Mission is in reach. */
const emerson = (triggers: number) =>
  roundBegins({
    seats: [
      empty,
      {},
      { ...empty, named: 'emerson-barlow', has: { funding: 4, espionage: 4, infamy: 1 } },
      {},
    ],
    fields: { triggers: [0, 0, triggers, 0] },
  });
const kluge = () =>
  beforeClaims({
    seats: [
      { has: { vp: 5 } },
      { has: { vp: 7 } },
      { named: 'archibald-kluge', gadgets: ['quantum-safe'], has: { vp: 4 } },
      {},
    ],
    fields: last,
  });
/** The team mate has all the Mission asks for but the Cunning of a Hacker. */
const apprentice = () =>
  roundBegins({
    seats: [
      { squads: [home('named', 'hacker')] },
      {},
      { squads: [home('named', 'soldier', 'thief')], has: { funding: 2 } },
      {},
    ],
  });

/** The same, where both have a Squad on one tile besides: they deal there, and Henchmen at Base are out of reach. */
const apart = () =>
  roundBegins({
    seats: [
      { squads: [home('named', 'hacker'), { at: DENS, of: ['fixer'] }] },
      {},
      { squads: [home('named', 'soldier', 'thief'), { at: DENS, of: ['fixer'] }], has: { funding: 2 } },
      {},
    ],
  });

const kept: readonly Kept[] = [
  ['without Funding asks to be taken along to the Mission that needs both', () => pair(1), 'ride', 2],
  [
    'has its team mate pay for both then',
    () => pair(1).answer(2, 'ride').answer(2, 'board 2 0').answer(2, 'board 0 0'),
    'pays 0 1',
    2,
  ],
  [
    'takes along the team mate who asks',
    () => pair(1).answer(2, 'ride').answer(2, 'board 2 0').answer(2, 'board 0 0').answer(2, 'pays 0 1'),
    'accept',
  ],
  ['asks nobody to take it along who cannot pay either', () => pair(0), 'decline', 2],
  ['asks its team mate for the fare that would leave its Squad behind', stranded, 'deal with 2'],
  ['asks for the Funding that it takes, and no more', () => stranded().answer(0, 'deal with 2'), 'want 0 1'],
  [
    'leaves the pair’s deal of the Phase alone where everybody can pay',
    () =>
      beforeFares({
        seats: [{ ...four, ...goal, has: { funding: 1 } }, {}, { ...empty, has: { funding: 3 } }, {}],
      }),
    'pass',
  ],
  [
    'keeps the Funding that its own way takes, though a team mate asks who goes nowhere',
    () => askedByMate(['Ask for 1 Funding'], [{ ...five, has: { funding: 1 } }, {}, empty, {}], { tiles }),
    'decline',
  ],
  [
    'asks for what its secret Side Job lacks, though its team mate comes first in turn order',
    () =>
      beforeClaims({
        seats: [{ has: { espionage: 1 } }, {}, { has: { espionage: 1 } }, {}],
        zones: { jobs: { 2: [errand] } },
        fields: last,
      }),
    'deal with 0',
    2,
  ],
  [
    'does not promise a Henchman at Base in a deal on a tile',
    () => apart().answer(0, 'deal with 2'),
    'decline',
  ],
  ['hands over the Henchman whom a Mission lacks', () => apprentice().answer(0, 'deal with 2'), 'give 9 1'],
  [
    'after the last Round gives all VP to the team mate whom being behind vexes',
    () => kluge().answer(0, 'deal with 2'),
    'give 5 5',
  ],
  ['does not deal with Emerson for little: it vexes him for good', () => emerson(0), 'pass'],
  ['deals with Emerson who is vexed already', () => emerson(4), 'deal with 2'],
  [
    'does not sell a rival the Soldier who stands beside it for an Infamy',
    () =>
      offered(
        ['Give 1 Infamy', 'Ask for 1 Soldier'],
        [at(DENS, 'soldier', 'thief'), ...both({}, { infamy: 3 }).slice(1)],
      ),
    'decline',
  ],
];

answeredRight(kept);

import type { Amounts } from '../../content/kinds.ts';
import { has } from '../../rules/conditions/has.ts';
import {
  agents,
  answeredRight,
  askedByMate,
  at,
  both,
  coordinating,
  crime,
  DENS,
  DOCKS,
  dens,
  enough,
  gap,
  type Kept,
  last,
  lay,
  objective,
  offered,
  open,
  sharing,
  squad,
} from './kept.ts';

/** The Agent comes to the Dens now, and goes on to the Docks. */
const guarded = {
  [DENS]: { tile: crime([4, 2, 0, 0], { funding: 3 }) },
  [DOCKS]: 'arms-dealing',
};

const harms: readonly Kept[] = [
  [
    'puts its half of the bribe forward where its team mate has the other',
    () =>
      agents(
        [
          { ...at(DENS, ...enough), has: { corruption: 1 } },
          {},
          { ...at(DENS, 'thief', 'thief'), has: { corruption: 1 } },
          {},
        ],
        { alerts: { interpol: 2 } },
      ),
    'pledge 1',
  ],
  [
    'pays what its team mate has left of the bribe',
    () =>
      agents(
        [
          { ...at(DENS, ...enough), has: { corruption: 1 } },
          {},
          { ...at(DENS, 'thief', 'thief'), has: { corruption: 1 } },
          {},
        ],
        { alerts: { interpol: 2 } },
      ).answer(0, 'pledge 1'),
    'pledge 1',
    2,
  ],
  [
    'calls a Squad home from a headquarters before the Security Sweep strikes it',
    () =>
      lay({
        seats: [at(0, 'soldier', 'thief'), {}],
        tiles: dens,
        alerts: { interpol: 2 },
        phase: 3,
        stack: ['monologuing'],
      }),
    'recall 1',
  ],
  [
    'pays off the Agent that would stop its Mission',
    () => agents([{ ...at(DENS, ...enough), goal: DENS, has: { corruption: 1, funding: 1 } }, {}]),
    'pledge 1',
  ],
  [
    'in the last Round keeps the Corruption that a Directive pays for rather than save a Thief',
    () =>
      agents([{ ...at(DENS, 'thief', 'thief'), has: { corruption: 3 } }, {}], {
        fields: last,
        phase: 3,
        zones: {
          directives: [
            open(objective('directive', 'order', { vp: 2 }, has({ good: 'corruption', least: 3 }))),
          ],
        },
      }),
    'pledge 0',
  ],
  [
    'loses a Thief, not its Named Henchman and all Infamy',
    () =>
      agents([{ ...at(DENS, 'named', 'thief', 'thief'), has: { infamy: 5 } }, {}], {
        zones: {
          directives: [open(objective('directive', 'order', { vp: 2 }, has({ good: 'infamy', least: 5 })))],
        },
      }),
    'lose 2 of 0',
  ],
  [
    'loses the Henchman its Mission does not need',
    () =>
      agents([{ ...at(DENS, 'soldier', 'soldier', 'fixer'), has: { funding: 1 } }, {}], {
        tiles: guarded,
        fields: { goals: [-1, DENS, -1, -1, -1, -1] },
      }),
    'lose 5 of 0',
  ],
  [
    'loses one of the Squad that stands idle, not of the one that is about to finish',
    () =>
      agents(
        [
          {
            squads: [squad(DENS, 'soldier', 'soldier'), squad(DENS, 'thief', 'thief')],
            has: { funding: 1 },
          },
          {},
        ],
        { tiles: guarded, fields: { goals: [-1, DENS, -1, -1, -1, -1] } },
      ),
    'lose 2 of 1',
  ],
  [
    'does not take a rival’s damage',
    () =>
      agents([at(DENS, 'soldier', 'thief', 'thief'), at(DENS, 'soldier', 'thief', 'thief')], {
        alerts: { interpol: 2 },
      })
        .answer(0, 'damage 0 0')
        .answer(0, 'damage 1 2'),
    'decline',
    1,
  ],
  [
    'takes its equal share',
    () =>
      agents([at(DENS, 'soldier', 'thief', 'thief'), at(DENS, 'soldier', 'thief', 'thief')], {
        alerts: { interpol: 2 },
      })
        .answer(0, 'damage 0 1')
        .answer(0, 'damage 1 1'),
    'accept',
    1,
  ],
  [
    'as Team Leader lays the odd damage on the rival',
    () => agents([at(DENS, 'soldier', 'thief'), at(DENS, 'soldier', 'thief')]).answer(0, 'decline'),
    'damage 1 1',
  ],
  [
    'sends the gas where rivals stand alone, not where a team mate stands with them',
    () =>
      coordinating(
        [
          { gadgets: ['neurotoxin'] },
          { squads: [squad(DENS, 'thief', 'thief', 'thief'), squad(DOCKS, 'soldier', 'soldier')] },
          at(DENS, 'soldier', 'soldier'),
          {},
        ],
        { tiles: { ...dens, [DOCKS]: 'arms-dealing' } },
      ).answer(0, 'Use Neurotoxin'),
    `spot ${DOCKS}`,
  ],
];

const lone = { infamy: 6, funding: 1 };
/** Three Soldiers and an Assassin against a Named Henchman alone, who stands idle. */
const raid = (theirs: Amounts) =>
  gap([at(DENS, 'soldier', 'soldier', 'soldier', 'assassin'), { ...at(DENS, 'named'), has: theirs }], [1, 0]);

const conflicts: readonly Kept[] = [
  [
    'comes in where its team mate attacks and it gets through as well',
    () =>
      gap(
        [
          at(DENS, 'soldier', 'soldier'),
          { ...at(DENS, 'named'), has: lone },
          at(DENS, 'soldier', 'soldier'),
          {},
        ],
        [1, 0, 1, 0],
      )
        .answer(0, 'attack 1')
        .answer(0, 'Done'),
    'enter',
    2,
  ],
  [
    'does not attack whom it cannot beat',
    () =>
      gap(
        [
          { ...at(DENS, 'named', 'thief'), has: { infamy: 3 } },
          { ...at(DENS, 'soldier', 'soldier', 'soldier', 'soldier'), has: { infamy: 6 } },
        ],
        [1, 1],
      ),
    'pass',
  ],
  ['attacks whom it surely beats, for six Infamy', () => raid(lone), 'attack 1'],
  [
    'strikes with its best and defends with the best of the others',
    () =>
      gap(
        [at(DENS, 'assassin', 'assassin', 'assassin'), { ...at(DENS, 'soldier'), has: { funding: 3 } }],
        [1, 1],
      ).answer(0, 'attack 1'),
    'fight 1 0',
  ],
  ['defends with its best', () => raid(lone).answer(0, 'attack 1').answer(0, 'fight 0 1'), 'fight 0 1'],
  [
    'of two Squads strikes the Named Henchman alone, who has much to lose',
    () =>
      gap(
        [
          at(DENS, 'soldier', 'soldier'),
          { squads: [squad(DENS, 'fixer', 'fixer'), squad(DENS, 'named')], has: { infamy: 6 } },
        ],
        [1, 0],
      )
        .answer(0, 'attack 1')
        .answer(0, 'fight 0 1')
        .answer(1, 'defend 0'),
    'strike 1 1',
  ],
  [
    'sends a Named Henchman home and takes all Infamy rather than steal one Funding',
    () =>
      gap([at(DENS, 'assassin', 'assassin'), { ...at(DENS, 'named'), has: lone }], [1, 0])
        .answer(0, 'attack 1')
        .answer(0, 'fight 1 0')
        .answer(1, 'defend 0'),
    'effect 2',
  ],
  [
    'claims what is worth most',
    () =>
      raid({ funding: 4, infamy: 2 })
        .answer(0, 'attack 1')
        .answer(0, 'fight 0 1')
        .answer(1, 'defend 3')
        .answer(0, 'Deal one damage'),
    'claim 0',
  ],
  [
    'parries for the Named Henchman with all Infamy, not for a Thief',
    () =>
      gap(
        [
          { squads: [squad(DENS, 'thief'), squad(DENS, 'named')], has: { infamy: 6 } },
          at(DENS, 'soldier', 'soldier'),
        ],
        [0, 1],
      )
        .answer(1, 'attack 0')
        .answer(1, 'fight 0 1')
        .answer(0, 'defend 1')
        .answer(1, 'strike 0 0')
        .answer(1, 'strike 0 1'),
    'parry 1 1',
  ],
  [
    'lets a Fixer be hit, not its Named Henchman',
    () =>
      gap(
        [{ ...at(DENS, 'named', 'fixer', 'fixer'), has: { infamy: 4 } }, at(DENS, 'soldier', 'soldier')],
        [0, 1],
      )
        .answer(1, 'attack 0')
        .answer(1, 'fight 0 1')
        .answer(0, 'defend 0')
        .answer(1, 'Deal one damage')
        .answer(1, 'Deal one damage'),
    'lose 5 of 0',
  ],
];

const deals: readonly Kept[] = [
  [
    'accepts a deal that is plainly better than none',
    () =>
      offered(
        ['Give 2 Funding', 'Give 2 Data Caches', 'Ask for 1 Infamy'],
        both({ infamy: 4 }, { funding: 3, data: 3 }),
      ),
    'accept',
  ],
  [
    'declines to give VP for Infamy in the last Round',
    () => offered(['Give 4 Infamy', 'Ask for 1 VP'], both({ vp: 3 }, { infamy: 6, vp: 5 }), { fields: last }),
    'decline',
  ],
  [
    'does not feed the leading rival',
    () =>
      offered(
        ['Give 1 Infamy', 'Ask for 2 Corruption'],
        [...both({ corruption: 2 }, { infamy: 2, vp: 12 }), {}],
        {
          zones: {
            directives: [
              open(objective('directive', 'order', { vp: 3 }, has({ good: 'corruption', least: 2 }))),
            ],
          },
          fields: last,
        },
      ),
    'decline',
  ],
  [
    'does not trade away what pays for the way to its Mission',
    () =>
      offered(
        ['Give 2 Infamy', 'Ask for 2 Funding'],
        [
          { ...at(DOCKS, ...enough), goal: DENS, has: { funding: 2 } },
          { ...at(DOCKS, 'soldier'), has: { infamy: 3, funding: 2 } },
        ],
        { tiles: { ...dens, [DOCKS]: 'arms-dealing' } },
      ),
    'decline',
  ],
  [
    'gives a team mate who has none of its many Funding',
    () => askedByMate(['Ask for 1 Funding'], [{ has: { funding: 6 } }, {}, {}, {}]),
    'accept',
  ],
  [
    'helps a team mate to the VP of a Directive in the last Round',
    () =>
      askedByMate(
        ['Ask for 1 Corruption'],
        [{ has: { corruption: 1 } }, {}, { has: { corruption: 2 } }, {}, {}, {}],
        {
          options: { teams: 2 },
          zones: {
            directives: [
              open(objective('directive', 'order', { vp: 3 }, has({ good: 'corruption', least: 3 }))),
            ],
          },
          fields: last,
        },
      ),
    'accept',
  ],
  [
    'splits with a rival in turn rather than lose half to the quarrel',
    () => sharing({ vp: 1, funding: 1, data: 1, espionage: 1 }),
    'share evenly',
  ],
  [
    'agrees to such a split',
    () => sharing({ vp: 1, funding: 1, data: 1, espionage: 1 }).answer(0, 'share evenly'),
    'accept',
    1,
  ],
  [
    'does not leave the whole Reward to a rival',
    () => sharing({ vp: 4 }).answer(0, 'All of it for Ann'),
    'decline',
    1,
  ],
];

answeredRight([...harms, ...conflicts, ...deals], {
  // Stealth sends who is alone home as well, and steals a Funding besides
  'defends with its best': 'fight 1 0',
  // The second success goes to the Named Henchman: one Fixer more is lost
  'of two Squads strikes the Named Henchman alone, who has much to lose': 'strike 1 0',
  // Four Infamy are less than the Fixer who would be lost in the place of a Named Henchman who only goes home
  'lets a Fixer be hit, not its Named Henchman': 'lose 6 of 0',
  // Before the Round is over the two deal again, for three
  'gives a team mate who has none of its many Funding': 'decline',
  // In turn the rival gets the VP
  'splits with a rival in turn rather than lose half to the quarrel': 'decline',
});

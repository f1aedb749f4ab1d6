import { completed } from '../../rules/conditions/completed.ts';
import { has } from '../../rules/conditions/has.ts';
import { stands } from '../../rules/conditions/stands.ts';
import {
  answeredRight,
  at,
  claims,
  coordinating,
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
  missions,
  objective,
  plot,
  squad,
  staging,
  TOWER,
  VAULT,
} from './kept.ts';

const deployments: readonly Kept[] = [
  [
    'sends the Squad that Completes the Mission, not the one that cannot',
    () => funding([{ squads: [home('soldier', 'soldier'), home(...enough)], goal: DENS }, {}]),
    'deploy 2',
  ],
  [
    'pays nothing for a Squad that cannot finish: the one that goes free is enough',
    () =>
      funding(
        [
          {
            squads: [squad(DOCKS, 'soldier', 'soldier', 'soldier', 'soldier'), home('thief')],
            goal: DENS,
            has: { funding: 2 },
          },
          {},
        ],
        {
          tiles: { ...dens, [DOCKS]: 'arms-dealing' },
        },
      ),
    'deploy 2',
  ],
  [
    'sends two Squads that finish only together',
    () => funding([{ squads: [home('soldier', 'thief'), home('hacker')], goal: DENS }, {}]),
    'deploy 3',
  ],
  [
    'pays for six who win VP together',
    () =>
      funding(
        [
          {
            squads: [home('named', 'thief', 'thief'), home('hacker', 'hacker', 'hacker')],
            goal: TOWER,
            has: { funding: 2 },
          },
          {},
        ],
        { tiles: { [TOWER]: { tile: plot([0, 7, 8, 0]) } } },
      ),
    'deploy 3',
  ],
  [
    'sends one who can be spared where a strong rival waits and nothing is to be had',
    () =>
      funding([
        { squads: [home('named', 'soldier'), home('thief')], goal: DENS, has: { infamy: 5 } },
        {
          ...at(DENS, 'named', 'soldier', 'soldier', 'soldier', 'assassin'),
          goal: DENS,
          has: { funding: 2 },
        },
      ]),
    'deploy 2',
  ],
  [
    'sends the Squad that its team mate lacks',
    () =>
      funding(
        [
          { squads: [home('soldier', 'soldier'), home('hacker', 'hacker')], goal: TOWER },
          {},
          { squads: [home('fixer', 'fixer')], goal: TOWER },
          {},
        ],
        { tiles: { [TOWER]: { tile: plot([0, 0, 5, 4]) } } },
      ),
    'deploy 2',
  ],
  [
    'takes a team mate along who cannot pay, for the same fare, where the Mission needs both',
    () =>
      funding(
        [
          { ...at(DOCKS, 'hacker', 'hacker'), goal: TOWER, has: { funding: 1 } },
          {},
          { ...at(DOCKS, 'fixer'), goal: TOWER },
          {},
        ],
        { tiles: { [DOCKS]: 'arms-dealing', [TOWER]: { tile: plot([0, 0, 5, 2]) } } },
      ).answer(2, 'Do nothing'),
    'ride',
  ],
  [
    'comes along where the team mate pays',
    () =>
      funding(
        [
          { ...at(DOCKS, 'hacker'), goal: DENS, has: { funding: 1 } },
          {},
          { ...at(DOCKS, 'soldier'), goal: DENS, has: { funding: 1 } },
          {},
        ],
        { tiles: { ...dens, [DOCKS]: 'arms-dealing' } },
      )
        .answer(0, 'ride')
        .answer(0, 'board 0 0')
        .answer(0, 'board 2 0')
        .answer(0, 'pays 0 1'),
    'accept',
    2,
  ],
  [
    'pays no rival’s fare',
    () =>
      funding(
        [
          { ...at(DOCKS, 'hacker', 'hacker', 'hacker', 'hacker'), goal: DENS, has: { funding: 2 } },
          { ...at(DOCKS, 'soldier'), goal: DENS, has: { funding: 2 } },
        ],
        { tiles: { ...dens, [DOCKS]: 'arms-dealing' } },
      )
        .answer(0, 'ride')
        .answer(0, 'board 0 0')
        .answer(0, 'board 1 0')
        .answer(0, 'pays 1 2'),
    'decline',
    1,
  ],
];

const markers: readonly Kept[] = [
  [
    'puts its marker where its Squad Completes the Mission, not on what pays more and is out of reach',
    () =>
      staging([{ squads: [home('named', ...enough)], has: { funding: 1 } }, {}], {
        ...dens,
        [DOCKS]: { tile: crime(hopeless, { vp: 3, funding: 5 }) },
      }),
    `stage marker-1 at ${DENS}`,
  ],
  [
    'in the last Round goes for the VP with its only trip, in the Phase without the Agent',
    () =>
      staging(
        [at(DOCKS, 'named', 'thief', 'hacker'), {}],
        {
          [DOCKS]: { tile: crime(hopeless, {}) },
          [DENS]: { tile: crime([0, 2, 2, 0], { data: 4, corruption: 4 }) },
          [TOWER]: { tile: plot(hopeless, { vp: 4 }, 'far') },
          [VAULT]: { tile: plot([0, 3, 3, 0], { vp: 3 }) },
        },
        { agents: [0, TOWER], fields: last, alerts: { cia: 1 } },
      )
        .answer(0, 'stage marker-1 at base of 0')
        .answer(1, 'stage marker-1 at base of 1'),
    `stage marker-2 at ${VAULT}`,
  ],
  [
    'meets its team at the Doomsday Mission that none of it can alone',
    () =>
      staging(
        [
          { squads: [home('named', 'hacker', 'hacker')], has: { funding: 3 } },
          {},
          { squads: [home('named', 'fixer', 'fixer')], has: { funding: 3 } },
          {},
        ],
        { [TOWER]: { tile: plot([0, 2, 6, 4]) }, [VAULT]: { tile: plot(hopeless, { vp: 4 }, 'far') } },
        { agents: [0, TOWER], alerts: { cia: 1 } },
      ),
    `stage marker-1 at ${TOWER}`,
  ],
  [
    'meets it from the third seat of the team, too',
    () =>
      staging(
        [
          { squads: [home('named', 'hacker', 'hacker')], has: { funding: 3 } },
          {},
          { squads: [home('named', 'fixer', 'fixer')], has: { funding: 3 } },
          {},
          { squads: [home('named', 'soldier', 'soldier')], has: { funding: 3 } },
          {},
        ],
        { [TOWER]: { tile: plot([4, 2, 6, 4]) }, [VAULT]: { tile: plot(hopeless, { vp: 4 }, 'far') } },
        { agents: [0, TOWER], alerts: { cia: 1 } },
      ),
    `stage marker-1 at ${TOWER}`,
    4,
  ],
  [
    'in the last Phase of the last Round flies to the Mission with VP',
    () =>
      lay({
        seats: [
          { squads: [home('named', ...enough)], gadgets: ['jet-pack'], goal: DENS, has: { funding: 1 } },
          {},
        ],
        tiles: {
          ...dens,
          [TOWER]: { tile: plot([1, 3, 3, 0], { vp: 3 }) },
          [VAULT]: { tile: plot(hopeless, { vp: 4 }, 'far') },
        },
        agents: [0, TOWER],
        phase: 3,
        fields: last,
        stack: ['agents'],
      }),
    `redirect 0 to ${TOWER}`,
  ],
];

const works: readonly Kept[] = [
  [
    'in the last Phase of the last Round takes the Spoils that a Side Job asks for rather than make one more',
    () =>
      lay({
        seats: [at(DENS, ...enough), {}],
        tiles: {
          [DENS]: {
            tile: { ...crime([0, 0, 0, 0], {}), spoils: ['funding'] },
            status: 'completed',
            alerts: 2,
          },
        },
        phase: 3,
        zones: { jobs: { 0: [objective('job', 'errand', { vp: 2 }, has({ good: 'funding', least: 2 }))] } },
        fields: { acting: [1, 0], ...last },
        stack: ['spoils'],
      }),
    'collect',
  ],
  [
    'Completes alone what it can, and shuts the rival out',
    () => missions([at(DENS, ...enough), at(DENS, 'soldier')], [1, 1]),
    'alone',
  ],
  [
    'at a table of three teams joins a rival where neither can alone',
    () =>
      missions([at(TOWER, 'thief', 'thief'), at(TOWER, 'hacker', 'hacker'), {}], [1, 1, 0], {
        tiles: { [TOWER]: { tile: plot([0, 4, 5, 0]) } },
      }),
    'complete',
  ],
  [
    'Collects before the rival who stands there does',
    () =>
      lay({
        seats: [at(DENS, ...enough), at(DENS, 'soldier')],
        tiles: {
          [DENS]: {
            tile: crime([0, 0, 0, 0], {}, { spoils: ['funding', 'thief'] }),
            status: 'completed',
            alerts: 3,
          },
        },
        phase: 3,
        fields: { acting: [1, 1] },
        stack: ['spoils'],
      }),
    'collect',
  ],
  [
    'takes a Henchman early in the game while it has few, not an Infamy',
    () =>
      lay({
        seats: [at(DENS, 'thief'), {}],
        tiles: {
          [DENS]: {
            tile: crime(hopeless, {}, { spoils: ['infamy', 'soldier'] }),
            status: 'completed',
            alerts: 2,
          },
        },
        phase: 1,
        fields: { acting: [1, 0] },
        stack: ['spoils'],
      }).answer(0, 'Collect'),
    'take 6',
  ],
  [
    'claims the Directive that pays most',
    () =>
      claims([
        objective('directive', 'small', { vp: 1 }),
        objective('directive', 'large', { vp: 3 }),
        objective('directive', 'middling', { vp: 2 }),
      ]),
    'claim card large',
  ],
  [
    'in the last Round claims VP, not Resources',
    () =>
      claims(
        [
          objective('directive', 'rich', { vp: 1, funding: 6, data: 4 }),
          objective('directive', 'famous', { vp: 2 }),
        ],
        last,
      ),
    'claim card famous',
  ],
  [
    'recalls Squads that stood where a Side Job asks for them: it is met',
    () =>
      lay({
        seats: [{ squads: [squad(DENS, 'soldier'), squad(DOCKS, 'thief')] }, {}],
        tiles: { ...dens, [DOCKS]: 'arms-dealing' },
        phase: 3,
        zones: { jobs: { 0: [objective('job', 'errand', { vp: 2 }, stands({ on: 'anywhere', least: 2 }))] } },
        stack: ['monologuing'],
      }),
    'recall 3',
  ],
];

const schemes: readonly Kept[] = [
  [
    'builds a useful Gadget that it can pay for',
    () =>
      coordinating([{ squads: [home('named', 'thief', 'hacker')], has: { data: 2 } }, {}], {
        zones: { research: ['hypnotic-spray'] },
      }),
    'build hypnotic-spray',
  ],
  [
    'spends no VP on a Henchman in the last Round',
    () =>
      coordinating([{ squads: [home('named', 'thief', 'hacker')], has: { vp: 3 } }, {}], { fields: last }),
    'done',
  ],
  [
    'does not plot away the Espionage that its Side Job asks for',
    () =>
      coordinating([{ squads: [home('named', 'thief', 'hacker')], has: { espionage: 2 } }, {}], {
        tiles: { ...dens, [TOWER]: { tile: 'corrupt-the-un', status: 'inactive' } },
        zones: {
          jobs: { 0: [objective('job', 'errand', { vp: 3 }, has({ good: 'espionage', least: 2 }))] },
          jobDeck: ['nightlife', 'war-chest', 'dead-drops'],
        },
        fields: last,
      }),
    'done',
  ],
  [
    'keeps the Side Job that it has met already, not one as dear that is far off',
    () =>
      coordinating([{ squads: [home('named', 'thief', 'hacker')], has: { espionage: 1, funding: 5 } }, {}], {
        zones: {
          jobDeck: [
            objective('job', 'far', { vp: 2 }, has({ good: 'data', least: 6 })),
            objective('job', 'near', { vp: 2 }, has({ good: 'funding', least: 4 })),
            objective('job', 'vague', { vp: 2 }, completed({ least: 3 })),
          ],
        },
      }).answer(0, 'plot job'),
    'keep near',
  ],
  [
    'lays a Doomsday Mission open while none is',
    () =>
      coordinating([{ squads: [home('named', 'thief', 'hacker')], has: { espionage: 1 } }, {}], {
        tiles: { ...dens, [TOWER]: { tile: 'corrupt-the-un', status: 'inactive' } },
      }),
    `reveal ${TOWER}`,
  ],
  [
    'prints money while it has none to deploy with',
    () =>
      coordinating([
        { squads: [home('named', 'thief', 'hacker')], has: { data: 1 }, gadgets: ['money-press'] },
        {},
      ]).answer(0, 'Use Money Press'),
    'do it',
  ],
];

answeredRight([...deployments, ...markers, ...works, ...schemes], {
  // A playout ends with the Round; what is laid open pays later
  'lays a Doomsday Mission open while none is': 'done',
});

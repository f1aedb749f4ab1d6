import { CYBORG, crisis, faceUp, league, SUPERMAN } from '../../tables.ts';
import { BATMAN, DIANA, darkseids, going, type Kept, planning, points, supermans } from './tables.ts';

/** What heroes do with powers of their own. */
export const powers: readonly Kept[] = [
  [
    'Superman, once wounded, does not burn himself up for one ability of three',
    () =>
      league({
        tiles: { gotham: faceUp(crisis('big', { cost: 1, strength: 8, agility: 8, tech: 8 })) },
        laid: { [SUPERMAN]: ['solar-flare'] },
        fields: { wounds: [1, 0, 0] },
      }),
    'decline',
  ],
  [
    'Superman burns himself up for the ability that wins the game',
    () =>
      league({
        tiles: { gotham: faceUp(crisis('last', { cost: 2, strength: 9 })) },
        laid: { [SUPERMAN]: ['solar-flare'] },
        thwarted: points(10),
        fields: { wounds: [1, 0, 0] },
      }),
    'carry out solar-flare',
  ],
  [
    'Superman freezes the crisis that would be completed and lose the game',
    () =>
      planning({
        seats: 4,
        tiles: { gotham: faceUp(crisis('doom', { cost: 3, strength: 12 })) },
        stages: { gotham: 3 },
        tokens: { [SUPERMAN]: [0, 3, 2] },
        hand: { [SUPERMAN]: [...supermans, 'arctic-breath'], 3: darkseids },
        completed: points(9),
        thwarted: points(9),
      }),
    'choose arctic-breath',
  ],
  [
    'Cyborg sets back the crisis that is ripe, not the one that has just begun',
    () =>
      league(
        going({
          tiles: { gotham: crisis('young', { cost: 2 }), bialya: crisis('ripe', { cost: 2 }) },
          stages: { gotham: 1, bialya: 3 },
          laid: { [CYBORG]: ['uplink'] },
          completed: points(10),
          thwarted: points(9),
        }),
      ).answer(CYBORG, 'carry out'),
    'crisis in bialya',
    CYBORG,
  ],
  [
    'Cyborg goes where his tech is enough, not where strength is asked for',
    () =>
      league({
        tiles: {
          fortress: faceUp(crisis('wall', { cost: 2, strength: 7 })),
          atlantis: faceUp(crisis('code', { cost: 2, tech: 5 })),
        },
        tokens: { [CYBORG]: [3, 2, 5] },
        laid: { [CYBORG]: ['jump-jets'] },
      }).answer(CYBORG, 'carry out'),
    'go to atlantis',
    CYBORG,
  ],
  [
    'Batman pays to cancel the Triumph that would win',
    () =>
      league({
        seats: 4,
        tiles: { bialya: crisis('ripe', { cost: 3 }) },
        stages: { bialya: 3 },
        tokens: { [BATMAN]: [2, 4, 4] },
        completed: points(9),
        laid: { [BATMAN]: ['contingency-plan'], 3: ['triumph', 'apokolips'] },
      }),
    'do it',
    BATMAN,
  ],
  [
    'Batman keeps his tokens where there is nothing worth cancelling',
    () =>
      league({
        seats: 4,
        tokens: { [BATMAN]: [2, 4, 4] },
        laid: { [BATMAN]: ['contingency-plan'], 3: ['triumph', 'apokolips'] },
      }),
    'decline',
    BATMAN,
  ],
  [
    'Wonder Woman, twice wounded, pays Bernadeth in tokens, not in blood',
    () =>
      league({
        seats: 5,
        at: { [DIANA]: 'gotham', [SUPERMAN]: 'bialya' },
        tiles: { gotham: 'bernadeth' },
        tokens: { [DIANA]: [4, 4, 2] },
        laid: { [DIANA]: ['sword-and-shield'] },
        fields: { wounds: [0, 0, 0, 2, 0] },
      }).answer(DIANA, 'carry out'),
    'choose the second',
    DIANA,
  ],
  [
    'Superman overcomes for nothing the ability for which he lacks the tokens',
    () =>
      league({
        tiles: { gotham: faceUp(crisis('big', { cost: 3, strength: 5, tech: 4 })) },
        tokens: { [SUPERMAN]: [5, 3, 0] },
        laid: { [SUPERMAN]: ['solar-flare'] },
      }).answer(SUPERMAN, 'carry out'),
    'overcome 2',
  ],
  [
    'Superman pays Desaad with the strength that Desaad does not ask for',
    () =>
      league({
        tiles: { gotham: 'desaad' },
        tokens: { [SUPERMAN]: [5, 3, 2] },
        laid: { [SUPERMAN]: ['man-of-steel'] },
      }).answer(SUPERMAN, 'carry out'),
    'spend 0',
  ],
  [
    'Cyborg plans to set back, from afar, the crisis that would be completed and lose the game',
    () =>
      planning(
        going({
          tiles: {
            gotham: faceUp(crisis('doom', { cost: 3, strength: 9 })),
            fortress: faceUp(crisis('easy', { tech: 4 })),
          },
          stages: { gotham: 3 },
          tokens: { [CYBORG]: [3, 2, 5] },
          hand: { [CYBORG]: ['jump-jets', 'white-noise', 'boom-tube', 'uplink'] },
          completed: points(9),
          thwarted: points(9),
        }),
      ),
    'choose uplink',
    CYBORG,
  ],
  [
    'Batman buries the dearest of Darkseid’s crises',
    () =>
      league({
        seats: 4,
        laid: { [BATMAN]: ['interrogation'] },
        crises: ['kanto', 'omega-engine', 'desaad'],
      }).answer(BATMAN, 'carry out'),
    'bury omega-engine',
    BATMAN,
  ],
];

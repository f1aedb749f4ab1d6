import { VILLAIN_CARD } from '../../../rules/board.ts';
import { CYBORG, crisis, DARKSEID, faceUp, league, SUPERMAN } from '../../tables.ts';
import { darkseids, going, type Kept, points, scheming, triumphing } from './tables.ts';

/** What Darkseid sees. */
export const darkseid: readonly Kept[] = [
  [
    'plays the Ultimate Goal that is reached',
    () =>
      scheming({
        hand: { [DARKSEID]: [...darkseids, 'fall-of-the-league'] },
        fields: { heroesDefeated: 3, energy: 6 },
      }).answer(DARKSEID, 'choose grand-design'),
    'choose fall-of-the-league',
  ],
  [
    'carries it out',
    () => league({ laid: { [DARKSEID]: ['fall-of-the-league'] }, fields: { heroesDefeated: 3 } }),
    'carry out fall-of-the-league',
  ],
  [
    'keeps a Goal that is far in his hand',
    () =>
      scheming({
        tiles: { bialya: crisis('ripe', { cost: 2 }) },
        stages: { bialya: 3 },
        hand: { [DARKSEID]: ['triumph', 'fall-of-the-league'] },
      }).answer(DARKSEID, 'choose triumph'),
    'choose apokolips',
  ],
  [
    'plays Triumph where a ripe crisis wins the game',
    () =>
      scheming({
        tiles: { bialya: crisis('ripe', { cost: 3 }) },
        stages: { bialya: 3 },
        hand: { [DARKSEID]: darkseids },
        completed: points(9),
        fields: { energy: 6 },
      }).answer(DARKSEID, 'choose grand-design'),
    'choose triumph',
  ],
  [
    'completes the crisis that wins',
    () =>
      triumphing({
        tiles: { bialya: crisis('ripe', { cost: 3 }), gotham: crisis('small', { cost: 1 }) },
        stages: { bialya: 3, gotham: 3 },
        completed: points(9),
      }),
    'crisis in bialya',
  ],
  [
    'advances the crisis that no hero is near, not the one that two heroes are about to thwart',
    () =>
      league({
        at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham' },
        tiles: {
          gotham: faceUp(crisis('besieged', { cost: 2, strength: 4 })),
          bialya: crisis('quiet', { cost: 2 }),
        },
        stages: { gotham: 1, bialya: 1 },
        laid: { [DARKSEID]: ['grand-design'] },
        fields: { energy: 2 },
      }).answer(DARKSEID, 'carry out'),
    'crisis in bialya',
  ],
  [
    'ripens the dearer of two crises',
    () =>
      league(
        going({
          tiles: { themyscira: crisis('dear', { cost: 4 }), bialya: crisis('cheap', { cost: 1 }) },
          stages: { themyscira: 2, bialya: 2 },
          laid: { [DARKSEID]: ['grand-design'] },
          fields: { energy: 2 },
        }),
      ).answer(DARKSEID, 'carry out'),
    'crisis in themyscira',
  ],
  [
    'strikes the hero who has two wounds, not the one who has none',
    () =>
      league({
        at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
        laid: { [DARKSEID]: ['omega-beams'] },
        fields: { wounds: [0, 2, 0] },
      }).answer(DARKSEID, 'carry out'),
    'hero 1',
  ],
  [
    'teleports to the wounded hero whom Crush will defeat',
    () =>
      league({
        at: { [SUPERMAN]: 'gotham', [CYBORG]: 'markovia' },
        laid: { [DARKSEID]: ['teleport', 'crush'] },
        completed: points(11),
        fields: { wounds: [0, 1, 0], energy: 4 },
      }),
    'go to markovia',
  ],
  [
    'goes home for energy when all is used up',
    () =>
      scheming({
        hand: { [DARKSEID]: ['teleport', 'grand-design'] },
        spent: { [DARKSEID]: ['triumph', 'crush', 'omega-beams', 'personal-command'] },
        fields: { energyUsed: 6 },
      }).answer(DARKSEID, 'choose teleport'),
    'choose apokolips',
  ],
  [
    'plays crises where the last on the map is about to be thwarted',
    () =>
      scheming({
        at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham' },
        tiles: { 'nanda-parbat': undefined, gotham: faceUp(crisis('last', { cost: 2, strength: 4 })) },
        tokens: { [SUPERMAN]: [5, 3, 2], [CYBORG]: [3, 2, 5] },
        hand: { [DARKSEID]: darkseids },
        crises: ['kanto', 'desaad'],
        deck: ['brainiac', 'mother-box', 'hunger-dogs'],
        fields: { energy: 6 },
      }).answer(DARKSEID, 'choose grand-design'),
    'choose scheme',
  ],
  [
    'plays Intergang in Metropolis, where it is cheaper and no hero is near',
    () =>
      league({
        at: { [SUPERMAN]: 'themyscira', [CYBORG]: 'bialya' },
        laid: { [DARKSEID]: ['scheme'] },
        crises: ['intergang'],
        fields: { energy: 6 },
      }).answer(DARKSEID, 'carry out'),
    'place intergang in metropolis',
  ],
  [
    'heals when one more ability would defeat him',
    () =>
      league(
        going({
          at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
          laid: { [DARKSEID]: ['apokolips'] },
          thwarted: points(10),
          fields: { overcome: [VILLAIN_CARD, 0, 0, VILLAIN_CARD, 1, 0] },
        }),
      )
        .answer(DARKSEID, 'carry out')
        .answer(DARKSEID, 'decline'),
    'heal',
  ],
  [
    'rises in level when he can pay for it',
    () => league({ stack: { [DARKSEID]: ['legion'] }, fields: { xp: [0, 0, 1] }, from: ['train'] }),
    'learn legion',
  ],
  [
    'does not expose himself with Crush where there is nobody to strike',
    () =>
      scheming({
        at: { [SUPERMAN]: 'watchtower', [CYBORG]: 'watchtower' },
        tiles: { bialya: crisis('young', { cost: 3 }) },
        hand: { [DARKSEID]: ['crush', 'grand-design'] },
        fields: { energy: 4, energyUsed: 2 },
      }).answer(DARKSEID, 'choose grand-design'),
    'choose apokolips',
  ],
  [
    'wins against four heroes by the defeat of the one who has two wounds',
    () =>
      league({
        seats: 5,
        at: { 0: 'gotham', 1: 'gotham', 2: 'gotham', 3: 'gotham', 4: 'gotham' },
        laid: { 4: ['omega-beams'] },
        completed: points(11),
        fields: { wounds: [1, 0, 1, 2, 0] },
      }).answer(4, 'carry out'),
    'hero 3',
    4,
  ],
];

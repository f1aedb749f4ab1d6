import { abilities } from '../../../content/kinds.ts';
import { VILLAIN_CARD } from '../../../rules/board.ts';
import { CYBORG, crisis, DARKSEID, faceUp, league, SUPERMAN } from '../../tables.ts';
import {
  both,
  cancelling,
  confronting,
  flying,
  going,
  hit,
  type Kept,
  planning,
  points,
  supermans,
} from './tables.ts';

/** What any hero sees; Superman is asked unless a seat is named. */
export const heroes: readonly Kept[] = [
  [
    'confronts the crisis that wins the game',
    () =>
      planning({
        tiles: { gotham: faceUp(crisis('last', { cost: 2, strength: 4 })) },
        tokens: { [SUPERMAN]: [5, 3, 2] },
        hand: { [SUPERMAN]: supermans },
        thwarted: points(10),
      }),
    'choose man-of-steel',
  ],
  [
    'goes home when no token is left and two wounds hurt',
    () =>
      planning({
        tiles: { gotham: faceUp(crisis('trouble', { cost: 2, strength: 4 })) },
        hand: { [SUPERMAN]: supermans },
        fields: { used: [5, 3, 2], wounds: [2, 0, 0] },
      }),
    'choose superman-watchtower',
  ],
  [
    'wounded, does not walk to where Darkseid stands',
    () =>
      flying(
        { cost: 2, strength: 4 },
        { cost: 2, strength: 4 },
        {
          at: { [DARKSEID]: 'fortress' },
          fields: { wounds: [2, 0, 0] },
        },
      ),
    'go to atlantis',
  ],
  [
    'wounded, does not roll where Darkseid stands for a crisis of little worth',
    () =>
      confronting(
        { at: { [DARKSEID]: 'gotham' }, fields: { wounds: [2, 0, 0] }, tokens: { [SUPERMAN]: [2, 0, 0] } },
        5,
      ),
    'done',
  ],
  [
    'flies to the crisis that loses the game next round, not to the dearer one',
    () =>
      flying(
        { cost: 4, strength: 4 },
        { cost: 3, strength: 5 },
        { stages: { atlantis: 3 }, completed: points(9) },
      ),
    'go to atlantis',
  ],
  [
    'stays by the crisis that loses the game next round, though only the die can help',
    () =>
      planning({
        tiles: { gotham: faceUp(crisis('doom', { cost: 3, strength: 8 })), fortress: faceUp(crisis('easy')) },
        stages: { gotham: 3 },
        tokens: { [SUPERMAN]: [5, 3, 2] },
        hand: { [SUPERMAN]: supermans },
        completed: points(9),
      }),
    'choose man-of-steel',
  ],
  ['pays in full where the tokens are enough, and does not roll', () => confronting(), 'strength with 4'],
  [
    'pays in full beside Darkseid, too',
    () => confronting({ at: { [DARKSEID]: 'gotham' }, fields: { wounds: [2, 0, 0] } }),
    'strength with 4',
  ],
  [
    'rolls with all it has when the crisis would lose the game this round',
    () =>
      confronting(
        going({
          stages: { gotham: 3 },
          completed: points(10),
          thwarted: points(9),
          tokens: { [SUPERMAN]: [2, 0, 0] },
          laid: { [SUPERMAN]: [hit()], [DARKSEID]: ['triumph', 'apokolips'] },
        }),
      ),
    'strength with 2',
  ],
  [
    'does not roll where a third wound gives Darkseid the last VP',
    () =>
      confronting(
        going({
          completed: points(11),
          thwarted: points(9),
          fields: { wounds: [2, 0, 0] },
          tokens: { [SUPERMAN]: [2, 0, 0] },
        }),
      ),
    'done',
  ],
  ['waits for the hero with whom it is sure', () => both(), 'wait for 1'],
  ['does not wait for a hero who has no token', () => both([0, 0, 0]), 'strength with 3'],
  ['does not wait where it is sure alone', () => both([3, 0, 3], 3), 'strength with 3'],
  [
    'agrees to confront together where that makes it sure',
    () => both().answer(SUPERMAN, 'wait for 1'),
    'accept',
    CYBORG,
  ],
  [
    'does not agree to wait where it adds nothing',
    () => both([0, 0, 5]).answer(SUPERMAN, 'wait for 1'),
    'decline',
    CYBORG,
  ],
  [
    'tries together what neither overcomes alone',
    () => both().answer(SUPERMAN, 'wait for 1').answer(CYBORG, 'accept'),
    'together 0',
    CYBORG,
  ],
  [
    'adds what makes the attempt sure',
    () =>
      both()
        .answer(SUPERMAN, 'wait for 1')
        .answer(CYBORG, 'accept')
        .answer(CYBORG, 'together 0')
        .answer(CYBORG, 'add 3'),
    'add 3',
  ],
  [
    'cancels the Triumph that would win, not Apokolips',
    () =>
      cancelling(['triumph', 'apokolips'], {
        tiles: { bialya: faceUp(crisis('ripe', { cost: 3 })) },
        stages: { bialya: 3 },
        completed: points(9),
      }),
    'cancel triumph',
  ],
  [
    'cancels the Ultimate Goal that is reached',
    () =>
      cancelling(['triumph', 'fall-of-the-league'], {
        tiles: { bialya: crisis('ripe', { cost: 1 }) },
        stages: { bialya: 3 },
        fields: { heroesDefeated: 3 },
      }),
    'cancel fall-of-the-league',
  ],
  [
    'cancels the Triumph that would win, not a Goal that is far',
    () =>
      cancelling(['triumph', 'fall-of-the-league'], {
        tiles: { bialya: faceUp(crisis('ripe', { cost: 3 })) },
        stages: { bialya: 3 },
        completed: points(9),
      }),
    'cancel triumph',
  ],
  [
    'cancels Crush, which would strike it down, not a Triumph with nothing to complete',
    () => cancelling(['triumph', 'crush'], { fields: { wounds: [1, 0, 0], energy: 4 } }),
    'cancel crush',
  ],
  [
    'defeats Darkseid for the last two VP rather than confront a crisis',
    () =>
      league({
        at: { [DARKSEID]: 'gotham' },
        tiles: { gotham: faceUp(crisis('trouble', { cost: 1, strength: 4 })) },
        tokens: { [SUPERMAN]: [5, 0, 0] },
        thwarted: points(10),
        laid: { [SUPERMAN]: [hit()], [DARKSEID]: ['crush'] },
        fields: {
          exposed: true,
          overcome: [
            VILLAIN_CARD,
            abilities.indexOf('agility'),
            1,
            VILLAIN_CARD,
            abilities.indexOf('tech'),
            1,
          ],
        },
      }),
    'confront darkseid',
  ],
  [
    'takes the crisis that wins rather than an ability of Darkseid',
    () =>
      league({
        at: { [DARKSEID]: 'gotham' },
        tiles: { gotham: faceUp(crisis('last', { cost: 2, strength: 5 })) },
        tokens: { [SUPERMAN]: [5, 0, 0] },
        thwarted: points(10),
        laid: { [SUPERMAN]: [hit()], [DARKSEID]: ['crush'] },
        fields: { exposed: true },
      }),
    'confront crisis in gotham',
  ],
  [
    'learns a power it can afford',
    () => league({ stack: { [SUPERMAN]: ['solar-flare'] }, fields: { xp: [1, 0, 0] }, from: ['train'] }),
    'learn solar-flare',
  ],
  [
    'stays with the crisis it can thwart when Cyborg opens a way to nothing',
    () =>
      league({
        tiles: { gotham: faceUp(crisis('trouble', { cost: 2, strength: 4 })) },
        tokens: { [SUPERMAN]: [5, 0, 0] },
        laid: { [SUPERMAN]: ['man-of-steel'], [CYBORG]: ['boom-tube'] },
      }).answer(CYBORG, 'go to themyscira'),
    'decline',
  ],
  [
    'gives up a power of no use rather than suffer the wounds that defeat him',
    () =>
      league({
        at: { [DARKSEID]: 'gotham' },
        laid: { [SUPERMAN]: ['man-of-steel'], [DARKSEID]: ['whispers'] },
        fields: { wounds: [1, 0, 0] },
      }).answer(DARKSEID, 'carry out'),
    'choose the first',
  ],
];

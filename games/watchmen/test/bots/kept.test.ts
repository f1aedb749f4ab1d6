import { expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { destroy } from '../../rules/verbs/destroy.ts';
import { discard } from '../../rules/verbs/discard.ts';
import { disintegrate } from '../../rules/verbs/disintegrate.ts';
import { gain } from '../../rules/verbs/gain.ts';
import { challenge, five, many, plain, plotted, type Table, turn, underKeaneAct, watch } from '../tables.ts';

const aHero = { n: 1, which: { types: ['hero'] } };
const rich = { power: 12 };

/** Seat 0 is the Secret Mastermind, and hides. */
const evil = { mastermind: 0 } as const;
/** It is known. */
const known = { ...evil, ...plotted, plot: { 1: 'long-winter', 2: 'blue-light' } } as const;

const disintegrating = (position = {}) =>
  underKeaneAct({ hand: ['disintegration'], deck: many(9, 'punch'), ...position }).answer(
    0,
    'play disintegration',
  );

/** A card made up for a test is played: this is what it says. */
const played = (says: object, position = {}) =>
  turn({ hand: [plain('card', 3, { play: [says] })], lineUp: five, ...position }).answer(0, 'play card');

type Kept = readonly [what: string, table: () => Table, chosen: string, seat?: number];

const kept: readonly Kept[] = [
  ['Loyal, destroys the Challenge with Disintegration', () => disintegrating(), 'do it'],
  [
    'the Mastermind who hides keeps Disintegration: it would beat a Challenge',
    () => disintegrating(evil),
    'decline',
  ],
  [
    'the Mastermind does not beat the last Challenge by its own hand',
    () => disintegrating({ ...evil, challengeStack: [] }),
    'decline',
  ],
  ['the revealed Mastermind uses Disintegration', () => disintegrating(known), 'do it'],
  [
    'the revealed Mastermind destroys a player, never a Challenge',
    () => disintegrating(known).answer(0, 'do it'),
    'destroy player 1',
  ],
  [
    'the revealed Mastermind destroys the last Loyal player and wins',
    () =>
      underKeaneAct({
        ...known,
        seats: 2,
        plot: { 1: 'long-winter' },
        hand: [plain('the-end', 9, { play: [disintegrate()] })],
      }).answer(0, 'play the-end'),
    'destroy player 1',
  ],
  [
    'the revealed Mastermind keeps Disintegration where the last Loyal player is spared',
    () => disintegrating({ ...known, seats: 2, plot: { 1: 'long-winter' } }),
    'decline',
  ],
  [
    'Loyal, looks into the Dossier while the roles are secret',
    () => underKeaneAct({ hand: ['dossier'] }).answer(0, 'play dossier'),
    'do it',
  ],
  [
    'the Mastermind has nothing to learn from the Dossier',
    () => underKeaneAct({ ...evil, hand: ['dossier'] }).answer(0, 'play dossier'),
    'decline',
  ],
  [
    'Loyal, contributes with the Owlship what the Challenge lacks, not what it has',
    () =>
      underKeaneAct({ hand: ['owlship'], discard: ['kick', 'lasso-of-truth'], contributed: ['kick'] }).answer(
        0,
        'play owlship',
      ),
    'contribute lasso-of-truth',
  ],
  [
    'the revealed Mastermind contributes nothing with the Owlship',
    () => underKeaneAct({ ...known, hand: ['owlship'], discard: ['kick'] }).answer(0, 'play owlship'),
    'decline',
  ],
  [
    'Loyal, lets Silk Spectre’s card go to a friend, not to the known Mastermind',
    () =>
      watch({ ...plotted, hero: 'silk-spectre', hand: ['robin'], foes: { 2: { deck: ['punch'] } } }).answer(
        0,
        'play robin',
      ),
    'favour player 2',
  ],
  [
    'plays a Weakness that sets The Comedian off',
    () => watch({ hero: 'the-comedian', hand: ['weakness'] }),
    'play weakness',
  ],
  [
    'Loyal, destroys the Challenge rather than a friend after the reveal',
    () => disintegrating({ ...plotted, plotInPlay: [] }).answer(0, 'do it'),
    'destroy keane-act',
  ],
  [
    'Loyal, keeps Disintegration where there is nothing to destroy',
    () => disintegrating({ challenge: [] }),
    'decline',
  ],
  [
    'Loyal, beats a Challenge that can be beaten',
    () =>
      watch({
        hand: ['punch'],
        contributed: ['robin'],
        challenge: challenge('trouble', { needs: [aHero] }),
        fields: rich,
      }),
    'beat trouble',
  ],
  [
    'Loyal, beats the last Challenge rather than buy',
    () =>
      watch({
        lineUp: ['robin', 'catwoman'],
        contributed: ['robin'],
        challengeStack: [],
        challenge: challenge('trouble', { needs: [aHero] }),
        fields: rich,
      }),
    'beat trouble',
  ],
  [
    'the Mastermind does not beat a Challenge it could beat',
    () =>
      watch({
        ...evil,
        lineUp: five,
        contributed: ['robin'],
        challenge: challenge('trouble', { needs: [aHero] }),
        fields: { power: 5 },
      }),
    'buy thing-1',
  ],
  [
    'Loyal, contributes what the Challenge asks for before it plays',
    () => watch({ hand: ['robin', 'punch'], challenge: challenge('trouble', { needs: [aHero] }) }),
    'contribute robin',
  ],
  [
    'Loyal, contributes the weaker of two that fit',
    () => watch({ hand: ['man-of-steel', 'catwoman'], challenge: challenge('trouble', { needs: [aHero] }) }),
    'contribute catwoman',
  ],
  [
    'Loyal, gives no more than is asked for',
    () =>
      watch({
        hand: ['man-of-steel', 'punch'],
        contributed: ['robin'],
        challenge: challenge('trouble', { needs: [aHero], cost: 30 }),
      }),
    'play man-of-steel',
  ],
  [
    'the revealed Mastermind gives nothing to a Challenge',
    () =>
      watch({
        ...known,
        hand: ['robin', 'punch'],
        challenge: challenge('trouble', { needs: [aHero] }),
      }),
    'play robin',
  ],
  [
    'nobody feeds the revealed Mastermind: it is denounced',
    () =>
      underKeaneAct({ ...plotted, plotInPlay: [], deck: many(9, 'punch'), weaknesses: ['weakness'] }).answer(
        0,
        'end turn',
      ),
    'denounce player 1',
  ],
  [
    'plays what draws first',
    () => turn({ hand: ['punch', 'kid-flash'], deck: many(9, 'punch'), lineUp: five }),
    'play kid-flash',
  ],
  [
    'plays what it holds before it buys',
    () => turn({ hand: ['punch'], lineUp: five, fields: { power: 5 } }),
    'play punch',
  ],
  [
    'defeats the Super-Villain it can afford',
    () =>
      turn({
        lineUp: ['robin', 'kick'],
        villain: 'ras-al-ghul',
        superVillains: ['lex-luthor'],
        mainDeck: many(9, 'mera'),
        fields: rich,
      }),
    'defeat ras-al-ghul',
  ],
  [
    'buys the card that makes most Power',
    () =>
      turn({
        lineUp: ['catwoman', 'man-of-steel', 'kid-flash'],
        mainDeck: many(60, 'mera'),
        fields: { power: 8 },
      }),
    'buy man-of-steel',
  ],
  [
    'buys nothing that does nothing',
    () => turn({ lineUp: five, mainDeck: many(60, 'mera'), fields: { power: 1 } }),
    'end turn',
  ],
  [
    'destroys its Vulnerability, not its hero',
    () =>
      played(destroy({ from: ['hand'], n: 1 }), {
        hand: [
          plain('card', 3, { play: [destroy({ from: ['hand'], n: 1 })] }),
          'man-of-steel',
          'vulnerability',
        ],
      }),
    'destroy vulnerability',
  ],
  [
    'destroys a Weakness before a Punch',
    () => played(destroy({ from: ['discard'], n: 1 }), { discard: ['punch', 'weakness'] }),
    'destroy weakness',
  ],
  [
    'destroys nothing good where it need not',
    () =>
      played(
        { ...destroy({ from: ['discard'], n: 1 }), may: true },
        { discard: ['man-of-steel', 'catwoman'] },
      ),
    'decline',
  ],
  [
    'discards the weakest card',
    () =>
      played(discard({ n: 1 }), {
        hand: [plain('card', 3, { play: [discard({ n: 1 })] }), 'man-of-steel', 'vulnerability'],
      }),
    'discard vulnerability',
  ],
  [
    'gains the best card it may',
    () => played(gain({ which: {} }), { lineUp: ['kick', 'man-of-steel', 'robin'] }),
    'gain man-of-steel',
  ],
  [
    'defends itself against an Attack',
    () =>
      turn({
        hand: ['scarecrow'],
        weaknesses: ['weakness'],
        foes: { 1: { hand: ['lasso-of-truth', 'punch'], deck: many(5, 'punch') } },
      }).answer(0, 'play scarecrow'),
    'defend with lasso-of-truth',
    1,
  ],
  [
    'buys the better of two it can pay, not the first',
    () => turn({ lineUp: ['catwoman', 'blue-beetle'], mainDeck: many(60, 'mera'), fields: { power: 6 } }),
    'buy blue-beetle',
  ],
  [
    'late in the game, takes points: the dearer Super-Villain before a cheap card',
    () =>
      turn({ lineUp: ['kick', 'catwoman'], villain: 'ras-al-ghul', mainDeck: many(3, 'mera'), fields: rich }),
    'defeat ras-al-ghul',
  ],
  [
    'does not buy a second card for the Loyal from the Line-Up',
    () => watch({ lineUp: ['catwoman', 'kid-flash'], fields: { power: 9, fromLineUp: 1 } }),
    'end turn',
  ],
];

test.each(kept.map(([what, table, chosen, seat = 0]) => ({ what, table, chosen, seat })))(
  '$what',
  ({ table, chosen, seat }) => {
    expect(table().chosenBy(bots.thumb, seat)).toBe(chosen);
  },
);

import { type Language, languages, nth } from '@masterplan/kernel';
import { playthroughNames, readGames, stumblesIn, untold } from '@masterplan/kernel/testkit';
import { misworded } from '@masterplan/kernel/words';
import { describe, expect, test, vi } from 'vitest';
import { watchmen } from '../../index.ts';
import { glossary } from '../../text/glossary.ts';
import { clause, compose, powerOf, you } from '../../text/words.ts';

vi.setConfig({ testTimeout: 60_000 });

const text = watchmen.text(watchmen.game);

/** Some games of both modes. */
const games = readGames(
  watchmen,
  [
    { seats: 2, seed: 'text 2', options: { mode: 'base' }, choices: 'lively' },
    { seats: 4, seed: 'text 4', options: { mode: 'base', heroes: 'chosen' }, choices: 'lively' },
    { seats: 2, seed: 'text 2', options: { mode: 'watchmen' }, choices: 'lively' },
    { seats: 4, seed: 'text 4', options: { mode: 'watchmen', edition: 'fr' }, choices: 'lively' },
  ],
  (lens, language) => (lens.outcome === null ? [] : watchmen.show(lens, language, playthroughNames)),
);

describe.each(languages)('in %s', (language) => {
  test('nothing stumbles, and the glossary is kept in all that is said', () => {
    expect(stumblesIn(games.lines[language], language, glossary)).toEqual([]);
  });

  test('the glossary is kept on every card', () => {
    const cards = watchmen.game.kinds.map((kind) => text[language].card(kind).text);
    expect(cards.flatMap((card) => misworded(card, language, glossary))).toEqual([]);
  });
});

test('every event of the game is told; only what the kernel tells of single cards is not', () => {
  expect(untold(games).filter(({ faces }) => faces.length > 0)).toEqual([]);
});

test.each([
  [
    'poison-ivy',
    'each foe discards the top card of their deck. If it costs 1 or more, they gain a Weakness.',
    'il gagne une Faiblesse.',
  ],
  [
    'king-of-atlantis',
    'If you do, +3 Power. Otherwise, +1 Power.',
    'Si vous le faites, +3 Puissance. Sinon, +1 Puissance.',
  ],
  [
    'bulletproof',
    'Defense: you may discard this card to avoid an Attack.',
    'Défense\u00a0: vous pouvez défausser cette carte pour éviter une Attaque.',
  ],
  [
    'arkham-asylum',
    'Ongoing: when you play your first Villain of the turn, draw a card.',
    'Permanent\u00a0: quand vous jouez votre premier Vilain du tour, piochez une carte.',
  ],
  [
    'lex-luthor',
    'First Appearance Attack: each player gains a Weakness for each Villain in the Line-Up.',
    'Révélation-Attaque\u00a0: chaque joueur gagne une Faiblesse pour chaque Vilain de la Réserve.',
  ],
  [
    'keane-act',
    'Ongoing: at the end of your turn, a foe of your choice gains a Weakness, or discards a random card if there is none left.',
    'à la fin de votre tour, un adversaire de votre choix gagne une Faiblesse, ou défausse une carte au hasard s’il n’en reste plus.',
  ],
  [
    'alien-invasion',
    'at the end of your turn, if you have not contributed this turn, destroy a card with cost 3 or more played this turn.',
    'à la fin de votre tour, si vous n’avez pas contribué ce tour-ci, détruisez une carte d’un coût de 3 ou plus jouée ce tour-ci.',
  ],
  [
    'rioting',
    'at the end of your turn, destroy the card in the Line-Up with the lowest cost, then a foe of your choice gains a Weakness, or discards a random card if there is none left.',
    'à la fin de votre tour, détruisez la carte de la Réserve au coût le plus bas, puis un adversaire de votre choix gagne une Faiblesse, ou défausse une carte au hasard s’il n’en reste plus.',
  ],
  [
    'nuclear-clock',
    'at the end of each turn, put the top card of the main deck under this Challenge',
    'à la fin de chaque tour, mettez la première carte du Deck Commun sous ce Challenge',
  ],
  [
    'cancer-scare',
    'the top six cards of the main deck are destroyed, and the count starts again.',
    'les six premières cartes du Deck Commun sont détruites, et le compte repart de zéro.',
  ],
  [
    'rioting',
    'To Beat: 2 × Attack or Defense; with 3 or more players, also a Hero; then ',
    'Pour Vaincre\u00a0: 2 × Attaque ou Défense\u00a0; à 3 joueurs ou plus, aussi Héros\u00a0; puis ',
  ],
  [
    'silk-spectre',
    'When you play your first Hero of the turn, +3 Power, then a foe of your choice draws a card.',
    'Quand vous jouez votre premier Héros du tour, +3 Puissance, puis un adversaire de votre choix pioche une carte.',
  ],
  [
    'green-lantern',
    'When you have played three differently named cards with cost 1 or more this turn,',
    'Quand vous avez joué trois cartes de noms différents d’un coût de 1 ou plus ce tour-ci,',
  ],
  [
    'high-tech-hero',
    'Once you have played a Super Power or Equipment this turn, +2 Power.',
    'Dès que vous avez joué un Super-Pouvoir ou un Équipement ce tour-ci, +2 Puissance.',
  ],
  [
    'masked-stranger',
    'Choose a type: Hero, Villain, Equipment, or Super Power. This turn, each card in your hand is also of that type.',
    'Choisissez un type\u00a0: Héros, Vilain, Équipement ou Super-Pouvoir. Ce tour-ci, chaque carte de votre main est aussi de ce type.',
  ],
  ['green-arrows-bow', 'Super-Villains cost 2 less', 'Les Super-Vilains coûtent 2 de moins'],
  [
    'owlship',
    'You may contribute a card from your discard pile.',
    'Vous pouvez contribuer avec une carte de votre Défausse.',
  ],
  ['dossier', 'If you do, look at a foe’s Loyalty card.', 'regardez la carte Loyauté d’un adversaire.'],
  ['hired-hands', 'a Villain with an Attack, a Villain,', 'Vilain avec Attaque, Vilain et'],
  ['riddler', 'you may pay 3 Power any number', 'vous pouvez payer 3 points de Puissance autant'],
  ['flash', 'You go first. When', 'Vous commencez la partie. Quand'],
  [
    'borrowed-monsters',
    'destroy cards from the main deck until you destroy a Villain. To Beat: ',
    'tant que vous ne détruisez pas de Vilain. Pour Vaincre\u00a0: ',
  ],
])('%s says in both languages what its data does', (id, en, fr) => {
  const kind = nth(watchmen.game.kinds, watchmen.game.kindNo(id));
  expect(text.en.card(kind).text).toContain(en);
  expect(text.fr.card(kind).text).toContain(fr);
});

test('one point of Power is not several', () => {
  const paid = (n: number, language: Language) => compose(clause('pay', you, powerOf(n)), language);
  expect([paid(1, 'en'), paid(1, 'fr')]).toEqual(['Pay 1 Power.', 'Payez 1 point de Puissance.']);
  expect([paid(3, 'en'), paid(3, 'fr')]).toEqual(['Pay 3 Power.', 'Payez 3 points de Puissance.']);
});

test('standing answers are worded', () => {
  expect([text.en.window?.('attack'), text.fr.window?.('attack')]).toEqual(['Attacks', 'Attaques']);
  expect(text.en.standing?.('attack', 'cheapest')).toBe('Defend with my cheapest Defense');
  expect(text.fr.standing?.('attack', 'take')).toBe('Subir toutes les Attaques');
});

import { candidates, type Language, languages, nth, openAsks, type Table } from '@masterplan/kernel';
import { clumsy, eventsOf, playthroughNames as names, playedOut } from '@masterplan/kernel/testkit';
import { misworded } from '@masterplan/kernel/words';
import { describe, expect, test, vi } from 'vitest';
import { type Watchmen, watchmen } from '../index.ts';
import { glossary } from '../text/glossary.ts';

vi.setConfig({ testTimeout: 60_000 });

const text = watchmen.text(watchmen.game);
const told = new Set(['moved', 'shown', 'shuffled']);

/** All that people read in some games of both modes, and which events nobody told. */
function readGames() {
  const lines: Record<Language, Set<string>> = { en: new Set(), fr: new Set() };
  const silent = new Set<string>();
  const read = (table: Table<Watchmen>, seat: number): void => {
    const lens = table.lens(seat);
    const { options, blocked } = candidates(lens);
    for (const language of languages) {
      const speech = text[language];
      const said = lines[language];
      for (const ask of openAsks(lens))
        for (const reader of [lens, table.lens(table.seats)]) said.add(speech.prompt(reader, ask, names));
      for (const option of options) said.add(speech.option(lens, option, names));
      for (const each of blocked) said.add(speech.refusal(lens, each, names));
    }
  };
  for (const [seats, options] of [
    [2, { mode: 'base' }],
    [4, { mode: 'base', heroes: 'chosen' }],
    [2, { mode: 'watchmen' }],
    [4, { mode: 'watchmen', edition: 'fr' }],
  ] as const) {
    const sitting = playedOut(watchmen, { seats, seed: `text ${seats}`, options, choices: 'lively' }, read);
    const { outcome } = sitting.table.state;
    for (const language of languages) {
      const lens = sitting.table.lens(0);
      if (outcome !== null) lines[language].add(text[language].outcome(lens, outcome, names));
      for (const line of watchmen.show(lens, language, names)) lines[language].add(line);
      for (const event of [0, seats].flatMap((viewer) => eventsOf(sitting, viewer))) {
        const line = text[language].line(event, names);
        if (line !== undefined) lines[language].add(line);
        else if (!told.has(event.name) && event.faces.length > 0) silent.add(event.name);
      }
    }
  }
  return { lines, silent };
}

const games = readGames();

describe.each(languages)('in %s', (language) => {
  const lines = [...games.lines[language]];

  test('nothing stumbles: no gap, no wrong plural, and in French no missing elision and no line that breaks before a colon', () => {
    for (const line of lines) expect(line).not.toBe('');
    expect([...lines].flatMap((line) => clumsy(line.trimStart(), language))).toEqual([]);
  });

  test('the glossary is kept in all that is said', () => {
    const wrong = lines.flatMap((line) =>
      misworded(line, language, glossary).map(({ found }) => [found, line]),
    );
    expect(wrong).toEqual([]);
  });

  test('the glossary is kept on every card', () => {
    const cards = watchmen.game.kinds.map((kind) => text[language].card(kind).text);
    expect(cards.flatMap((card) => misworded(card, language, glossary))).toEqual([]);
  });

  test('every name and every flavour is one card’s own', () => {
    const cards = watchmen.game.kinds.map((kind) => text[language].card(kind));
    for (const part of ['name', 'flavour'] as const) {
      expect(cards.filter((card) => card[part] === '')).toEqual([]);
      expect(new Set(cards.map((card) => card[part])).size).toBe(cards.length);
    }
  });
});

test('every event of the game is told; only what the kernel tells of single cards is not', () => {
  expect([...games.silent]).toEqual([]);
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
    'Ongoing: at the end of your turn, a foe of your choice gains a Weakness.',
    'à la fin de votre tour, un adversaire de votre choix gagne une Faiblesse.',
  ],
  [
    'alien-invasion',
    'at the end of your turn, if you have not contributed this turn, discard the top card of your deck, then destroy it.',
    'à la fin de votre tour, si vous n’avez pas contribué ce tour-ci, défaussez la première carte de votre deck, puis détruisez-la.',
  ],
  [
    'rioting',
    'at the end of your turn, destroy the card in the Line-Up with the lowest cost.',
    'à la fin de votre tour, détruisez la carte de la Réserve au coût le plus bas.',
  ],
  [
    'nuclear-clock',
    'at the end of each turn, put the top card of the main deck under this Challenge',
    'à la fin de chaque tour, mettez la première carte du Deck Commun sous ce Challenge',
  ],
  [
    'rioting',
    'To Beat: 2 × Attack or Defense, Hero, and Villain; then 8 Power.',
    'Pour Vaincre\u00a0: 2 × Attaque ou Défense, Héros et Vilain\u00a0; puis 8 en Puissance.',
  ],
  [
    'silk-spectre',
    'When you play a Hero with a name you have not played yet this turn, +1 Power.',
    'Quand vous jouez un Héros portant un nom que vous n’avez pas encore joué ce tour-ci, +1 Puissance.',
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
    'Choose a type: Hero, Villain, Equipment, or Super Power. This turn, each card in your hand is of that type too.',
    'Choisissez un type\u00a0: Héros, Vilain, Équipement ou Super-Pouvoir. Ce tour-ci, chaque carte de votre main est aussi de ce type.',
  ],
  ['green-arrows-bow', 'Super-Villains cost 2 less', 'Les Super-Vilains coûtent 2 de moins'],
  ['owlship', 'Challenges cost 3 less this turn.', 'Les Challenges coûtent 3 de moins ce tour-ci.'],
  ['dossier', 'If the Challenge costs 10 or more,', 'Si le Challenge coûte 10 ou plus,'],
  ['riddler', 'you may pay 3 Power any number', 'vous pouvez payer 3 en Puissance autant'],
  ['flash', 'You go first. When', 'Vous commencez la partie. Quand'],
  [
    'borrowed-monsters',
    'destroy the top two cards of the main deck. To Beat: 13 Power.',
    'Pour Vaincre\u00a0: 13 en Puissance.',
  ],
])('%s says in both languages what its data does', (id, en, fr) => {
  const kind = nth(watchmen.game.kinds, watchmen.game.kindNo(id));
  expect(text.en.card(kind).text).toContain(en);
  expect(text.fr.card(kind).text).toContain(fr);
});

test('standing answers are worded', () => {
  expect(text.en.standing?.('attack', 'cheapest')).toBe('Defend with my cheapest Defense');
  expect(text.fr.standing?.('attack', 'take')).toBe('Subir toutes les Attaques');
});

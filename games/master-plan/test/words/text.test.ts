import { readFileSync } from 'node:fs';
import { HIDDEN, type Language, languages } from '@masterplan/kernel';
import { playthroughNames as names, readGames, stumblesIn, untold } from '@masterplan/kernel/testkit';
import { misworded } from '@masterplan/kernel/words';
import { describe, expect, test } from 'vitest';
import { masterPlan } from '../../index.ts';
import { word } from '../../rules/board.ts';
import { verbs } from '../../rules/verbs/index.ts';
import { glossary } from '../../text/glossary.ts';
import { meanings } from '../../text/meanings.ts';
import { armed, doing, fight, hero, villain } from '../tables.ts';

const text = masterPlan.text(masterPlan.game);

/** Some games of every size. */
const games = readGames(
  masterPlan,
  [4, 5, 6].flatMap((seats) =>
    [0, 1, 2, 3].map((game) => ({ seats, seed: `text ${game}`, options: { loserLad: 'chance' } })),
  ),
  (lens, language) => masterPlan.show(lens, language, names),
);

/** A rulebook without the marks of its writing. */
const rulebook = (language: Language): string =>
  readFileSync(new URL(language === 'en' ? '../../RULES.md' : '../../RULES.fr.md', import.meta.url), 'utf8');

describe.each(languages)('in %s', (language) => {
  test('nothing stumbles, and the glossary is kept in all that is said', () => {
    expect(stumblesIn(games.lines[language], language, glossary)).toEqual([]);
  });

  test('the glossary is kept in the rulebook', () => {
    expect(misworded(rulebook(language), language, glossary)).toEqual([]);
  });
});

test('every word of an option was said and every verb that asks was asked in some game', () => {
  const rare = ['rescue', 'lure'];
  const unsaid = Object.entries(word).filter(([name, no]) => !games.words.has(no) && !rare.includes(name));
  expect(unsaid).toEqual([]);
  const asking = verbs.filter((verb) => 'choices' in verb).map(({ name }) => name);
  expect(asking.filter((name) => !games.asked.has(name) && !rare.includes(name))).toEqual([]);
});

test('every event of the game is told; only what the kernel tells of single cards is not', () => {
  expect(untold(games)).toEqual([]);
});

test.each([
  [
    'lady-lullaby',
    'Put an opposing Super to sleep: it cannot act or be knocked out, but still claims Loot.',
    'Endormez un Super adverse\u00a0: il ne peut ni agir ni être mis K.-O., mais il se sert quand même.',
  ],
  [
    'curfew',
    'Knock out an opposing Super of a larger Squad than yours, whatever its Defenses.',
    'Mettez K.-O. un Super adverse d’une Escouade plus grande que la vôtre, quelles que soient ses Défenses.',
  ],
  [
    'lost-property',
    'If this Super is alone in its Squad, draw a Loot from the bag.',
    'Si ce Super est seul dans son Escouade, piochez un Butin dans le sac.',
  ],
  [
    'encore',
    'If this Super is the last to have joined its Squad, knock out an opposing Super, whatever its Defenses.',
    'Si ce Super est le dernier à avoir rejoint son Escouade, mettez K.-O. un Super adverse',
  ],
  [
    'stage-manager',
    'If your Squad is the only one of its camp here, take a Loot from this Throwdown.',
    'Si votre Escouade est la seule de son camp ici, prenez un Butin de cette Bagarre.',
  ],
  [
    'scorched-earl',
    'You may discard this Super. If you do, return all Loot from this Throwdown to the bag.',
    'Vous pouvez défausser ce Super. Si vous le faites, remettez tous les Butins de cette Bagarre dans le sac.',
  ],
  [
    'count-backwards',
    'Set another Super’s Action Number to 0 (first to act, last to claim).',
    'Fixez à 0 le Numéro d’action d’un autre Super (premier à agir, dernier à se servir).',
  ],
  [
    'fine-print',
    'Give this Super Magic, Force, and Psychic Defenses.',
    'Donnez à ce Super des Défenses Magie, Force et Psy.',
  ],
  ['captain-umbrella', 'Give an allied Super a Force Defense.', 'Donnez à un Super allié une Défense Force.'],
  [
    'bait-and-switch',
    'You may swap one of your Supers here with one of yours at another Throwdown.',
    'Vous pouvez permuter un de vos Supers d’ici avec un des vôtres à une autre Bagarre.',
  ],
  [
    'second-wind',
    'Bring back one of your Supers knocked out in this fight.',
    'Ramenez un de vos Supers mis K.-O. pendant ce combat.',
  ],
  ['last-word', 'If you do, knock out an opposing Super', 'Si vous le faites, mettez K.-O. un Super adverse'],
  ['silent-partner', 'Look at a rival’s Master Plan.', 'Regardez le Grand Plan d’un rival.'],
  ['fair-play', 'You may trade one of your Supers', 'Vous pouvez troquer un de vos Supers'],
])('%s says in both languages what its data does', (id, en, fr) => {
  const kind = masterPlan.game.kinds[masterPlan.game.kindNo(id)];
  if (kind === undefined) throw new Error(`no kind ${id}`);
  expect(text.en.card(kind).text).toContain(en);
  expect(text.fr.card(kind).text).toContain(fr);
});

test('one kind of Loot is not several, and whose Plan it is is said in the genitive', () => {
  const counted = { name: 'counted', seat: 0, cards: [], faces: [], n: [1] };
  expect(text.en.line(counted, names)).toBe('Ann owns 1 kind of Loot.');
  expect(text.fr.line(counted, names)).toBe('Ann possède 1 sorte de Butin.');
  const looked = { name: 'looked at plan', seat: 1, cards: [0, 1], faces: [0, HIDDEN], n: [0] };
  expect(text.en.line(looked, names)).toBe('Ben looks at Ann’s Master Plan.');
  expect(text.fr.line(looked, names)).toBe('Ben regarde le Grand Plan d’Ann.');
});

test('the meaning of a type names all three types as the cards do', () => {
  for (const type of ['magic', 'force', 'psychic']) {
    expect(meanings[type]?.en).toContain('Magic, Force, Psychic.');
    expect(meanings[type]?.fr).toContain('Magie, Force, Psy.');
  }
});

test('a rescue and a lure are worded too', () => {
  const table = fight({
    0: { 0: [hero(3), hero(4), hero(6, doing({ do: 'rescue' }, { do: 'lure', to: 'another ally' }))] },
    1: { 0: [villain(1, armed), villain(2, armed), villain(8)] },
    2: { 0: [hero(5)] },
  });
  table.answer(1, 'knock out hero-3').answer(1, 'knock out hero-4');
  expect(table.options(0)).toEqual(['Bring back hero-3', 'Bring back hero-4']);
  expect(table.options(0, 'fr')).toEqual(['Ramener hero-3', 'Ramener hero-4']);
  table.answer(0, 'rescue hero-3');
  expect(table.options(0)).toContain('Draw all Attacks to hero-5 (Cem)');
  expect(table.options(0, 'fr')).toContain('Attirer toutes les Attaques sur hero-5 (Cem)');
});

test('what one may do without a choice is worded by what it is', () => {
  const leaves = fight({ 0: { 0: [hero(1, doing({ do: 'leave', may: true }))] }, 1: { 0: [villain(2)] } });
  expect(leaves.options(0)).toEqual(['Discard hero-1', 'Do nothing']);
  const names = fight({ 0: { 0: [hero(1, doing({ do: 'name-next', may: true }))] }, 1: { 0: [villain(2)] } });
  expect(names.options(0)).toEqual(['Do it', 'Do nothing']);
  expect(names.prompt(0, 'fr')).toBe(
    'hero-1\u00a0: Vous pouvez désigner la prochaine Bagarre à la place du détenteur de Kid Défaite.',
  );
});

import { readFileSync } from 'node:fs';
import { type Language, languages } from '@masterplan/kernel';
import { readGames, stumblesIn } from '@masterplan/kernel/testkit';
import { misworded } from '@masterplan/kernel/words';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { verbs } from '../../rules/verbs/index.ts';
import { glossary } from '../../text/glossary.ts';
import { meanings } from '../../text/meanings.ts';
import { notes } from '../../ui/tour-notes.ts';
import { en } from '../../ui/words/en.ts';
import { fr } from '../../ui/words/fr.ts';

/** Some games of every size. */
const games = readGames(
  justiceLeague,
  [3, 4, 5].flatMap((seats) =>
    [0, 1].map((game) => ({ seats, seed: `text ${game}`, options: { characters: 'chance' } })),
  ),
);

/** A rulebook without the marks of its writing. */
const rulebook = (language: Language): string =>
  readFileSync(new URL(language === 'en' ? '../../RULES.md' : '../../RULES.fr.md', import.meta.url), 'utf8');

/** The fixed sentences of a table of words. */
function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesIn) : [];
}

const onBoard = { en, fr };

describe.each(languages)('in %s', (language) => {
  test('nothing stumbles, and the glossary is kept in all that is said', () => {
    expect(stumblesIn(games.lines[language], language, glossary)).toEqual([]);
  });

  test('nothing stumbles, and the glossary is kept, in what the board itself and the tours say', () => {
    const said = [...sentencesIn(onBoard[language]), ...sentencesIn(notes[language])];
    expect(said.length).toBeGreaterThan(100);
    expect(stumblesIn(said, language, glossary)).toEqual([]);
  });

  test('the glossary is kept in the rulebook', () => {
    expect(misworded(rulebook(language), language, glossary)).toEqual([]);
  });
});

test('every verb that asks was asked in some game', () => {
  const asking = verbs.filter((verb) => 'choices' in verb).map(({ name }) => name);
  const rare = [
    'swap-crises',
    'bury',
    'lend',
    'overcome',
    'set-back',
    'take-back',
    'heal',
    'choose',
    'cancel',
    'banish',
    'regain',
    'heroes',
  ];
  expect(asking.filter((name) => !games.asked.has(name) && !rare.includes(name))).toEqual([]);
});

test('what a term means is told in both languages, with a clause of the rulebook', () => {
  const clauses = rulebook('en');
  const terms = glossary.map(({ term }) => term);
  for (const [term, { clause }] of Object.entries(meanings)) {
    expect(terms).toContain(term);
    expect(clauses).toContain(`**${clause}**`);
  }
});

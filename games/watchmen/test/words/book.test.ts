import { readFileSync } from 'node:fs';
import { type Language, languages } from '@masterplan/kernel';
import { misworded } from '@masterplan/kernel/words';
import { describe, expect, test } from 'vitest';
import { glossary } from '../../text/glossary.ts';
import { names as en } from '../../text/names.en.ts';
import { names as fr } from '../../text/names.fr.ts';

const rulebook = (language: Language): string =>
  readFileSync(new URL(language === 'en' ? '../../RULES.md' : '../../RULES.fr.md', import.meta.url), 'utf8');

describe.each(languages)('in %s', (language) => {
  test('the glossary is kept in the rulebook', () => {
    expect(misworded(rulebook(language), language, glossary)).toEqual([]);
  });

  test('the rulebook uses every word of the glossary', () => {
    const page = rulebook(language).replace(/\s+/g, ' ').toLowerCase();
    const unused = glossary.filter((term) => !page.includes(term[language].toLowerCase()));
    expect(unused.map(({ term }) => term)).toEqual([]);
  });
});

test('D-26, D-33 names that the two books spell differently keep each language’s spelling', () => {
  expect([en['keane-act']?.name, fr['keane-act']?.name]).toEqual(['Keane Act', 'Loi Keene']);
  expect(rulebook('fr')).toContain('## 20 Complot Criminel');
});

test('French never breaks a line before its high punctuation, in the rulebook and on cards', () => {
  const said = [rulebook('fr'), ...Object.values(fr).flatMap(({ name, flavour }) => [name, flavour])];
  for (const text of said) expect(text).not.toMatch(/[ \n][:;!?»]|«[ \n]/);
});

test('the 33 differences of the two books are all settled: by a ruling, by the option, or as advice', () => {
  const page = rulebook('en').replace(/\s+/g, ' ');
  const settled = [...page.matchAll(/\*\*D-(\d\d)\*\* \*(ruling|advice|flavour)\*/g)].map(([, no]) =>
    Number(no),
  );
  expect(settled.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 33 }, (_, no) => no + 1));
  const optional = [...page.matchAll(/\*\*(D-\d\d)\*\* \*ruling\* Table option “edition”/g)].map(
    ([, id]) => id,
  );
  expect(optional.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'D-01',
    'D-18',
    'D-20',
    'D-22',
    'D-25',
  ]);
});

import { expect, test } from 'vitest';
import { listed, messages, plural } from '../../src/words/index.ts';

const en = {
  pass: 'Pass',
  log: {
    drew: (who: string, n: number) => `${who} draws ${n} ${plural('en', n, { one: 'card', many: 'cards' })}.`,
  },
};

const table = messages(en, {
  pass: 'Passer',
  log: { drew: (qui, n) => `${qui} pioche ${n} ${plural('fr', n, { one: 'carte', many: 'cartes' })}.` },
});

test('a table speaks both languages with the same facts', () => {
  expect(table.en.log.drew('Ada', 2)).toBe('Ada draws 2 cards.');
  expect(table.fr.log.drew('Ada', 2)).toBe('Ada pioche 2 cartes.');
  expect((['en', 'fr'] as const).map((language) => table[language].pass)).toEqual(['Pass', 'Passer']);
});

test('English has many zeroes, French has one', () => {
  expect(table.en.log.drew('Ada', 0)).toBe('Ada draws 0 cards.');
  expect(table.fr.log.drew('Ada', 0)).toBe('Ada pioche 0 carte.');
  expect(table.fr.log.drew('Ada', 1)).toBe('Ada pioche 1 carte.');
});

test('lists are joined as each language joins them', () => {
  expect(listed('en', ['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo, and Cy');
  expect(listed('fr', ['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo et Cy');
  expect(listed('fr', ['Ada', 'Bo'], 'or')).toBe('Ada ou Bo');
});

test('a missing, superfluous or differently typed message does not compile', () => {
  // @ts-expect-error the log is missing
  messages(en, { pass: 'Passer' });
  // @ts-expect-error nobody says this in English
  messages(en, { ...table.fr, passer: 'Passer' });
  // @ts-expect-error a text is not a function
  messages(en, { ...table.fr, pass: () => 'Passer' });
  expect(Object.keys(table)).toEqual(['en', 'fr']);
});

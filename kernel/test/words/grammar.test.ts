import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './anything.ts';
import { text } from './vocabulary.ts';

const runs = { numRuns: 600 };

/** What no text may hold in either language. */
const untidy = [
  /undefined|null|NaN|object/,
  / {2}/,
  /[¦‹›|()]/,
  /\s[,.]/,
  /[,;:](?![\s\u00a0])/,
  /,[.,]|\.\./,
  /^\s|\s$/,
];

const english = [
  /\ba (?=[aeiou])/i,
  /\ban (?=[bcdfgjklmnpqrstvwxyz])/i,
  /\b(they|you) (?!pass\b)\w+[^s]s\b/,
  /\b(they|you) (is|has|does)\b/,
];

const french = [
  /(?<![-\p{L}])(de|à) (le|les)(?!\p{L})/iu,
  /(?<![-\p{L}])(le|la|de|ne|que|se|ce|jusque) (?=[aeiouàâéèêëîïôùû])/iu,
  /(?<![-\p{L}])si ils?(?!\p{L})/iu,
  /(?<![-\p{L}])sa (?=[aeiouàâéèêëîïôùû])/iu,
  /[ld]'(?![aeiouyhàâéèêëîïôùû])/iu,
  /\p{L} [;:!?]/u,
  /(?<!\p{L})(de des|pas pas|ne ne)(?!\p{L})/u,
];

function expectSentences(said: string, forbidden: readonly RegExp[]): void {
  for (const mistake of [...untidy, ...forbidden]) expect(said).not.toMatch(mistake);
  for (const sentence of said.split(/(?<=\.) (?=[\p{Lu}+−])/u)) expect(sentence).toMatch(/^[\p{Lu}+−].*\.$/u);
}

test('whatever is built reads as tidy English', () => {
  fc.assert(
    fc.property(anyText, (clauses) => expectSentences(text(clauses, 'en'), english)),
    runs,
  );
});

test('whatever is built reads as tidy French: elided, contracted, spaced', () => {
  fc.assert(
    fc.property(anyText, (clauses) => expectSentences(text(clauses, 'fr'), french)),
    runs,
  );
});

test('a clause is plain data: it says the same after a trip through JSON', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('en', 'fr'), (clauses, language) => {
      expect(text(JSON.parse(JSON.stringify(clauses)), language)).toBe(text(clauses, language));
    }),
    { numRuns: 300 },
  );
});

test('an option is the same text without its full stop', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('en', 'fr'), (clauses, language) => {
      const option = text(clauses, language, 'option');
      expect(option.endsWith('.') ? option : `${option}.`).toBe(text(clauses, language));
    }),
    { numRuns: 300 },
  );
});

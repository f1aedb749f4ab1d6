import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './anything.ts';
import { text } from './vocabulary.ts';

const runs = { numRuns: 600 };

/** What no text may hold in either language. */
const untidy = [
  /'/,
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
  /[ld]’(?![aeiouyhàâéèêëîïôùû])/iu,
  /\p{L} [;:!?]/u,
  /(?<!\p{L})(de des|pas pas|ne ne)(?!\p{L})/u,
];

/** What is wrong with the text: each mistake as it stands there, each sentence without a capital or a full stop. */
function wrongIn(said: string, mistakes: readonly RegExp[]): readonly string[] {
  const slips = [...untidy, ...mistakes].flatMap((mistake) => said.match(mistake)?.[0] ?? []);
  const sentences = said.split(/(?<=\.) (?=[\p{Lu}+−])/u);
  return [...slips, ...sentences.filter((sentence) => !/^[\p{Lu}+−].*\.$/u.test(sentence))];
}

test('whatever is built reads as tidy English', () => {
  const reads = fc.property(anyText, (clauses) => {
    expect(wrongIn(text(clauses, 'en'), english)).toEqual([]);
  });
  fc.assert(reads, runs);
});

test('whatever is built reads as tidy French: elided, contracted, spaced', () => {
  const reads = fc.property(anyText, (clauses) => {
    expect(wrongIn(text(clauses, 'fr'), french)).toEqual([]);
  });
  fc.assert(reads, runs);
});

test('a clause is plain data: it says the same after a trip through JSON', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('en', 'fr'), (clauses, language) => {
      expect(text(JSON.parse(JSON.stringify(clauses)), language)).toBe(text(clauses, language));
    }),
    { numRuns: 300 },
  );
});

test('an option is the same text without its full stop, in French with infinitives for commands', () => {
  fc.assert(
    fc.property(anyText, (clauses) => {
      const option = text(clauses, 'en', 'option');
      expect(option.endsWith('.') ? option : `${option}.`).toBe(text(clauses, 'en'));
      const [french = ''] = text(clauses, 'fr', 'option').split(/(?<=\.) /);
      expect(french).not.toMatch(/^\p{L}+(?:ez|tes)\b/u);
    }),
    { numRuns: 300 },
  );
});

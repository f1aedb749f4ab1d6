import type { Glossary, Meanings } from '@masterplan/kernel/words';
import { expect, test } from 'vitest';
import { termFinder } from '../src/words/finder.ts';

const refuse = { en: [], fr: [] };
const glossary: Glossary = [
  { term: 'discard', en: 'discard pile', fr: 'défausse', refuse },
  { term: 'foe', en: 'foe', fr: 'adversaire', refuse },
  { term: 'ko', en: 'knock out', fr: 'mettre K.-O.', refuse },
];

const meanings: Meanings = {
  discard: { clause: 'T-1', en: 'Where cards go.', fr: 'Là vont les cartes.' },
  ko: {
    clause: 'T-2',
    en: 'Out of the fight.',
    fr: 'Hors du combat.',
    forms: { en: ['knocked out'], fr: ['mis K.-O.'] },
  },
};

/** A text with its terms between bars. */
const marked = (text: string, language: 'en' | 'fr', names: readonly string[] = []): string =>
  termFinder(language, { glossary, meanings, names })(text)
    .map((piece) => (typeof piece === 'string' ? piece : `|${piece.term}: ${piece.words}|`))
    .join('');

test('a text is taken apart at the terms that have a meaning, in all their forms, whole words only', () => {
  expect(marked('Look at both discard piles, foe.', 'en')).toBe(
    'Look at both |discard: discard piles|, foe.',
  );
  expect(marked('Knock out one; she is knocked out.', 'en')).toBe(
    '|ko: Knock out| one; she is |ko: knocked out|.',
  );
  expect(marked('Il est mis K.-O. et va à l’indéfaussée ou la défausse.', 'fr')).toBe(
    'Il est |ko: mis K.-O.| et va à l’indéfaussée ou la |discard: défausse|.',
  );
  expect(marked('', 'en')).toBe('');
});

test('a word in the name of a card is no term, unless the term is all of the name', () => {
  expect(marked('Défausse dorée ou défausse.', 'fr', ['Défausse dorée', 'défausse'])).toBe(
    'Défausse dorée ou |discard: défausse|.',
  );
});

import { nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import type { Clause, Manner } from '../../../src/words/index.ts';
import { text } from '../vocabulary.ts';

/** Clauses, and what they are in each language; on a card, where no other manner is named. */
type Row = readonly [clauses: Clause | readonly Clause[], en: string, fr: string, manner?: Manner];

/**
 * Each row is a test of its own, under the name of what the rows have in common. A test makes its clauses anew, so that a
 * fault planted where clauses are made fails it (`npm run mutation`).
 */
export function saidAs(feature: string, rows: () => readonly Row[]): void {
  rows().forEach(([, en, fr], i) => {
    test(`${feature}: ${en}`, () => {
      const [clauses, , , manner] = nth(rows(), i);
      expect(text(clauses, 'en', manner)).toBe(en);
      expect(text(clauses, 'fr', manner)).toBe(spaced(fr));
    });
  });
}

/** French puts a space that does not break before a colon and a semicolon. */
const spaced = (fr: string): string => fr.replace(/ (?=[:;])/g, '\u00a0');

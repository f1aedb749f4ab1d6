import type { Table } from '@masterplan/kernel';
import { expect } from 'vitest';
import { bookFaults } from './audit.ts';
import { type Bare, bare, couldBe } from './bare.ts';

const everyone = 2;

/** What everybody could think of these cards. */
export const guesses = (table: Table<Bare>, ...cards: number[]): string[] =>
  couldBe(table, everyone, ...cards);

/** The book of a table: lots as `contents known + contents unknown > where they are`, and claims. */
export function book(table: Table<Bare>): { lots: string[]; claims: string[] } {
  expect(bookFaults(bare, table.state)).toEqual([]);
  return {
    lots: table.state.lots.map(
      ({ pool, ins, outs }) => `${pool.length}+${ins.length}>${outs.toSorted((a, b) => a - b).join(' ')}`,
    ),
    claims: table.state.claims.map(
      ({ type, by, slots, n }) => `${type} ${by} ${slots.join(' ')}: ${n.join(' ')}`,
    ),
  };
}

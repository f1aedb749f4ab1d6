import type { Table, Verb } from '@masterplan/kernel';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause, you } from '../../text/words.ts';
import type { Watchmen } from '../board.ts';
import { ATTACK, EACH, goRound } from '../round.ts';

const everybody = (table: Table<Watchmen>): number => (1 << table.seats) - 1;

/** Attacks each foe from the left on, or each player from oneself on (B-5.7, B-6.2). */
export const attack: Verb<Watchmen, SentenceOf<'attack'>> = {
  name: 'attack',
  run(table, { you: seat, self, kind }, { who }) {
    const whom = who === 'players' ? everybody(table) : everybody(table) & ~(1 << seat);
    goRound(table, self, kind, seat, ATTACK, whom, who === 'players' ? seat : (seat + 1) % table.seats);
  },
  say: () => clause('use', you, a('attack')),
};

/** What each foe, or each player, does without being attacked (B-6.9). */
export const each: Verb<Watchmen, SentenceOf<'each'>> = {
  name: 'each',
  run(table, { you: seat, self, kind }, { who }) {
    const whom = who === 'players' ? everybody(table) : everybody(table) & ~(1 << seat);
    goRound(table, self, kind, seat, EACH, whom, who === 'players' ? seat : (seat + 1) % table.seats);
  },
  say: () => clause('act', you),
};

import type { Lens } from '../knowledge/lens.ts';
import { number } from '../state/fields.ts';
import { nth } from '../state/lists.ts';
import { DECLINE, DECLINE_WORD, type Offers, type Option } from '../state/options.ts';
import { rows } from '../state/rows.ts';
import type { Frame, Shape } from '../state/state.ts';
import { locals } from './locals.ts';
import type { Phase } from './phase.ts';
import type { Table } from './table.ts';

/** How seats are asked one after the other. */
export interface AroundTable<S extends Shape> {
  /** The seats in order, from public facts; fixed when the phase begins. */
  order(table: Table<S>): readonly number[];
  /** Goes round again and again until all have passed in a row. Once round unless said. */
  readonly untilAllPass?: true;
  choices(lens: Lens<S>, seat: number, frame: Frame, offers: Offers): void;
  answer(table: Table<S>, frame: Frame, seat: number, option: Option): void;
}

const my = locals({ turns: number(), passes: number(), order: rows('seat') });

/**
 * Asks one seat after the other. A seat passes with `decline`, if the phase goes round until all have passed or if it has no
 * option; it may act again when its turn comes round.
 */
export function aroundTable<S extends Shape>(name: string, how: AroundTable<S>): Phase<S> {
  return {
    name,
    my,
    run(table, frame) {
      if (frame.at++ === 0) for (const seat of how.order(table)) my.order.add(frame, seat);
      const seats = my.order.count(frame);
      const done = how.untilAllPass ? my.passes.of(frame) : my.turns.of(frame);
      if (done >= seats) table.done(frame);
      else table.ask(my.order.seat(frame, my.turns.of(frame) % seats));
    },
    choices(lens, seat, frame, offers) {
      how.choices(lens, seat, frame, offers);
      if (how.untilAllPass || offers.count === 0) offers.yes(DECLINE_WORD);
    },
    answer(table, frame, seat, option) {
      my.turns.add(frame, 1);
      if (option === DECLINE) {
        my.passes.add(frame, 1);
      } else {
        my.passes.set(frame, 0);
        how.answer(table, frame, seat, option);
      }
    },
  };
}

/** Teams take turns, from `first` on; in each turn of a team its next seat in line. */
export function alternating(teams: readonly (readonly number[])[], first: number): number[] {
  const order: number[] = [];
  const most = Math.max(0, ...teams.map((team) => team.length));
  for (let i = 0; i < most; i++)
    for (let t = 0; t < teams.length; t++) {
      const seat = nth(teams, (first + t) % teams.length)[i];
      if (seat !== undefined) order.push(seat);
    }
  return order;
}

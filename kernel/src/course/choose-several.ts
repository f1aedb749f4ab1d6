import type { Lens } from '../knowledge/lens.ts';
import { flag, number } from '../state/fields.ts';
import { DONE, DONE_WORD, type Offers, type Option } from '../state/options.ts';
import type { Frame, Shape } from '../state/state.ts';
import { locals } from './locals.ts';
import type { Phase } from './phase.ts';
import type { Table } from './table.ts';

/** What truth and lens have in common, for rules that read only what is public. */
export type Reads<S extends Shape> = Table<S> | Lens<S>;

/** How one seat chooses several things. */
export interface ChooseSeveral<S extends Shape> {
  /** The seat that chooses; the seat the phase acts for unless said. */
  who?(table: Table<S>): number;
  /** How many it must choose, and how many it may; from public facts. */
  least(view: Reads<S>): number;
  most(view: Reads<S>): number;
  choices(lens: Lens<S>, seat: number, frame: Frame, offers: Offers): void;
  /** Carries out one choice at once: nothing hidden may wait in a frame. */
  take(table: Table<S>, seat: number, option: Option): void;
  /** What follows once the seat is done. */
  then?(table: Table<S>, seat: number): void;
}

const my = locals({ chosen: number(), isDone: flag() });

/** How many things have been chosen so far. */
export const chosenIn = (frame: Readonly<Frame>): number => my.chosen.of(frame);

/** One seat chooses several things, one after the other, and says when it is done. It may be done early where nothing is left to choose. */
export function chooseSeveral<S extends Shape>(name: string, how: ChooseSeveral<S>): Phase<S> {
  return {
    name,
    my,
    run(table, frame) {
      const seat = how.who?.(table) ?? frame.you;
      if (!my.isDone.of(frame) && my.chosen.of(frame) < how.most(table)) return table.ask(seat);
      table.done(frame);
      how.then?.(table, seat);
    },
    choices(lens, seat, frame, offers) {
      how.choices(lens, seat, frame, offers);
      if (my.chosen.of(frame) >= how.least(lens) || offers.count === 0) offers.yes(DONE_WORD);
    },
    answer(table, frame, seat, option) {
      if (option === DONE) return my.isDone.set(frame, true);
      my.chosen.add(frame, 1);
      how.take(table, seat, option);
    },
  };
}

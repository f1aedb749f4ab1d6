import {
  type Frame,
  type Lens,
  locals,
  nth,
  number,
  type Offers,
  type Option,
  type Phase,
  type Table,
} from '@masterplan/kernel';
import type { Tomorrow } from '../board.ts';
import { phase } from '../kit.ts';

/** How seats choose one after the other. */
interface Picking {
  /** How often each seat chooses before the next does; 1 unless said. */
  each?(this: void, table: Table<Tomorrow>): number;
  /** How many choices there are in all; each seat has its own unless said. */
  all?(this: void, table: Table<Tomorrow>): number;
  choices(this: void, lens: Lens<Tomorrow>, seat: number, frame: Frame, offers: Offers): void;
  answer(this: void, table: Table<Tomorrow>, frame: Frame, seat: number, option: Option): void;
  afterwards?(this: void, table: Table<Tomorrow>): void;
}

export const my = locals({ picks: number() });

/** Seats choose in turn order, round and round until all choices have been made. */
export const picking = (
  name: string,
  { each = () => 1, all, choices, answer, afterwards }: Picking,
): Phase<Tomorrow> =>
  phase({
    name,
    my,
    run(table, frame) {
      const times = each(table);
      const picks = my.picks.of(frame);
      if (picks < (all?.(table) ?? times * table.seats))
        return table.ask(nth(table.fields.order, Math.floor(picks / times) % table.seats));
      table.done(frame);
      afterwards?.(table);
    },
    choices,
    answer(table, frame, seat, option) {
      my.picks.add(frame, 1);
      answer(table, frame, seat, option);
    },
  });

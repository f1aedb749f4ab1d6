import { ACCEPT, ACCEPT_WORD, DECLINE_WORD, locals, NOT_ANY, number, type Table } from '@masterplan/kernel';
import type { JusticeLeague } from './board.ts';
import { phase } from './kit.ts';
import { goTo } from './movement.ts';
import { heroesOf, isDown, placeOf } from './questions.ts';

const my = locals({ to: number(NOT_ANY) });

/** A hero opens a way to a place; others come along who agree, silence being no (JL-7.9, JL-A45, JL-A57). */
export const crossing = phase({
  name: 'crossing',
  window: 'crossing',
  my,
  silence: 'decline',
  begin(table, frame) {
    goTo(table, frame.you, my.to.of(frame));
    const others = heroesOf(table).filter(
      (seat) => mayCome(table, seat, my.to.of(frame)) && seat !== frame.you,
    );
    if (others.length > 0) table.askSealed(others.reduce((mask, seat) => mask | (1 << seat), 0));
  },
  run: (table, frame) => table.done(frame),
  choices(_lens, _seat, _frame, offers) {
    offers.yes(ACCEPT_WORD);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === ACCEPT) goTo(table, seat, my.to.of(frame));
  },
});

const mayCome = (table: Table<JusticeLeague>, seat: number, to: number): boolean =>
  !isDown(table, seat) && placeOf(table, seat) !== to;

/** Where a way leads. */
export const wayTo = my.to;

import { firstOf, nth, type Table } from '@masterplan/kernel';
import { type JusticeLeague, overcome, type Reader, VILLAIN_CARD, word, zones } from './board.ts';
import { thwart } from './crises.ts';
import { cancel, defeatDarkseid } from './defeat.ts';
import { phase } from './kit.ts';
import { openAbilities } from './questions.ts';

/** The ability is overcome; of a crisis perhaps the last, of Darkseid it costs him a power (JL-2.32, JL-10.13, JL-14.1, JL-15.7, JL-15.8). */
export function layToken(table: Table<JusticeLeague>, target: number, ability: number, hero: number): void {
  overcome.add(table.fields.overcome, target, ability, hero);
  table.tell('overcame', hero, targetCards(table, target), target, ability);
  const isLast = openAbilities(table, target).length === 0;
  if (target !== VILLAIN_CARD) {
    if (isLast) thwart(table, target, hero);
  } else if (isLast) {
    defeatDarkseid(table);
  } else {
    table.push(cancelling, hero);
  }
}

/** The card of what is confronted. */
export const targetCards = (reader: Reader, target: number): readonly number[] =>
  target === VILLAIN_CARD ? reader.zone(zones.villain()) : reader.zone(zones.tile(target));

/** The hero who overcame an ability of Darkseid cancels one of the powers that have not begun (JL-15.8, JL-A78, JL-A79). */
export const cancelling = phase({
  name: 'cancelling',
  begin(table, frame) {
    const remaining = table.zone(zones.laid(table.fields.darkseid));
    if (remaining.length === 1) cancel(table, nth(remaining, 0));
    else if (remaining.length > 1) table.ask(frame.you);
  },
  run: (table, frame) => table.done(frame),
  choices(lens, _seat, _frame, offers) {
    for (const card of lens.zone(zones.laid(lens.fields.darkseid))) offers.yes(word.cancel, card);
  },
  answer: (table, _frame, _seat, option) => cancel(table, firstOf(option)),
});

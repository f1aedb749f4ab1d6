import { askAll, chooseSeveral, firstOf, type Lens, type Offers, type Table } from '@masterplan/kernel';
import { type JusticeLeague, type Reader, word, zones } from './board.ts';
import { heroesOf, isDown, powerOf } from './questions.ts';

/** Darkseid plays so many powers a round (JL-4.13). */
const DARKSEIDS_POWERS = 2;

const offerHand = (lens: Lens<JusticeLeague>, seat: number, offers: Offers): void =>
  lens.distinct(zones.hand(seat), (card) => offers.yes(word.choose, card));

/** Each hero places one power face down, all at the same time (JL-4.3 to JL-4.5, JL-A16); those who lie defeated have no choice (JL-9.6). */
export const heroPlanning = askAll<JusticeLeague>('hero planning', {
  whom(table) {
    let choosing = 0;
    for (const seat of heroesOf(table)) {
      if (isDown(table, seat)) layHome(table, seat);
      else if (table.zone(zones.hand(seat)).length > 0) choosing |= 1 << seat;
    }
    return choosing;
  },
  choices: (lens, seat, _frame, offers) => offerHand(lens, seat, offers),
  answer(table, _frame, seat, option) {
    table.tell('laid', seat, [table.move(firstOf(option), zones.laid(seat))]);
  },
});

/** How many powers Darkseid has to choose now (JL-A18, JL-A19). */
function toChoose(reader: Reader): number {
  const { darkseid } = reader.fields;
  if (isDown(reader, darkseid)) return 0;
  const there = reader.zone(zones.hand(darkseid)).length + reader.zone(zones.laid(darkseid)).length;
  return Math.min(DARKSEIDS_POWERS, there);
}

/** After them Darkseid places two (JL-4.12, JL-4.13). */
export const darkseidPlanning = chooseSeveral<JusticeLeague>('darkseid planning', {
  who: ({ fields }) => fields.darkseid,
  least: toChoose,
  most: toChoose,
  choices: (lens, seat, _frame, offers) => offerHand(lens, seat, offers),
  take(table, seat, option) {
    table.tell('laid', seat, [table.move(firstOf(option), zones.laid(seat))]);
  },
});

/** Whoever lies defeated must play the power that leads home; everybody knows it (JL-9.6, JL-15.13). */
function layHome(table: Table<JusticeLeague>, seat: number): void {
  const home = table.zone(zones.hand(seat)).find((card) => powerOf(table, card).home);
  if (home === undefined) return;
  table.tell('must recover', seat, [table.show(table.move(home, zones.laid(seat)))]);
}

/** All chosen powers are turned up at the same time (JL-5.1). */
export function turnUp(table: Table<JusticeLeague>): void {
  const { darkseid } = table.fields;
  if (isDown(table, darkseid)) layHome(table, darkseid);
  for (let seat = 0; seat < table.seats; seat++) {
    const laid = zones.laid(seat);
    table.showAll(laid);
    if (table.zone(laid).length > 0) table.tell('turned up', seat, table.zone(laid));
  }
  table.fields.exposed = table.zone(zones.laid(darkseid)).some((card) => powerOf(table, card).exposes);
}

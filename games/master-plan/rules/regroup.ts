import { firstOf, nth, type Table } from '@masterplan/kernel';
import { empty, type MasterPlan, type Reader, word, zones } from './board.ts';
import { phase } from './kit.ts';

/** Loser Lad goes to whoever knocked out fewest; then all Supers go back (MP-8.2 to MP-8.6). */
export const regroup = phase({
  name: 'regroup',
  steps: [findLoser, returnSupers],
  choices(lens, _seat, _frame, offers) {
    const fewest = withFewestKos(lens);
    for (let seat = 0; seat < lens.seats; seat++) {
      offers.verdict(word.hand, seat, 0, fewest.includes(seat) ? undefined : 'MP-A28');
    }
  },
  answer: (table, _frame, _seat, option) => handLoserLad(table, firstOf(option)),
});

function findLoser(table: Table<MasterPlan>): void {
  const fewest = withFewestKos(table);
  if (fewest.length > 1) table.ask(table.fields.holder);
  else handLoserLad(table, nth(fewest, 0));
}

function withFewestKos(reader: Reader): number[] {
  let fewest: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < reader.seats; seat++) {
    const kos = reader.zone(zones.koPile(seat)).length;
    if (kos < least) fewest = [];
    if (kos <= least) fewest.push(seat);
    least = Math.min(least, kos);
  }
  return fewest;
}

function handLoserLad(table: Table<MasterPlan>, seat: number): void {
  table.tell('loser lad', seat, [], table.fields.holder);
  table.fields.holder = seat;
}

/** KO piles, discards, Supers put aside and cards left in hand: all of them (MP-A26). */
function returnSupers(table: Table<MasterPlan>): void {
  const deck = zones.superDeck();
  empty(table, zones.discard(), deck);
  empty(table, zones.aside(), deck);
  for (let seat = 0; seat < table.seats; seat++) {
    empty(table, zones.koPile(seat), deck);
    empty(table, zones.leftOver(seat), deck);
  }
  table.shuffle(deck);
}

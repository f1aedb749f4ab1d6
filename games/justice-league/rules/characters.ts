import { firstOf, locals, NOT_ANY, nth, perSeat, type Table, wordOf } from '@masterplan/kernel';
import { type JusticeLeague, type Reader, word, zones } from './board.ts';
import { phase } from './kit.ts';

/** The sheet that each seat wishes for. */
const my = locals({ wish: perSeat(NOT_ANY) });

/** The sheets that nobody has yet. */
const sheetsIn = (reader: Reader): number[] =>
  reader.zone(zones.box()).filter((card) => {
    const type = reader.kind(card)?.type;
    return type === 'hero' || type === 'tyrant';
  });

/**
 * Before the deal everybody wishes for a character, at the same time, or leaves it to chance; none is taken twice. One that several wish for goes
 * to one of them by lot, and what nobody wishes for to those who are left (JL-3.5, JL-3.6, JL-A4).
 */
export const characters = phase({
  name: 'characters',
  my,
  begin(table) {
    if (table.state.options.characters === 'chosen') table.askSealed((1 << table.seats) - 1);
  },
  run(table, frame) {
    table.done(frame);
    const wishes = Array.from({ length: table.seats }, (_, seat) => my.wish.of(frame, seat));
    for (const [seat, sheet] of shareOut(table, wishes)) takeSheet(table, seat, sheet);
  },
  choices(lens, _seat, _frame, offers) {
    for (const card of sheetsIn(lens)) offers.yes(word.playAs, card);
    offers.yes(word.anyone);
  },
  answer(_table, frame, seat, option) {
    if (wordOf(option) === word.playAs) my.wish.set(frame, seat, firstOf(option));
  },
});

/** Which seat plays which sheet. Somebody must be Darkseid: whoever wishes it, else whoever wishes nothing, else anybody. */
function shareOut(table: Table<JusticeLeague>, wishes: readonly number[]): Map<number, number> {
  const oneOf = (seats: readonly number[]): number => nth(seats, table.below(seats.length, 'pick'));
  const seats = [...wishes.keys()];
  const sheets = sheetsIn(table);
  const darkseid = nth(
    sheets.filter((card) => table.kind(card).type === 'tyrant'),
    0,
  );
  const shared = new Map<number, number>();
  const wishing = (sheet: number) => seats.filter((seat) => wishes[seat] === sheet && !shared.has(seat));
  const first = [wishing(darkseid), wishing(NOT_ANY), seats].find((some) => some.length > 0) ?? seats;
  shared.set(oneOf(first), darkseid);
  const left = sheets.filter((sheet) => sheet !== darkseid);
  for (const sheet of left.slice()) {
    const some = wishing(sheet);
    if (some.length === 0) continue;
    shared.set(oneOf(some), sheet);
    left.splice(left.indexOf(sheet), 1);
  }
  for (const seat of seats) {
    if (shared.has(seat)) continue;
    shared.set(seat, nth(left.splice(table.below(left.length, 'pick'), 1), 0));
  }
  return shared;
}

function takeSheet(table: Table<JusticeLeague>, seat: number, sheet: number): void {
  table.move(sheet, zones.sheet(seat));
  if (table.kind(sheet).type === 'tyrant') table.fields.darkseid = seat;
  table.tell('plays as', seat, [sheet]);
}

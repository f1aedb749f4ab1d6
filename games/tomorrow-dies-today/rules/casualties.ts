import { type Frame, firstOf, locals, nth, number, rows, secondOf, type Table } from '@masterplan/kernel';
import { pieces } from '../content/kinds.ts';
import { type Reader, type Tomorrow, word } from './board.ts';
import { phase } from './kit.ts';
import { countOf, piecesIn, sizeOf } from './questions.ts';
import { harm, loseInfamy } from './squads.ts';

const my = locals({ damage: number(), slots: rows('slot') });

/** A seat takes damage among some of its Squads, and picks who is hit (TD-17.14 to TD-17.17, TD-A22). */
export const casualties = phase({
  name: 'casualties',
  my,
  run(table, frame) {
    const slots = my.slots.list(frame).filter((slot) => sizeOf(table, frame.you, slot) > 0);
    const all = slots.reduce((sum, slot) => sum + sizeOf(table, frame.you, slot), 0);
    const damage = my.damage.of(frame);
    if (damage === 0 || all === 0) return table.done(frame);
    if (damage < all && kindsIn(table, frame.you, slots) > 1) return table.ask(frame.you);
    const slot = nth(slots, 0);
    hit(table, frame.you, slot, nth(piecesIn(table, frame.you, slot), 0));
    my.damage.add(frame, -1);
  },
  choices(lens, seat, frame, offers) {
    for (const slot of my.slots.list(frame))
      for (const piece of piecesIn(lens, seat, slot)) offers.yes(word.lose, pieces.indexOf(piece), slot);
  },
  answer(table, frame, seat, option) {
    hit(table, seat, secondOf(option), nth(pieces, firstOf(option)));
    my.damage.add(frame, -1);
  },
});

/** How many different choices there are. */
const kindsIn = (reader: Reader, seat: number, slots: readonly number[]): number =>
  slots.reduce((sum, slot) => sum + piecesIn(reader, seat, slot).length, 0);

function hit(table: Table<Tomorrow>, seat: number, slot: number, piece: (typeof pieces)[number]): void {
  if (countOf(table, seat, slot, piece) === 0) return;
  harm(table, seat, slot, piece);
  if (piece === 'named') loseInfamy(table, seat);
}

/** How much damage is still to be shared out. */
export const damageIn = (frame: Readonly<Frame>): number => my.damage.of(frame);

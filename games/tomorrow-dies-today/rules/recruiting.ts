import { type Frame, firstOf, locals, nth, number, type Table, wordOf } from '@masterplan/kernel';
import { type Faceless, facelessTypes } from '../content/kinds.ts';
import { type Tomorrow, word } from './board.ts';
import { note } from './deeds.ts';
import { gain, goodNo } from './goods.ts';
import { phase } from './kit.ts';
import { enlist, roomFor } from './squads.ts';

const my = locals({ type: number(), place: number() });

/** A Henchman who is won joins a Squad on the tile, forms a new one there, or goes home (TD-14.4, TD-23.13, TD-A62). */
export const recruiting = phase({
  name: 'recruiting',
  my,
  run(table, frame) {
    if (roomFor(table, frame.you, my.place.of(frame)).length > 0) return table.ask(frame.you);
    table.done(frame);
    gain(table, frame.you, nth(facelessTypes, my.type.of(frame)), 1);
  },
  choices(lens, seat, frame, offers) {
    for (const slot of roomFor(lens, seat, my.place.of(frame))) offers.yes(word.recruitInto, slot);
    offers.yes(word.recruitHome);
  },
  answer(table, frame, seat, option) {
    table.done(frame);
    const type = nth(facelessTypes, my.type.of(frame));
    if (wordOf(option) === word.recruitHome) gain(table, seat, type, 1);
    else {
      enlist(table, seat, firstOf(option), type, my.place.of(frame));
      note(table, 'recruited', seat, goodNo(type));
    }
  },
});

export function recruit(table: Table<Tomorrow>, seat: number, type: Faceless, place: number): void {
  table.push(recruiting, seat, { type: facelessTypes.indexOf(type), place });
}

/** The type of the Henchman who is won. */
export const recruitIn = (frame: Readonly<Frame>): number => my.type.of(frame);

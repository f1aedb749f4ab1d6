import type { Frame, Offers } from '@masterplan/kernel';
import type { Side } from '../../content/kinds.ts';
import { isOpen, placesFor, type Reader, zones } from '../board.ts';
import { isUp, sideOf, squadSide } from '../supers.ts';

/** Whom an Ability may be about, as its sentence says it. */
export type Who = 'this' | 'yours here' | 'ally' | 'another ally' | 'another' | 'foe';

/** Offers every Super here that is meant; one that is turned down is out of reach (MP-B15). */
export function offerSupers(lens: Reader, frame: Frame, who: Who, word: number, offers: Offers): void {
  const camp = sideOf(lens, frame.self);
  for (let seat = 0; seat < lens.seats; seat++) {
    const squad = lens.zone(zones.squad(seat, lens.fields.here));
    const bond = squadSide(lens, seat, lens.fields.here) === camp ? 'ally' : 'foe';
    for (const card of squad) {
      if (!isMeant(who, frame, card, seat, bond)) continue;
      if (isUp(lens, card)) offers.yes(word, card);
      else offers.no(word, card, 0, 'MP-B15');
    }
  }
}

function isMeant(who: Who, frame: Frame, card: number, seat: number, bond: 'ally' | 'foe'): boolean {
  switch (who) {
    case 'this':
      return card === frame.self;
    case 'yours here':
      return seat === frame.you;
    case 'ally':
      return bond === 'ally';
    case 'another ally':
      return bond === 'ally' && card !== frame.self;
    case 'another':
      return card !== frame.self;
    case 'foe':
      return bond === 'foe';
  }
}

/** The acting Mastermind's Supers here that a sentence means and that are in reach. */
export function yoursInReach(lens: Reader, frame: Frame, who: 'this' | 'yours here'): number[] {
  const squad = lens.zone(zones.squad(frame.you, lens.fields.here));
  return squad.filter((card) => (who === 'yours here' || card === frame.self) && isUp(lens, card));
}

/** The places elsewhere (MP-B10). */
export function placesElsewhere(reader: Reader): number[] {
  const places: number[] = [];
  for (let place = 0; place < placesFor(reader.seats); place++) {
    if (place !== reader.fields.here && isOpen(reader, place)) places.push(place);
  }
  return places;
}

/** Whether a Super may come to a seat's Squad once another has left it (MP-B11, MP-B13). */
export function fitsWithout(
  reader: Reader,
  side: Side,
  seat: number,
  place: number,
  leaving: number,
): boolean {
  for (const card of reader.zone(zones.squad(seat, place))) {
    if (card !== leaving) return sideOf(reader, card) === side;
  }
  return true;
}

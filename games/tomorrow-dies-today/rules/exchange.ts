import {
  agreeing,
  DONE_WORD,
  type Frame,
  firstOf,
  locals,
  NOT_ANY,
  nth,
  number,
  type Offers,
  type Option,
  secondOf,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { type Faceless, type Good, goods } from '../content/kinds.ts';
import { baseOf, members, type Reader, slotOf, type Tomorrow, word, zones } from './board.ts';
import { note } from './deeds.ts';
import { isSpokenFor } from './deployment.ts';
import { facelessOf, goodNo, put, resourceOf } from './goods.ts';
import { agreement } from './kit.ts';
import { isIn } from './masks.ts';
import { amountOf, countOf, groupsAt, pointsOf, squadsOf } from './questions.ts';
import { endIfEmpty, enlist, roomFor } from './squads.ts';

/** The most parts a deal has: a good in any amount is one (TD-A110b). */
const MOST = 8;

const my = locals({ one: number(NOT_ANY), two: number(NOT_ANY), place: number(NOT_ANY) }, agreeing);

/** With whom a seat deals. */
export const partnerOf = (frame: Readonly<Frame>, seat: number): number =>
  my.one.of(frame) === seat ? my.two.of(frame) : my.one.of(frame);

/** Where a seat's Henchmen can be handed over: the shared tile, or its own Base Tile. */
const spotOf = (frame: Readonly<Frame>, seat: number): number =>
  my.place.of(frame) === NOT_ANY ? baseOf(seat) : my.place.of(frame);

/** How many Faceless Henchmen of a type a seat has at a place. */
function facelessAt(reader: Reader, seat: number, place: number, type: Faceless): number {
  let sum = 0;
  for (const slot of groupsAt(reader, seat, place)) sum += countOf(reader, seat, slot, type);
  return sum;
}

/** How much of a good a seat can give who deals at a place: Henchmen only from there (TD-21.2, TD-A113). */
export function stockAt(reader: Reader, seat: number, good: Good, place: number): number {
  const resource = resourceOf(good);
  if (resource !== undefined) return amountOf(reader, seat, resource);
  const type = facelessOf(good);
  if (type === undefined) return pointsOf(reader, seat);
  return facelessAt(reader, seat, place, type);
}

/** Resources, Gadgets, Faceless Henchmen and VP change hands, all at once or not at all (TD-21.2 to TD-21.5, TD-A110 to TD-A113). */
export const exchange = agreement({
  name: 'exchange',
  my,
  silence: 'decline',
  deciders: (_view, frame) => (1 << my.one.of(frame)) | (1 << my.two.of(frame)),
  proposals(lens, seat, frame, offers, parts) {
    offerParts(lens, frame, offers, parts, { holder: seat, good: word.give, gadget: word.giveGadget });
    const holder = partnerOf(frame, seat);
    offerParts(lens, frame, offers, parts, { holder, good: word.want, gadget: word.wantGadget });
    if (parts.length > 0) offers.yes(DONE_WORD);
  },
  isWhole: (_view, parts) => parts.length === MOST,
  agreed(table, frame, parts) {
    const giver = frame.you;
    const taker = partnerOf(frame, giver);
    changeHands(table, frame, parts);
    note(table, 'traded', giver, taker);
    note(table, 'traded', taker, giver);
    table.tell('dealt', giver, [], taker);
  },
  fallback: (table, frame) => table.tell('no deal', my.one.of(frame), [], my.two.of(frame)),
});

/** One side of a deal: who gives, and the words for it. */
interface Side {
  readonly holder: number;
  readonly good: number;
  readonly gadget: number;
}

/** All that a side can still give: each good in any amount, once, and each Gadget. */
function offerParts(
  reader: Reader,
  frame: Readonly<Frame>,
  offers: Offers,
  parts: readonly Option[],
  { holder, good, gadget }: Side,
): void {
  for (let what = 0; what < goods.length; what++) {
    const stock = stockAt(reader, holder, nth(goods, what), spotOf(frame, holder));
    if (stock > 0 && !isNamed(parts, good, what)) for (let n = 1; n <= stock; n++) offers.yes(good, what, n);
  }
  for (const card of reader.zone(zones.gadgets(holder)))
    if (!isNamed(parts, gadget, card)) offers.yes(gadget, card);
}

function isNamed(parts: readonly Option[], side: number, what: number): boolean {
  for (const part of parts) if (wordOf(part) === side && firstOf(part) === what) return true;
  return false;
}

/** What one hands to the other: a Gadget, or some of a good. */
interface Handed {
  readonly from: number;
  readonly to: number;
  readonly what: { readonly gadget: number } | { readonly good: Good; readonly n: number };
}

/** A part of a deal as seen by whoever proposed it. */
function handedBy(frame: Readonly<Frame>, part: Option): Handed {
  const giver = frame.you;
  const taker = partnerOf(frame, giver);
  const isGiven = wordOf(part) === word.give || wordOf(part) === word.giveGadget;
  const isGadget = wordOf(part) === word.giveGadget || wordOf(part) === word.wantGadget;
  return {
    ...(isGiven ? { from: giver, to: taker } : { from: taker, to: giver }),
    what: isGadget ? { gadget: firstOf(part) } : { good: nth(goods, firstOf(part)), n: secondOf(part) },
  };
}

/**
 * Both let go of everything before either takes anything, so that the order of the parts does not matter: who swaps Henchmen has room for
 * the new ones where the old ones stood (TD-21.4, TD-A113).
 */
function changeHands(table: Table<Tomorrow>, frame: Frame, parts: readonly Option[]): void {
  const all = parts.map((part) => handedBy(frame, part));
  for (const handed of all) letGo(table, frame, handed);
  for (const handed of all) take(table, frame, handed);
  for (const seat of [my.one.of(frame), my.two.of(frame)])
    for (const slot of squadsOf(table, seat)) endIfEmpty(table, seat, slot);
}

function letGo(table: Table<Tomorrow>, frame: Frame, { from, what }: Handed): void {
  if ('gadget' in what) return;
  const { good, n } = what;
  const type = facelessOf(good);
  if (type === undefined) put(table, from, good, -n);
  else for (let i = 0; i < n; i++) letPieceGo(table, frame, from, type);
}

/** Those in no Squad go first, then those of the last Squad. */
function letPieceGo(table: Table<Tomorrow>, frame: Frame, from: number, type: Faceless): void {
  const groups = groupsAt(table, from, spotOf(frame, from));
  const group = groups.findLast((slot) => countOf(table, from, slot, type) > 0);
  if (group === undefined) throw new Error(`seat ${from} has no ${type} to hand over`);
  members.add(table.fields.members, slotOf(from, group), type, -1);
}

function take(table: Table<Tomorrow>, frame: Frame, { from, to, what }: Handed): void {
  if ('gadget' in what) {
    const card = table.move(what.gadget, zones.gadgets(to));
    table.tell('handed gadget', from, [card], to);
    return;
  }
  const { good, n } = what;
  const type = facelessOf(good);
  table.tell('handed', from, [], to, goodNo(good), n);
  if (type === undefined) put(table, to, good, n);
  else for (let i = 0; i < n; i++) takePiece(table, frame, to, type);
}

/** Whether a Squad's Deployment is paid and still to come: it goes with those who were paid for (TD-A113). */
const isLeaving = ({ fields }: Reader, seat: number, slot: number): boolean =>
  isIn(nth(fields.funded, seat) & ~nth(fields.acting, seat), slot);

/** A Henchman joins the first own Squad with room on the tile, a new one, or goes to the Base Tile (TD-19.8, TD-A113). */
function takePiece(table: Table<Tomorrow>, frame: Frame, to: number, type: Faceless): void {
  const place = my.place.of(frame);
  const there = place === NOT_ANY || isSpokenFor(table, to, place) ? [] : roomFor(table, to, place);
  const slot = there.find((each) => !isLeaving(table, to, each));
  if (slot === undefined) put(table, to, type, 1);
  else enlist(table, to, slot, type, place);
}

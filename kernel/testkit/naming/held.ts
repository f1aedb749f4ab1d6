import {
  type Frame,
  firstOf,
  type GameEvent,
  type Hole,
  type Lens,
  nth,
  type Option,
  proposalIn,
  type SeenEvent,
  type Shape,
  secondOf,
  wordForm,
  wordOf,
} from '../../src/index.ts';
import { seatsIn } from '../conformance/course.ts';

/** What a sentence may name: the things that what it speaks of holds. */
export interface Held {
  readonly kinds: Set<number>;
  readonly seats: Set<number>;
  readonly numbers: Set<number>;
}

export const nothingHeld = (): Held => ({ kinds: new Set(), seats: new Set(), numbers: new Set() });

export const together = (...parts: readonly Held[]): Held => ({
  kinds: new Set(parts.flatMap(({ kinds }) => [...kinds])),
  seats: new Set(parts.flatMap(({ seats }) => [...seats])),
  numbers: new Set(parts.flatMap(({ numbers }) => [...numbers])),
});

/** The parts of an option, each with what it is the number of. */
function partsOf<S extends Shape>(lens: Lens<S>, option: Option): { hole: Hole; part: number }[] {
  const template = Object.values(lens.game.words)[wordOf(option)];
  if (template === undefined) return [];
  const parts = [firstOf(option), secondOf(option)];
  return wordForm(template).holes.map((hole, i) => ({ hole, part: nth(parts, i) }));
}

/** A card: what it is, as far as the reader knows it; whose it is, and where it lies. */
function holdCard<S extends Shape>(held: Held, lens: Lens<S>, card: number): void {
  if (card < 0 || card >= lens.cards) return;
  holdKind(held, lens, lens.face(card));
  const { seat, which } = lens.game.layout.place(lens.at(card));
  if (seat >= 0) held.seats.add(seat);
  holdPlace(held, lens, which);
}

function holdKind<S extends Shape>(held: Held, lens: Lens<S>, kind: number): void {
  if (kind < 0) return;
  held.kinds.add(kind);
  for (const number of numbersIn(nth(lens.game.kinds, kind))) held.numbers.add(number);
}

/** A place is called after the card that lies there alone: a Throwdown, a Location, a tile. */
function holdPlace<S extends Shape>(held: Held, lens: Lens<S>, place: number): void {
  const { layout } = lens.game;
  for (let zone = 0; zone < layout.count(0); zone++) {
    const cards = lens.zone(zone);
    if (layout.place(zone).which === place && cards.length === 1)
      holdKind(held, lens, lens.face(nth(cards, 0)));
  }
}

/** Every number that is printed on a kind. */
function numbersIn(printed: unknown): number[] {
  if (typeof printed === 'number') return [printed];
  return typeof printed === 'object' && printed !== null ? Object.values(printed).flatMap(numbersIn) : [];
}

/** The numbers among a game's fields: they are public, and a sentence may say them. */
export const heldByFields = <S extends Shape>({ fields }: Lens<S>): Held => ({
  ...nothingHeld(),
  numbers: new Set(Object.values(fields).filter((value): value is number => typeof value === 'number')),
});

/** What a card costs or counts now: a number printed on it, more or less by what a field says. */
function holdReckoned<S extends Shape>(held: Held, lens: Lens<S>, card: number): void {
  for (const printed of numbersIn(card < lens.cards ? lens.kind(card) : undefined))
    for (const by of heldByFields(lens).numbers)
      for (const reckoned of [printed - by, printed + by, 0]) held.numbers.add(reckoned);
}

/** What an option holds: the cards, seats, places and numbers it is about. */
export function heldByOption<S extends Shape>(lens: Lens<S>, option: Option): Held {
  const held = nothingHeld();
  holdOption(held, lens, option);
  return held;
}

function holdOption<S extends Shape>(held: Held, lens: Lens<S>, option: Option): void {
  for (const { hole, part } of partsOf(lens, option)) {
    if (hole === 'card') {
      holdCard(held, lens, part);
      holdReckoned(held, lens, part);
    }
    if (hole === 'seat') held.seats.add(part);
    if (hole === 'place') holdPlace(held, lens, part);
    held.numbers.add(part);
  }
}

/** What a proposal holds: those who decide on it. */
export function heldByProposal<S extends Shape>(lens: Lens<S>): Held {
  const { deciders = 0 } = proposalIn(lens) ?? {};
  return { ...nothingHeld(), seats: new Set(seatsIn(deciders, lens.seats)) };
}

/** What an outcome holds: the winners, and the cards of theirs that everybody sees. */
export function heldByOutcome<S extends Shape>(lens: Lens<S>, winners: readonly number[]): Held {
  const held: Held = { ...nothingHeld(), seats: new Set(winners), numbers: new Set(winners) };
  for (let card = 0; card < lens.cards; card++)
    if (winners.includes(lens.game.layout.place(lens.at(card)).seat)) holdKind(held, lens, lens.face(card));
  return held;
}

/** What an event holds: the faces its reader saw, whoever it names by number, how many cards there were. */
export function heldByEvent({ cards, faces, seat, n }: SeenEvent, seats: number): Held {
  const held: Held = { ...nothingHeld(), numbers: new Set([...cards, ...faces]) };
  for (const face of faces) if (face >= 0) held.kinds.add(face);
  for (const each of [seat, ...n]) {
    held.numbers.add(each);
    if (each >= 0 && each < seats) held.seats.add(each);
  }
  for (let count = 0; count <= faces.length; count++) held.numbers.add(count);
  return held;
}

const isSame = (one: Frame, other: Frame): boolean =>
  one.verb === other.verb &&
  one.you === other.you &&
  one.self === other.self &&
  one.kind === other.kind &&
  one.part === other.part;

/** So far below a frame lies the one that it is a part of: a Super that acts is a step of the fight, the fight a step of the battle. */
const PART_OF = 2;

/**
 * What the frames on the stack hold: their card, their player, the parts of a proposal, and of their numbers those that stand for a card or a seat. A frame does not
 * say which these are, so a text that reads the wrong one names some card by accident. Hence a number counts as a card only if an answer or an
 * event has named that card since the frame, or what it is a part of, came onto the stack; and as a seat only if an answer has.
 */
export class Holding<S extends Shape> {
  #frames: { readonly frame: Frame; readonly named: Set<number>; readonly seats: Set<number> }[] = [];

  /** The table went on: these cards were named by the answer and by what happened, these seats by the answer. */
  note(lens: Lens<S>, option: Option | undefined, events: readonly GameEvent[]): void {
    const parts = option === undefined ? [] : partsOf(lens, option);
    const partsFor = (wanted: Hole) => parts.flatMap(({ hole, part }) => (hole === wanted ? [part] : []));
    const named = [...partsFor('card'), ...events.flatMap(({ cards }) => cards)];
    const seats = partsFor('seat');
    const kept = lens.stack.findIndex((frame, i) => {
      const before = this.#frames[i]?.frame;
      return before === undefined || !isSame(before, frame);
    });
    const same = kept < 0 ? lens.stack.length : kept;
    this.#frames = lens.stack.map((frame, i) => ({
      frame: { ...frame },
      named: new Set([...(i < same ? nth(this.#frames, i).named : []), ...named]),
      seats: new Set([...(i < same ? nth(this.#frames, i).seats : []), ...seats]),
    }));
  }

  held(lens: Lens<S>): Held {
    const held = nothingHeld();
    for (const [i, { frame }] of this.#frames.entries()) {
      const { named, seats } = this.#frames[i - PART_OF] ?? nth(this.#frames, i);
      holdCard(held, lens, frame.self);
      holdKind(held, lens, frame.kind);
      if (frame.you >= 0) held.seats.add(frame.you);
      const isAgreement = lens.game.phaseNamed[frame.verb]?.silence !== undefined;
      for (const number of [frame.at, ...frame.n]) {
        held.numbers.add(number);
        if (named.has(number)) holdCard(held, lens, number);
        if (seats.has(number)) held.seats.add(number);
        if (isAgreement) holdOption(held, lens, number);
      }
    }
    return held;
  }
}

import { aimsOf, wordIn } from '@masterplan/boards/aims';
import type { Lens, Option } from '@masterplan/kernel';
import { type Card, isCard, type Kind, type SuperHero } from '../content/kinds.ts';
import { borrowed, type Watchmen } from '../rules/board.ts';
import { heroHeeds } from '../rules/facts.ts';
import type { BoardProps, Entry } from './props.ts';

export type View = Lens<Watchmen>;

/** The places of the table that the board looks at, by their names in the game's layout. */
type Common =
  | ('mainDeck' | 'lineUp' | 'kicks' | 'weaknesses' | 'superVillains' | 'destroyed' | 'heroes')
  | ('machination' | 'challenge' | 'challengeStack' | 'contributed' | 'clock' | 'plotInPlay' | 'beaten');
type Own =
  | ('deck' | 'hand' | 'discard' | 'inPlay' | 'locations' | 'superHero' | 'underHero')
  | ('loyalty' | 'plot');

export function cardsIn(lens: View, place: Common): readonly number[];
export function cardsIn(lens: View, place: Own, seat: number): readonly number[];
export function cardsIn(lens: View, place: Common | Own, seat = 0): readonly number[] {
  return lens.zone(lens.game.layout.find(place, seat, 0));
}

/** Where a card lies: the name of its place, and whose it is. */
export const placeOf = (lens: View, card: number) => lens.game.layout.place(lens.at(card));

export const topOf = (lens: View, place: Common): number | undefined => cardsIn(lens, place).at(-1);

export const seatsOf = (lens: View): number[] => Array.from({ length: lens.seats }, (_, seat) => seat);

/** The small card a number stands for, where the viewer knows it. */
export function cardAt(lens: View, card: number | undefined): Card | undefined {
  const kind = card === undefined ? undefined : lens.kind(card);
  return isCard(kind) ? kind : undefined;
}

/** Whether a card of the viewer's does something when it is played: at once, from then on, or by their Super Hero. */
export function actsWhenPlayed(lens: View, card: number): boolean {
  const kind = cardAt(lens, card);
  if (kind === undefined) return false;
  return kind.says.play.length > 0 || kind.ongoing.length > 0 || heroHeeds(lens, lens.viewer, kind);
}

export function heroOf(
  lens: View,
  seat: number,
): { readonly card: number; readonly kind: SuperHero } | undefined {
  const [card] = cardsIn(lens, 'superHero', seat);
  const kind = card === undefined ? undefined : lens.kind(card);
  return card === undefined || kind?.type !== 'super-hero' ? undefined : { card, kind };
}

/** Whose a card is that lies in front of somebody; undefined for what is borrowed from the Line-Up. */
export function ownerOf(lens: View, card: number): number | undefined {
  const owner = borrowed.get(lens.fields.borrowed, card) ?? placeOf(lens, card).seat;
  return owner < 0 ? undefined : owner;
}

export { wordIn };

/** What an option points at: a card, a player, the main deck, or nothing on the table. */
type Aim = { readonly card: number } | { readonly seat: number } | 'main-deck' | undefined;

function aimOf(lens: View, option: Option): Aim {
  if (wordIn(lens, option) === 'riddle') return 'main-deck';
  const [aim] = aimsOf(lens, option);
  if (aim?.hole === 'card') return { card: aim.at };
  return aim?.hole === 'seat' ? { seat: aim.at } : undefined;
}

/** Where on the board each entry stands; a card may stand in several. */
export interface Targets<E extends Pick<Entry, 'option'>> {
  readonly cards: ReadonlyMap<number, readonly E[]>;
  readonly seats: ReadonlyMap<number, E>;
  readonly mainDeck: E | undefined;
}

export function targetsOf<E extends Pick<Entry, 'option'>>(lens: View, entries: readonly E[]): Targets<E> {
  const cards = new Map<number, E[]>();
  const seats = new Map<number, E>();
  let mainDeck: E | undefined;
  for (const entry of entries) {
    const aim = aimOf(lens, entry.option);
    if (aim === 'main-deck') mainDeck = entry;
    else if (aim !== undefined && 'seat' in aim) seats.set(aim.seat, entry);
    else if (aim !== undefined) cards.set(aim.card, [...(cards.get(aim.card) ?? []), entry]);
  }
  return { cards, seats, mainDeck };
}

const typeOrder: readonly Kind['type'][] = [
  ...(['super-hero', 'super-villain', 'hero', 'villain', 'super-power'] as const),
  ...(['equipment', 'location', 'starter', 'weakness'] as const),
];

/** Cards in the order people hold them: by type, the dear ones first, then by kind. */
export function byWorth(a: Kind, b: Kind): number {
  const types = typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type);
  const costs = isCard(a) && isCard(b) ? b.cost - a.cost : 0;
  return types || costs || a.id.localeCompare(b.id);
}

/** A kind of card, and how many of it. */
export interface Counted {
  readonly kind: Kind;
  readonly count: number;
}

export interface Pile {
  readonly kind: Kind;
  readonly cards: readonly number[];
}

/** Equal cards together, in the order people hold them; what the viewer does not know is left out. */
export function pilesOf(lens: View, cards: readonly number[]): Pile[] {
  const piles = new Map<Kind, number[]>();
  for (const card of cards) {
    const kind = lens.kind(card);
    if (kind !== undefined) piles.set(kind, [...(piles.get(kind) ?? []), card]);
  }
  return [...piles].map(([kind, of]) => ({ kind, cards: of })).sort((a, b) => byWorth(a.kind, b.kind));
}

/** An entry of the list that stands for a card: what is played first, then what is bought, each as it lies on the board. */
export function nameOf(
  lens: View,
  option: Option,
  _step: Entry['step'],
  text: BoardProps['text'],
): { name: string; order: number } | undefined {
  const aim = aimOf(lens, option);
  if (aim === undefined || aim === 'main-deck' || 'seat' in aim) return undefined;
  const kind = lens.kind(aim.card);
  if (kind === undefined) return undefined;
  const { name } = text.card(kind);
  return { name, order: orderOf(lens, option, aim.card) };
}

function orderOf(lens: View, option: Option, card: number): number {
  const said = wordIn(lens, option);
  if (said === 'defeat' || said === 'beat') return 300;
  if (said === 'buy') {
    const at = cardsIn(lens, 'lineUp').indexOf(card);
    return 200 + (at < 0 ? 99 : at);
  }
  if (placeOf(lens, card).name !== 'hand') return 100;
  const piles = pilesOf(lens, lens.zone(lens.at(card)));
  return (said === 'contribute' ? 150 : 0) + piles.findIndex(({ cards }) => cards.includes(card));
}

/**
 * Where the things lie that entries are about: in one's turn the hand, as long as a card in it would do something; within an
 * effect the hand only where nothing else can be chosen.
 */
export function sideOf(lens: View, entries: readonly Pick<Entry, 'option'>[]): 'board' | 'tray' {
  const cards = [...targetsOf(lens, entries).cards.keys()];
  const held = cards.filter((card) => {
    const place = placeOf(lens, card);
    return place.name === 'hand' && place.seat === lens.viewer;
  });
  const isForHand = isTurnAsked(lens)
    ? held.some((card) => actsWhenPlayed(lens, card))
    : held.length > 0 && held.length === cards.length;
  return isForHand ? 'tray' : 'board';
}

/** Whether the viewer is asked what to do in their turn, rather than a question within it. */
export const isTurnAsked = (lens: View): boolean =>
  lens.outcome === null && lens.frame.verb === 'turn' && lens.fields.turn === lens.viewer;

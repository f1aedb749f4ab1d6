import { type Aim, aimsOf } from '@masterplan/boards/aims';
import { firstOf, type GameText, type Lens, type Option, secondOf, wordOf } from '@masterplan/kernel';
import type { Kind, Super } from '../content/kinds.ts';
import { acted, down, lures, type MasterPlan, placesFor, word } from '../rules/board.ts';
import {
  actorOf as actingNow,
  actsBefore,
  defensesGained,
  numberOf,
  type Owned,
  yetToClaim,
} from '../rules/facts.ts';
import type { Changes } from './changes.ts';
import type { BoardProps, Entry } from './props.ts';

export type View = Lens<MasterPlan>;

/** The cards of a zone, by its name in the game's layout. */
export const zoneOf = (lens: View, name: string, seat = 0, which = 0): readonly number[] =>
  lens.zone(lens.game.layout.find(name, seat, which));

export const seatsOf = (lens: View): number[] => Array.from({ length: lens.seats }, (_, seat) => seat);

/** The round's places, settled ones too. */
export const placesOf = (lens: View): number[] =>
  Array.from({ length: placesFor(lens.seats) }, (_, place) => place);

export const kindAt = <Type extends Kind['type']>(lens: View, card: number | undefined, type: Type) => {
  const kind = card === undefined ? undefined : lens.kind(card);
  return kind !== undefined && isOf(kind, type) ? kind : undefined;
};

const isOf = <Type extends Kind['type']>(kind: Kind, type: Type): kind is Extract<Kind, { type: Type }> =>
  kind.type === type;

const frameOf = (lens: View, verb: string) => lens.stack.find((frame) => frame.verb === verb);

export type PhaseName = 'assemble' | 'battle' | 'loot' | 'regroup';

/** The phase on the page: the outermost frame the board describes. */
export function phaseOf(lens: View): PhaseName {
  if (frameOf(lens, 'assemble') !== undefined) return 'assemble';
  if (frameOf(lens, 'loot') !== undefined) return 'loot';
  return frameOf(lens, 'regroup') === undefined ? 'battle' : 'regroup';
}

/** The Super that acts now, or claims now. */
export const actorOf = (lens: View): number | undefined => actingNow(lens.stack);

/** What happened to a Super at the Throwdown being fought over. */
export function changesOf(lens: View, { card, kind, number }: Fighter): Changes {
  const { fields } = lens;
  const state = stateOf(lens, card, {
    isDown: down.has(fields.down, card),
    hasActed: acted.has(fields.acted, card),
  });
  return {
    gained: defensesGained(lens, card),
    draws: lures.has(fields.lures, card),
    ...(number === kind.number ? {} : { number }),
    ...(state === undefined ? {} : { state }),
  };
}

function stateOf(
  lens: View,
  card: number,
  { isDown, hasActed }: { isDown: boolean; hasActed: boolean },
): Changes['state'] {
  if (isDown) return 'asleep';
  if (actorOf(lens) === card) return phaseOf(lens) === 'loot' ? 'claiming' : 'acting';
  return hasActed && phaseOf(lens) === 'battle' ? 'acted' : undefined;
}

export interface Fighter {
  readonly card: number;
  readonly seat: number;
  readonly kind: Super;
  readonly number: number;
}

/** Everybody at the Throwdown being settled, in the order of acting. `falling` are those who are knocked out and shown all the same. */
export function fightersOf(lens: View, falling: readonly Owned[] = []): Fighter[] {
  const { here } = lens.fields;
  if (here < 0) return [];
  const standing = seatsOf(lens).flatMap((seat) =>
    zoneOf(lens, 'squad', seat, here).map((card) => ({ card, seat })),
  );
  const yetToFall = falling.filter(
    ({ card }, i) =>
      falling.findIndex((each) => each.card === card) === i && !standing.some((each) => each.card === card),
  );
  return [...standing, ...yetToFall]
    .flatMap(({ card, seat }) => fighterOf(lens, card, seat) ?? [])
    .sort((a, b) => actsBefore(lens, a, b));
}

function fighterOf(lens: View, card: number, seat: number): Fighter | undefined {
  const kind = kindAt(lens, card, 'super');
  if (kind === undefined) return undefined;
  return { card, seat, kind, number: numberOf(lens, card) };
}

/** Those who claim at the Throwdown being settled, in their order, and how many of them have had their turn: those who `claimed`. */
export function claimersOf(
  lens: View,
  claimed: readonly number[],
): { readonly claimers: Fighter[]; readonly done: number } {
  const now = actorOf(lens);
  const had = claimed.filter((card, i) => card !== now && claimed.indexOf(card) === i);
  const order = [...had, ...(now === undefined ? [] : [now]), ...yetToClaim(lens.stack)];
  const claimers = order.flatMap(
    (card) => fighterOf(lens, card, lens.game.layout.place(lens.at(card)).seat) ?? [],
  );
  return { claimers, done: had.length };
}

type Aimed = Pick<Entry, 'option' | 'step'>;

/** Where on the board each entry stands. */
export interface Targets<E extends Aimed = Entry> {
  readonly cards: ReadonlyMap<number, E>;
  readonly places: ReadonlyMap<number, E>;
  readonly seats: ReadonlyMap<number, E>;
  /** By seat and place: `2 0`. */
  readonly squads: ReadonlyMap<string, E>;
}

/** What an entry points at: its second part where the first is settled, else its first. */
function aimOf(lens: View, { option, step }: Aimed): Aim | undefined {
  const [first, second] = aimsOf(lens, option);
  return step === 'second' ? (second ?? first) : first;
}

/** The Squad that an option points at, by seat and place: `2 0`. */
function squadIn(lens: View, option: Option): string | undefined {
  const [seat, place] = aimsOf(lens, option);
  return seat?.hole === 'seat' && place?.hole === 'place' ? `${seat.at} ${place.at}` : undefined;
}

/** The one entry that stands for something, as the list of all that do. */
export const listed = (entry: Entry | undefined): readonly Entry[] => (entry === undefined ? [] : [entry]);

export function targetsOf<E extends Aimed>(lens: View, entries: readonly E[]): Targets<E> {
  const cards = new Map<number, E>();
  const places = new Map<number, E>();
  const seats = new Map<number, E>();
  const squads = new Map<string, E>();
  for (const entry of entries) {
    const pointed = aimOf(lens, entry);
    const squad = squadIn(lens, entry.option);
    if (squad !== undefined) squads.set(squad, entry);
    else if (pointed?.hole === 'card') cards.set(pointed.at, entry);
    else if (pointed?.hole === 'place') places.set(pointed.at, entry);
    else if (pointed?.hole === 'seat') seats.set(pointed.at, entry);
  }
  return { cards, places, seats, squads };
}

/** Where the entries' cards lie: in the viewer's hand, or on the board. */
export const sideOf = (lens: View, entries: readonly Aimed[]): 'board' | 'tray' => {
  const hand = zoneOf(lens, 'hand', lens.viewer);
  return entries.some((entry) => {
    const pointed = aimOf(lens, entry);
    return pointed?.hole === 'card' && hand.includes(pointed.at);
  })
    ? 'tray'
    : 'board';
};

/** A deployment that is prepared: which card goes where; undefined for any other move. */
export function deploymentIn(
  prepared: BoardProps['prepared'],
): { readonly card: number; readonly place: number } | undefined {
  if (prepared === undefined || wordOf(prepared) !== word.deploy) return undefined;
  return { card: firstOf(prepared), place: secondOf(prepared) };
}

/** How an entry of the list that stands for a card is called, and its place among the others. */
export function nameOf(
  lens: View,
  option: Option,
  step: Entry['step'],
  text: GameText<MasterPlan>,
): { name: string; order: number } | undefined {
  const pointed = aimOf(lens, { option, step });
  const kind = pointed?.hole === 'card' ? lens.kind(pointed.at) : undefined;
  if (kind === undefined) return undefined;
  const { name } = text.card(kind);
  return kind.type === 'super'
    ? { name: `${kind.number} · ${name}`, order: kind.number }
    : { name, order: 0 };
}

/** The numbers from 1 to `most`. */
export const numbersTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

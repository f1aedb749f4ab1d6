import type { StandIn } from '@masterplan/kernel';
import {
  type CardLiteral,
  deal as dealt,
  faceUp,
  type Literal,
  type ZoneLiteral,
} from '@masterplan/kernel/testkit';
import { watchmen } from '../index.ts';

/** What lies before one player. */
export interface Side {
  readonly hand?: readonly CardLiteral[];
  readonly deck?: readonly CardLiteral[];
  readonly discard?: readonly CardLiteral[];
  readonly inPlay?: readonly CardLiteral[];
  readonly locations?: readonly CardLiteral[];
  readonly hero?: string | StandIn;
}

/** A turn of seat 0: its own side, the others' by seat, and what is common. */
export interface Position extends Side {
  readonly seats?: number;
  readonly foes?: Readonly<Record<number, Side>>;
  readonly common?: Readonly<Record<string, ZoneLiteral>>;
  readonly fields?: Literal['fields'];
  /** The Super-Villain that lies face up, on top of the stack. */
  readonly villain?: string;
  readonly options?: Literal['options'];
  readonly shuffles?: Literal['shuffles'];
  readonly picks?: Literal['picks'];
}

const perSeat = (
  sides: Readonly<Record<number, Side>>,
  zone: 'hand' | 'deck' | 'discard' | 'inPlay' | 'locations',
) => Object.fromEntries(Object.entries(sides).map(([seat, side]) => [seat, side[zone] ?? []]));

const stackUnder = (stack: ZoneLiteral | undefined): readonly CardLiteral[] =>
  Array.isArray(stack) ? stack : [];

/** Seat 0 is to move, in the middle of its turn. Nothing lies on the table but what is named. */
export function turn(position: Position) {
  const {
    seats = 2,
    foes = {},
    common = {},
    fields = {},
    villain,
    options,
    shuffles,
    picks,
    ...own
  } = position;
  const sides: Readonly<Record<number, Side>> = { 0: own, ...foes };
  const heroes = Object.entries(sides).flatMap(([seat, { hero }]) =>
    hero === undefined ? [] : [[seat, [hero]]],
  );
  return dealt(watchmen, {
    seats,
    ...(options === undefined ? {} : { options }),
    ...(shuffles === undefined ? {} : { shuffles }),
    ...(picks === undefined ? {} : { picks }),
    zones: {
      hand: perSeat(sides, 'hand'),
      deck: perSeat(sides, 'deck'),
      discard: perSeat(sides, 'discard'),
      inPlay: perSeat(sides, 'inPlay'),
      locations: perSeat(sides, 'locations'),
      superHero: Object.fromEntries(heroes),
      ...common,
      ...(villain === undefined
        ? {}
        : { superVillains: [...stackUnder(common.superVillains), faceUp(villain)] }),
    },
    fields: { turns: 1, ...fields },
    stack: [{ phase: 'turn', you: 0 }],
  });
}

type Table = ReturnType<typeof turn>;

/** Seat 0 plays cards, one after the other. */
export function playing(table: Table, ...cards: string[]): Table {
  for (const card of cards) table.answer(0, `play ${card}`);
  return table;
}

/** Who is asked, and by what: `round 1`. */
export const asked = (table: Table): string[] => table.asks.map(({ seat, name }) => `${name} ${seat}`);

/** A Super-Villain appears: seat 0 has ended its turn, and it lies face down on top of the stack. */
export const appearance = (villain: string, position: Position = {}) =>
  turn({
    ...position,
    common: {
      mainDeck: ['punch', 'punch'],
      lineUp: five,
      superVillains: ['ras-al-ghul', villain],
      ...position.common,
    },
  }).answer(0, 'end turn');

/** A Line-Up of cards that matter to nobody. */
export const five: readonly CardLiteral[] = [1, 2, 3, 4, 5].map((n) => plain(`thing-${n}`, n));

/** A card made up for a test that does nothing: Equipment of some cost. */
export function plain(id: string, cost = 1, print: Readonly<Record<string, unknown>> = {}): StandIn {
  return { id, cost, ...print };
}

/** A Super Hero made up for a test. */
export const heroWith = (id: string, ongoing: readonly unknown[]): StandIn => ({ id, hero: true, ongoing });

/** A turn of seat 0 in Watchmen. */
export interface Watch extends Position {
  readonly edition?: 'en' | 'fr';
  /** The Challenge that is faced, or the word none. */
  readonly challenge?: CardLiteral;
  readonly contributed?: readonly CardLiteral[];
  readonly machination?: CardLiteral;
  /** Who the Secret Mastermind is; nobody, where both of two are Loyal. */
  readonly mastermind?: number | 'nobody';
  /** `all`: the roles lie open. */
  readonly revealed?: 'all';
  /** The Plots by seat; one lies in play where it says so. */
  readonly plots?: Readonly<Record<number, CardLiteral>>;
  readonly plotInPlay?: CardLiteral;
  readonly stack?: readonly CardLiteral[];
}

/** A Challenge made up for a test: it asks for a card of cost 9 and does nothing. */
export const challenge = (id: string, print: Readonly<Record<string, unknown>> = {}): StandIn => ({
  id,
  challenge: true,
  level: 1,
  cost: 5,
  needs: [{ n: 1, which: { least: 9 } }],
  ...print,
});

/** A Plot made up for a test: it costs 5, and does what it is given when the Secret Mastermind plays something. */
export const plotWith = (id: string, ongoing: readonly unknown[] = []): StandIn => ({
  id,
  plot: true,
  cost: 5,
  ongoing,
});

/** A Machination made up for a test: the same lines with any number of players, and one more with few. */
export const machinationOf = (id: string, first: object, ...lines: object[]): StandIn => ({
  id,
  machination: true,
  first,
  lines,
});

/** One card before each seat. */
const bySeat = (cards: Readonly<Record<number, CardLiteral>>) =>
  Object.fromEntries(Object.entries(cards).map(([seat, card]) => [seat, [card]]));

const unlessNone = (card: CardLiteral): readonly CardLiteral[] => (card === 'none' ? [] : [card]);

/** What lies on the table in a game of Watchmen besides the players' own cards. */
function watchZones({
  seats = 3,
  mastermind = 1,
  ...position
}: Watch): Readonly<Record<string, ZoneLiteral>> {
  const { challenge: faced = challenge('trouble'), machination = 'old-masks', plotInPlay } = position;
  const role = (seat: number) => (seat === mastermind ? 'secret-mastermind' : 'loyal');
  const roles = Array.from({ length: seats }, (_, seat) => role(seat));
  return {
    mainDeck: Array.from({ length: 8 }, (_, i) => plain(`main-${i}`, 2)),
    lineUp: five,
    challenge: unlessNone(faced),
    challengeStack: position.stack ?? [],
    contributed: position.contributed ?? [],
    machination: unlessNone(machination),
    loyalty: bySeat(position.revealed === 'all' ? roles.map(faceUp) : roles),
    plot: bySeat(position.plots ?? {}),
    ...(plotInPlay === undefined ? {} : { plotInPlay: [plotInPlay] }),
    ...position.common,
  };
}

/** Seat 0 is to move in a game of Watchmen: seat 1 is the Secret Mastermind and nobody knows, unless said. */
export function watch(position: Watch) {
  const { seats = 3, edition = 'en' } = position;
  return turn({
    ...position,
    seats,
    options: { mode: 'watchmen', edition },
    common: watchZones(position),
  });
}

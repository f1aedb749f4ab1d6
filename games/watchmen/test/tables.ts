import type { StandIn } from '@masterplan/kernel';
import {
  type CardLiteral,
  deal as dealt,
  faceUp,
  type Literal,
  type ZoneLiteral,
} from '@masterplan/kernel/testkit';
import { watchmen } from '../index.ts';
import type { zones } from '../rules/board.ts';

type Pile = readonly CardLiteral[];

/** What lies before one player. */
export interface Side {
  readonly hand?: Pile;
  readonly deck?: Pile;
  readonly discard?: Pile;
  readonly inPlay?: Pile;
  readonly locations?: Pile;
  readonly underHero?: Pile;
  readonly hero?: string | StandIn;
}

const ownZones = ['hand', 'deck', 'discard', 'inPlay', 'locations', 'underHero'] as const;

/** Zones by name. A pile in a zone that every player has is seat 0's. */
type Zones = { readonly [name in keyof typeof zones]?: ZoneLiteral };

/** Somebody's turn: zones by name, and what lies before the other players by seat. Nothing else lies on the table. */
export interface Position extends Zones, Partial<Pick<Literal, 'fields' | 'options' | 'seed'>> {
  /** Two unless said. */
  readonly seats?: number;
  /** Whose turn it is; seat 0's unless said. */
  readonly whose?: number;
  readonly foes?: Readonly<Record<number, Side>>;
  /** The Super Hero of seat 0. */
  readonly hero?: string | StandIn;
  /** The Super-Villain that lies face up, on top of the stack. */
  readonly villain?: string;
  readonly shuffles?: Literal['shuffles'];
  readonly picks?: Literal['picks'];
}

export type Table = ReturnType<typeof turn>;

const isPile = (literal: object): literal is Pile => Array.isArray(literal);

/** A zone that every player has: seat 0's pile or all piles by seat, and the other players'. */
function pilesBySeat(own: ZoneLiteral = [], others: readonly (readonly [string, Pile | undefined])[] = []) {
  const given = others.filter(([, pile]) => pile !== undefined);
  return { ...(isPile(own) ? { 0: own } : own), ...Object.fromEntries(given) };
}

/** In the middle of somebody's turn. */
export function turn(position: Position) {
  const { seats = 2, whose = 0, foes = {}, hero, villain, fields, options, ...more } = position;
  const { seed, shuffles, picks, superVillains = [], superHero, ...laid } = more;
  const others = Object.entries(foes);
  const sides = ownZones.map((name) => [
    name,
    pilesBySeat(
      laid[name],
      others.map(([seat, side]) => [seat, side[name]]),
    ),
  ]);
  const heroes = others.map(
    ([seat, side]) => [seat, side.hero === undefined ? undefined : [side.hero]] as const,
  );
  return dealt(watchmen, {
    seats,
    ...(options && { options }),
    ...(seed !== undefined && { seed }),
    ...(shuffles && { shuffles }),
    ...(picks && { picks }),
    zones: {
      ...laid,
      ...Object.fromEntries(sides),
      superHero: pilesBySeat(superHero ?? (hero === undefined ? [] : [hero]), heroes),
      superVillains:
        villain === undefined || !isPile(superVillains) ? superVillains : [...superVillains, faceUp(villain)],
    },
    fields: { turns: 1, ...fields },
    stack: [{ phase: 'turn', you: whose }],
  });
}

/** The player whose turn it is plays cards, one after the other. */
export function playing(table: Table, ...cards: string[]): Table {
  for (const card of cards) table.answer(table.fields.turn, `play ${card}`);
  return table;
}

/** What is asked of whom: `round 1`. */
export const asked = (table: Table): string[] => table.asks.map(({ seat, name }) => `${name} ${seat}`);

/** A Super-Villain appears: seat 0 has ended its turn, and it lies face down on top of the stack. */
export const appearance = (villain: string, position: Position = {}) =>
  turn({
    mainDeck: ['punch', 'punch'],
    lineUp: five,
    superVillains: ['ras-al-ghul', villain],
    ...position,
  }).answer(0, 'end turn');

/** So many cards of one kind. */
export const many = (n: number, kind: string): string[] => Array.from({ length: n }, () => kind);

/** A Line-Up of cards that matter to nobody. */
export const five: Pile = [1, 2, 3, 4, 5].map((n) => plain(`thing-${n}`, n));

/** Three players; a Line-Up that nobody needs to look at, a main deck that refills it, a Super-Villain to defeat. */
export const plenty = {
  seats: 3,
  lineUp: ['robin', 'catwoman', 'supergirl', 'green-arrow', 'kid-flash'],
  mainDeck: many(8, 'mera'),
  superVillains: ['lex-luthor', faceUp('ras-al-ghul')],
};

/** A card made up for a test that does nothing: Equipment of some cost. */
export function plain(id: string, cost = 1, print: Readonly<Record<string, unknown>> = {}): StandIn {
  return { id, cost, ...print };
}

/** A Super Hero made up for a test. */
export const heroWith = (id: string, ongoing: readonly unknown[]): StandIn => ({ id, hero: true, ongoing });

type OneOrMore = CardLiteral | Pile;

/** Somebody's turn in Watchmen. */
export interface Watch extends Omit<Position, 'challenge' | 'machination' | 'plot' | 'plotInPlay'> {
  readonly edition?: 'en' | 'fr';
  /** The Challenge that is faced; `trouble` unless said. */
  readonly challenge?: OneOrMore;
  readonly machination?: OneOrMore;
  /** Who the Secret Mastermind is, seat 1 unless said; nobody, where both of two are Loyal. */
  readonly mastermind?: number | 'nobody';
  /** `all`: the roles lie open. */
  readonly revealed?: 'all';
  /** The Plots by seat. */
  readonly plot?: Readonly<Record<number, OneOrMore>>;
  readonly plotInPlay?: OneOrMore;
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

const pileOf = (cards: OneOrMore): Pile => (typeof cards === 'object' && isPile(cards) ? cards : [cards]);

const pilesOf = (bySeat: Readonly<Record<number, OneOrMore>>) =>
  Object.fromEntries(Object.entries(bySeat).map(([seat, cards]) => [seat, pileOf(cards)]));

/** Seat 0 is to move in a game of Watchmen of three: seat 1 is the Secret Mastermind and nobody knows, unless said. */
export function watch(position: Watch) {
  const { seats = 3, edition = 'en', mastermind = 1, revealed, ...more } = position;
  const { challenge: faced = challenge('trouble'), machination = 'old-masks', ...rest } = more;
  const { plot = {}, plotInPlay = [], ...laid } = rest;
  const role = (seat: number) => (seat === mastermind ? 'secret-mastermind' : 'loyal');
  const roles = Array.from({ length: seats }, (_, seat) => role(seat));
  return turn({
    mainDeck: Array.from({ length: 8 }, (_, i) => plain(`main-${i}`, 2)),
    lineUp: five,
    challenge: pileOf(faced),
    machination: pileOf(machination),
    loyalty: pilesOf(revealed === 'all' ? roles.map(faceUp) : roles),
    plot: pilesOf(plot),
    plotInPlay: pileOf(plotInPlay),
    ...laid,
    seats,
    options: { mode: 'watchmen', edition },
  });
}

/**
 * The same with cards of the pack. The Challenge is Keane Act, under which Super Heroes have no text, and there are no
 * Weaknesses to denounce anybody with unless said, so that nothing happens by itself.
 */
export const underKeaneAct = (position: Watch = {}) =>
  watch({
    lineUp: plenty.lineUp,
    mainDeck: many(20, 'mera'),
    challenge: 'keane-act',
    challengeStack: ['nuclear-clock', 'nixon'],
    machination: 'hired-hands',
    plot: { 0: 'long-winter', 1: 'borrowed-monsters', 2: 'blue-light' },
    ...position,
  });

/** The Secret Mastermind's Plot has come into play. */
export const plotted = {
  revealed: 'all',
  plot: { 0: 'long-winter', 2: 'blue-light' },
  plotInPlay: 'borrowed-monsters',
} as const;

/** What a Challenge or a Plot costs. */
export function costOf(id: string): number {
  const kind = watchmen.game.kinds.find((each) => each.id === id);
  if (kind === undefined || !('cost' in kind)) throw new Error(`${id} has no cost`);
  return kind.cost;
}

/** Seat 0 attacks seat 1 with Scarecrow; seat 1 defends with its only card. */
export const defending = (card: string, side: Side = {}) =>
  turn({
    hand: ['scarecrow'],
    weaknesses: ['weakness'],
    foes: { 1: { hand: [card], ...side } },
  })
    .answer(0, 'play scarecrow')
    .answer(1, `defend with ${card}`);

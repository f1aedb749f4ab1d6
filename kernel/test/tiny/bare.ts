import {
  bind,
  type Chance,
  everyWorld,
  type GameDefinition,
  type GameEvent,
  HIDDEN,
  layout,
  nth,
  open,
  see,
  type Table,
  wordsOf,
} from '@masterplan/kernel';

/** A game without rules: zones of every sort, and an ask that never ends. For tests of what can be done with cards. */
const words = { wait: 'wait' };
const say = wordsOf(words);
const { layout: plan, zones: found } = layout({
  deck: { order: 'kept', seenBy: 'nobody' },
  row: { order: 'kept', seenBy: 'all' },
  bag: { order: 'free', seenBy: 'nobody' },
  heap: { order: 'free', seenBy: 'all' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
  squad: { order: 'kept', seenBy: 'owner', per: 'seat' },
});
export const zones = found;

export interface Bare {
  fields: Record<string, never>;
  kind: { readonly id: string; readonly side: number; readonly cost: number };
}

const definition: GameDefinition<Bare> = {
  id: 'bare',
  version: '1',
  seats: [2, 3],
  options: {},
  layout: plan,
  fields: {},
  words,
  verbs: [],
  bound: 1,
  attributes: { side: (kind) => kind.side, cost: (kind) => kind.cost },
  predicates: {
    rising: (kinds) => kinds.every((kind, i) => i === 0 || kind.cost > nth(kinds, i - 1).cost),
    'at-least': (kinds, [least = 0]) => kinds.reduce((total, kind) => total + kind.cost, 0) >= least,
  },
  course: {
    name: 'wait',
    run: (table) => table.ask(0),
    choices: (_lens, _seat, _frame, offers) => offers.yes(say.wait),
  },
  setup: () => undefined,
};

/** Side 0: ace, king, ten. Side 1: queen, knave. Costs 1 to 5. */
export const bare = bind(definition, [
  { id: 'ace', side: 0, cost: 1 },
  { id: 'king', side: 0, cost: 2 },
  { id: 'queen', side: 1, cost: 3 },
  { id: 'knave', side: 1, cost: 4 },
  { id: 'ten', side: 0, cost: 5 },
]);

/** Which cards lie where, each zone from its bottom to its top: `{ deck: 'ace king', hand: ['queen', ''] }`. */
export interface Laid {
  readonly seats?: number;
  readonly deck?: string;
  readonly row?: string;
  readonly bag?: string;
  readonly heap?: string;
  /** By seat. */
  readonly hand?: readonly string[];
  readonly squad?: readonly string[];
  readonly book?: 'kept' | 'dropped';
}

const idsIn = (cards: string): string[] => cards.split(' ').filter((id) => id !== '');

/**
 * A table as laid. All cards came out of one shuffled deck, so that everybody knows which cards there are and nobody more
 * than they can see. A card's number is its place in the literal, zones in the order of `Laid`.
 */
export function lay(laid: Laid): Table<Bare> {
  const { seats = 2, hand = [], squad = [], book = 'kept' } = laid;
  const places: [number, string][] = [
    [zones.deck(), laid.deck ?? ''],
    [zones.row(), laid.row ?? ''],
    [zones.bag(), laid.bag ?? ''],
    [zones.heap(), laid.heap ?? ''],
    ...hand.map((cards, seat): [number, string] => [zones.hand(seat), cards]),
    ...squad.map((cards, seat): [number, string] => [zones.squad(seat), cards]),
  ];
  const table = open(bare, { seats, seed: 'bare', chance: (limit) => limit - 1, book });
  const dealt: [card: number, zone: number][] = [];
  for (const [zone, cards] of places) {
    for (const id of idsIn(cards)) dealt.push([table.create(bare.kindNo(id), zones.deck()), zone]);
  }
  table.shuffle(zones.deck());
  for (const [card, zone] of dealt) if (zone !== zones.deck()) table.move(card, zone);
  table.chance = undefined;
  table.learned = false;
  return table;
}

/** Chance that gives these answers in turn and then no more. */
export function fixed(...answers: number[]): Chance {
  let next = 0;
  return () => nth(answers, next++);
}

/** Listens to a table from now on. */
export function listen(table: Table<Bare>): GameEvent[] {
  const events: GameEvent[] = [];
  table.events = events;
  return events;
}

/** The first card whose face is truly of this kind. */
export function cardOf(table: Table<Bare>, id: string): number {
  const face = table.game.kindNo(id);
  for (let card = 0; card < table.state.at.length; card++) if (table.face(card) === face) return card;
  throw new RangeError(`no ${id} on the table`);
}

/** The true faces of a zone, bottom to top. */
export const facesIn = (table: Table<Bare>, zone: number): string =>
  table
    .zone(zone)
    .map((card) => table.kind(card).id)
    .join(' ');

/** The faces of a zone as a viewer knows them, `?` where they do not. */
export const seenIn = (table: Table<Bare>, viewer: number, zone: number): string =>
  table
    .zone(zone)
    .map((card) => table.lens(viewer).kind(card)?.id ?? '?')
    .join(' ');

/** All that these cards could be to a viewer, one line a possibility, in order: `['ace king', 'king ace']`. */
export function couldBe(table: Table<Bare>, viewer: number, ...cards: number[]): string[] {
  const found = new Set<string>();
  for (const world of everyWorld(table.game, see(table.game, table.state, viewer))) {
    if (world.state.face.includes(HIDDEN)) throw new Error('an imagined face is hidden');
    found.add(cards.map((card) => world.kind(card).id).join(' '));
  }
  return [...found].sort();
}

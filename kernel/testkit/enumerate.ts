import {
  type Chance,
  candidates,
  everyWorld,
  type Game,
  type GameEvent,
  HIDDEN,
  imaginer,
  nth,
  Offers,
  open,
  openAsks,
  type Seen,
  type Shape,
  see,
  seeEvent,
  type Table,
} from '../src/index.ts';

/** What a viewer was sent so far is one position to them; `truths` are all the tables that could have sent it. */
interface Position<S extends Shape> {
  readonly depth: number;
  readonly seen: Seen<S>;
  /** The faces of all cards in each table that fits, written out, without repeats. */
  readonly truths: ReadonlySet<string>;
}

/** Chance was asked something that the script does not say: every answer must be tried. */
class Branch extends Error {
  readonly ways: number;

  constructor(ways: number) {
    super('branch');
    this.ways = ways;
  }
}

/** Every table that a step can lead to, over all that chance could decide in it. */
function outcomes<S extends Shape>(step: (chance: Chance) => Table<S>): Table<S>[] {
  const found: Table<S>[] = [];
  const scripts: number[][] = [[]];
  for (let script = scripts.pop(); script !== undefined; script = scripts.pop()) {
    const said = script;
    let next = 0;
    try {
      const table = step((limit) => {
        const result = said[next++];
        if (result === undefined) throw new Branch(limit);
        return result;
      });
      found.push(table);
    } catch (error) {
      if (!(error instanceof Branch)) throw error;
      for (let way = 0; way < error.ways; way++) scripts.push([...said, way]);
    }
  }
  return found;
}

/**
 * The faces of all cards, written out as far as they make a difference to the viewer: how a hand that is not theirs lies is
 * none (nobody can follow a card in a free zone), so there the faces they do not know are in order.
 */
function facesOf<S extends Shape>(table: Table<S>, viewer: number): string {
  const faces = table.state.face.slice(0, table.state.at.length);
  table.state.zones.forEach((cards, zone) => {
    if (!table.game.layout.free(zone)) return;
    const hidden = cards.filter((card) => !table.lens(viewer).knows(card));
    const kinds = hidden.map((card) => nth(faces, card)).sort((a, b) => a - b);
    hidden.forEach((card, i) => {
      faces[card] = nth(kinds, i);
    });
  });
  return faces.join(' ');
}

/** All that is sent to a viewer when a step is over. */
function sent<S extends Shape>(table: Table<S>, viewer: number, events: readonly GameEvent[]): string {
  const lens = table.lens(viewer);
  const { options, blocked } = candidates(lens);
  return JSON.stringify([
    see(table.game, table.state, viewer),
    events.map((event) => seeEvent(event, viewer)),
    openAsks(lens),
    options,
    blocked,
  ]);
}

interface Node<S extends Shape> {
  readonly table: Table<S>;
  /** The number of the stream the viewer got on the way here. */
  readonly stream: number;
}

/**
 * Plays every game there is from an opening, up to a depth in choices: every deal, every result of chance, every choice of
 * every seat. Gathers them by what the viewer was sent, and returns each position with all the truths that fit it.
 */
function enumerate<S extends Shape>(
  game: Game<S>,
  seats: number,
  viewer: number,
  depth: number,
): Position<S>[] {
  const streams = new Map<string, number>();
  const streamOf = (before: number, text: string): number => {
    const key = `${before} ${text}`;
    const known = streams.get(key) ?? streams.size;
    streams.set(key, known);
    return known;
  };
  let nodes = withoutRepeats(
    outcomes((chance) => open(game, { seats, seed: '', chance, events: [] })).map((table) => ({
      table,
      stream: streamOf(-1, sent(table, viewer, table.events ?? [])),
    })),
  );
  const positions: Position<S>[] = [];
  for (let at = 0; nodes.length > 0; at++) {
    positions.push(...gather(nodes, viewer, at));
    if (at === depth) break;
    nodes = withoutRepeats(
      nodes.flatMap(({ table, stream }) =>
        after(table).map((next) => ({
          table: next,
          stream: streamOf(stream, sent(next, viewer, next.events ?? [])),
        })),
      ),
    );
  }
  return positions;
}

/** Every table one choice on. Sealed asks are answered in seat order, since their order does not matter. */
function after<S extends Shape>(table: Table<S>): Table<S>[] {
  if (table.over) return [];
  const { asked, ready } = table.state;
  const open = asked & ~ready;
  const seat = 31 - Math.clz32(open & -open);
  const options = table.list(seat, new Offers()).options.slice();
  return options.flatMap((option) =>
    outcomes((chance) => {
      const next = table.copy();
      next.chance = chance;
      next.events = [];
      next.take(seat, option);
      return next;
    }),
  );
}

/** Tables that are equal and were reached by equal streams go on alike: one of them is enough. */
function withoutRepeats<S extends Shape>(nodes: readonly Node<S>[]): Node<S>[] {
  const kept = new Map<string, Node<S>>();
  for (const node of nodes) kept.set(`${node.stream} ${JSON.stringify(node.table.state)}`, node);
  return [...kept.values()];
}

function gather<S extends Shape>(nodes: readonly Node<S>[], viewer: number, depth: number): Position<S>[] {
  const groups = new Map<number, { seen: Seen<S>; truths: Set<string> }>();
  for (const { table, stream } of nodes) {
    const group = groups.get(stream) ?? { seen: see(table.game, table.state, viewer), truths: new Set() };
    group.truths.add(facesOf(table, viewer));
    groups.set(stream, group);
  }
  return [...groups.values()].map((group) => ({ depth, ...group }));
}

/** How imagined worlds differ from the truths that fit; both empty where knowledge is exact. */
interface Difference {
  /** Worlds that are imagined but cannot be. */
  readonly ruledOut: readonly string[];
  /** Worlds that could be but are never imagined. */
  readonly missed: readonly string[];
}

const without = (set: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...set].filter((entry) => !other.has(entry));

/** Compares all the worlds that fit a view, and `samples` of them dealt at random, with the truths. */
function compare<S extends Shape>(game: Game<S>, position: Position<S>, samples: number): Difference {
  const { viewer } = position.seen;
  const exact = new Set<string>();
  for (const table of everyWorld(game, position.seen)) exact.add(facesOf(table, viewer));
  const dealt = new Set<string>();
  const prepared = imaginer(game, position.seen);
  for (let i = 0; i < samples; i++) {
    const table = prepared.next(`sample ${i}`);
    if (table.state.face.includes(HIDDEN)) throw new Error('an imagined face is hidden');
    dealt.add(facesOf(table, viewer));
  }
  return {
    ruledOut: [...without(exact, position.truths), ...without(dealt, position.truths)],
    missed: [...without(position.truths, exact), ...without(position.truths, dealt)],
  };
}

/** What `exactness` found. */
export interface Exactness {
  /** Positions that left their viewer a doubt: a test that has few of them tests little. */
  readonly doubts: number;
  /** The first position that is not imagined exactly, in words. */
  readonly fault: string | undefined;
}

/**
 * Whether worlds are imagined exactly at every position of a game of two within so many choices, as each of these viewers
 * saw it. For each truth that fits a position, so many samples are dealt.
 */
export function exactness<S extends Shape>(
  game: Game<S>,
  depth: number,
  { viewers = [0, 1, 2], samples = 20 }: { viewers?: readonly number[]; samples?: number } = {},
): Exactness {
  let doubts = 0;
  for (const viewer of viewers) {
    for (const position of enumerate(game, 2, viewer, depth)) {
      const { truths } = position;
      const { ruledOut, missed } = compare(game, position, samples * truths.size);
      if (ruledOut.length + missed.length > 0)
        return {
          doubts,
          fault: `${describe(position)}; ruled out: ${ruledOut.join()}; missed: ${missed.join()}`,
        };
      if (truths.size > 1) doubts += 1;
    }
  }
  return { doubts, fault: undefined };
}

/** A position's truths, for messages. */
const describe = <S extends Shape>({ depth, seen, truths }: Position<S>): string =>
  `depth ${depth}, viewer ${seen.viewer}, ${truths.size} truths: ${nth([...truths], 0)}`;

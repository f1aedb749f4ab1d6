import {
  type Bot,
  generator,
  imagine,
  Lens,
  type Manifest,
  nth,
  type Option,
  open,
  optionSetsOf,
  type Shape,
  see,
  type TableOptions,
} from '@masterplan/kernel';
import { botsOf, Driver, randomBot, searcher } from '../src/index.ts';

/** One decision, taken by the same bot with the same chance: from the truth, through its lens; from its view as plain data; in another world of that view. */
interface Alike {
  readonly truth: Option;
  readonly view: Option;
  readonly world: Option;
  /** Whether any card of that world has another face than it has in truth. If none had, nothing would be shown. */
  readonly isOther: boolean;
  readonly seats: number;
  readonly options: TableOptions;
  readonly ask: string;
}

/** Which decisions are compared: one in `spread`, at most `ofATable` of them before the next table's turn. */
interface Comparison<S extends Shape> {
  readonly bot: Bot<S>;
  readonly spread: number;
  readonly ofATable: number;
  readonly seed: string;
}

/** Decisions of rules of thumb are quick to take: many are compared. */
export const ofThumbs = <S extends Shape>(manifest: Manifest<S>): Comparison<S> => ({
  bot: steady(manifest),
  spread: 17,
  ofATable: 70,
  seed: 'alike',
});

/** Decisions of a search of so many playouts. */
export function ofSearch<S extends Shape>(manifest: Manifest<S>, playouts: number): Comparison<S> {
  const { game, foresight } = manifest;
  if (foresight === undefined) throw new Error(`${game.id} cannot be searched`);
  const bot = searcher('searching', steady(manifest), foresight, playouts);
  return { bot, spread: 41, ofATable: 24, seed: 'search' };
}

/** Compares decisions at tables of every number of seats and every set of options in turn, without end. */
function* choicesAlike<S extends Shape>(manifest: Manifest<S>, comparison: Comparison<S>): Generator<Alike> {
  const { game } = manifest;
  const tables = optionSetsOf(manifest).flatMap((options) => game.seats.map((seats) => ({ seats, options })));
  for (let i = 0; ; i++) {
    const opening = { ...nth(tables, i % tables.length), seed: `${comparison.seed} ${i}` };
    // In every second game somebody plays at random: what happens then no rule of thumb would have brought about.
    const company = Math.floor(i / tables.length) % 2 === 0 ? 'steady' : 'mixed';
    yield* ofOneTable(manifest, comparison, opening, company);
  }
}

function ofOneTable<S extends Shape>(
  manifest: Manifest<S>,
  { bot, spread, ofATable }: Comparison<S>,
  opening: { readonly seats: number; readonly options: TableOptions; readonly seed: string },
  company: 'steady' | 'mixed',
): readonly Alike[] {
  const { game } = manifest;
  const thumb = steady(manifest);
  const table = open(game, opening);
  const compared: Alike[] = [];
  let decisions = 0;
  const watched: Bot<S> = {
    name: 'watched',
    ...(thumb.heeds && { heeds: thumb.heeds.bind(thumb) }),
    ...(thumb.speak && { speak: thumb.speak.bind(thumb) }),
    choose(lens, options, random, account) {
      decisions += 1;
      if (decisions % spread === 0 && compared.length < ofATable) {
        const seed = `${opening.seed} ${decisions}`;
        const choose = (through: Lens<S>) => bot.choose(through, options, generator(seed), account.slice());
        const seen = see(game, table.state, lens.viewer);
        const world = imagine(game, seen, seed);
        compared.push({
          truth: choose(lens),
          view: choose(new Lens(game, seen, lens.viewer)),
          world: choose(world.lens(lens.viewer)),
          isOther: world.state.face.some((face, card) => face !== table.state.face[card]),
          seats: opening.seats,
          options: opening.options,
          ask: lens.frame.verb,
        });
      }
      return thumb.choose(lens, options, random, account);
    },
  };
  const random = randomBot<S>();
  const isRandom = (seat: number) => company === 'mixed' && seat === opening.seats - 1;
  const bots = Array.from({ length: opening.seats }, (_, seat) => (isRandom(seat) ? random : watched));
  const driver = new Driver(bots, opening.seed);
  while (!table.over && compared.length < ofATable) driver.step(table);
  return compared;
}

/** The bot that is rated first of a game: its rules of thumb. */
function steady<S extends Shape>(manifest: Manifest<S>): Bot<S> {
  const [thumb] = Object.values(botsOf(manifest));
  if (thumb === undefined) throw new Error(`${manifest.game.id} has no bots`);
  return thumb;
}

/** What came of a comparison. */
export interface Findings {
  readonly positions: number;
  /** Decisions in which some card lay otherwise in the other world. */
  readonly others: number;
  /** Decisions that came out differently: there must be none. */
  readonly unlike: readonly Alike[];
  /** How many were compared of each table, by its seats and options, and of each ask. */
  readonly tables: ReadonlyMap<string, number>;
  readonly asks: ReadonlyMap<string, number>;
}

/** Compares so many decisions. `tell` hears how many there are so far. */
export function compareAlike<S extends Shape>(
  manifest: Manifest<S>,
  comparison: Comparison<S>,
  wanted: number,
  tell: (positions: number) => void = () => {},
): Findings {
  const unlike: Alike[] = [];
  const tables = new Map<string, number>();
  const asks = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let positions = 0;
  let others = 0;
  for (const alike of choicesAlike(manifest, comparison)) {
    positions += 1;
    if (alike.isOther) others += 1;
    if (alike.view !== alike.truth || alike.world !== alike.truth) unlike.push(alike);
    count(tables, [alike.seats, ...Object.values(alike.options)].join(' '));
    count(asks, alike.ask);
    tell(positions);
    if (positions >= wanted) break;
  }
  return { positions, others, unlike, tables, asks };
}

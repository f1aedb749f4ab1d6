import type { Chance } from '../cards/chance.ts';
import type { GameEvent } from '../cards/events.ts';
import { type AnyLocals, type FrameLayout, layoutIn } from '../course/locals.ts';
import { alike, type Phase, phasesIn } from '../course/phase.ts';
import { usualAnswers } from '../course/standing.ts';
import type { Table } from '../course/table.ts';
import type { Conditions } from '../effects/conditions.ts';
import { type Sentence, type StepFinder, stepFinder } from '../effects/sentence.ts';
import { type Brought, bring } from '../effects/spoken.ts';
import type { Verb } from '../effects/verb.ts';
import type { Attributes } from '../knowledge/book.ts';
import type { Lens } from '../knowledge/lens.ts';
import { type FieldsDeclared, listNames, openFields } from '../state/fields.ts';
import { type KeyWriter, keyWriter, type Option, type Words } from '../state/options.ts';
import type { Frame, Shape, TableOptions } from '../state/state.ts';
import type { Layout } from '../state/zones.ts';
import { type Fault, pathOf } from './check.ts';

/** A standing answer at a window. */
export interface Standing<S extends Shape> {
  readonly name: string;
  /** Whether it answers here; from public facts alone, so that answering at once tells nothing. */
  applies(view: Lens<S>, seat: number, frame: Frame): boolean;
  /** Which of the seat's options it takes; NONE leaves its seat asked. */
  choose(lens: Lens<S>, seat: number, frame: Frame, options: readonly Option[]): Option;
}

/** A window: an ask to which an answer may be left beforehand. */
export interface Window<S extends Shape> {
  readonly answers: readonly Standing<S>[];
  /** Whether a seat is ever asked there, and so is offered these answers; from public facts alone. Every seat is unless said. */
  isFor?(view: Lens<S>, seat: number): boolean;
  /**
   * The answer that stands for each seat from the start: the table stops there for nobody but who takes it back, and no time is spent
   * where all give it.
   */
  readonly usual?: string;
}

/** One choice made for a table before it opens. */
export interface TableChoice {
  readonly values: readonly (string | number | boolean)[];
  readonly usual: string | number | boolean;
}

/** A game as its folder gives it. The kernel never names a game; a game's rules never name a card. */
export interface GameDefinition<S extends Shape> {
  readonly id: string;
  /** The version of the rules; a record replays under the version it was made with. */
  readonly version: string;
  readonly seats: readonly number[];
  readonly options: Readonly<Record<string, TableChoice>>;
  readonly layout: Layout;
  readonly fields: FieldsDeclared;
  readonly words: Words;
  /** The whole game, as a phase: it begins when the table has been set up. */
  readonly course: Phase<S>;
  /** Phases that rules and effects begin by themselves, and that no step of the course names. */
  readonly also?: readonly Phase<S>[];
  /** What a running list of sentences remembers. */
  readonly bindings?: AnyLocals;
  // biome-ignore lint/suspicious/noExplicitAny: a list of verbs with different sentences; each is called with its own only
  readonly verbs: readonly Verb<S, any>[];
  /** What sentences may have under `if`. */
  readonly conditions?: Conditions<S>;
  /** Windows by name. */
  readonly windows?: Readonly<Record<string, Window<S>>>;
  /** Numbers read off a kind, by name, for claims. */
  readonly attributes?: Readonly<Record<string, (kind: S['kind']) => number>>;
  /** Public facts of the game's own about several faces, by name, for claims. */
  readonly predicates?: Readonly<
    Record<string, (kinds: readonly S['kind'][], n: readonly number[]) => boolean>
  >;
  /** The sentences printed on a kind under a part. */
  sentences?(kind: S['kind'], part: string): readonly Sentence[];
  /**
   * Whether a sentence is to be carried out now; if not, it is skipped with everything that hangs on it. All are carried out
   * unless said.
   */
  isDue?(table: Table<S>, frame: Frame, said: Sentence): boolean;
  /** Lays out the table. Cards are made openly and then shuffled. */
  setup(table: Table<S>): void;
  /** No game takes more choices than this. */
  readonly bound: number;
  /** The side each seat is on, where sides are public from the start; everybody plays for themselves unless said. */
  sides?(seats: number, options: TableOptions): readonly number[];
  /**
   * To whom players may talk while they play: everybody, or their own side. `table` unless said; nobody may talk if it is
   * empty.
   */
  readonly talk?: readonly ('table' | 'team')[];
  /** Whether a seat is out of the game for good; from public facts alone. Nobody ever is unless said. */
  isOut?(view: Lens<S>, seat: number): boolean;
}

/** A game with its content, ready to open tables. */
export interface Game<S extends Shape = Shape> extends GameDefinition<S> {
  readonly kinds: readonly S['kind'][];
  readonly attributeValues: Attributes;
  readonly keyOf: KeyWriter;
  /** The words and log lines that its verbs bring; the game's own words come first. */
  readonly brought: Brought;
  readonly phaseNamed: Readonly<Record<string, Phase<S>>>;
  /** Where a frame stores what sentences remember. */
  readonly bindingsLayout: FrameLayout | undefined;
  readonly verbNamed: Readonly<Record<string, Verb<S>>>;
  readonly steps: StepFinder<S>;
  readonly windowNames: readonly string[];
  /** The standing answers of a table of `seats` when it opens. Every table takes a copy. */
  readonly standing: (seats: number) => readonly number[];
  readonly lists: readonly string[];
  /** The number of the kind with this id; throws where there is none. */
  readonly kindNo: (id: string) => number;
  /** Who looks into each zone at a table of `seats`, as masks of viewers. */
  readonly sight: (seats: number) => readonly number[];
  /** The fields as they stand when a table of `seats` opens. Every table takes a copy. */
  readonly opened: (seats: number) => S['fields'];
  /** The chosen table options, with what was not chosen filled in; throws on a bad one: see `optionsFaults`. */
  readonly optionsFrom: (chosen: TableOptions) => TableOptions;
}

export interface Opening {
  readonly seats: number;
  readonly seed: string;
  readonly options?: TableOptions;
  /** Tests and enumeration decide chance themselves. */
  readonly chance?: Chance;
  /** Where events go; without it none is built. */
  readonly events?: GameEvent[];
  /** `dropped` for playouts that nobody imagines from. */
  readonly book?: 'kept' | 'dropped';
}

/** Entries by their names, no two of which may be the same. */
function byName<T extends { readonly name: string }>(what: string, entries: readonly T[]): Record<string, T> {
  const names = entries.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`two ${what} are called "${twice}"`);
  return Object.fromEntries(entries.map((entry) => [entry.name, entry]));
}

/** Something that is the same at all tables with so many seats, made on first use. */
function onceFor<T extends object>(make: (seats: number) => T): (seats: number) => T {
  const known = new Map<number, T>();
  return (seats) => {
    const found = known.get(seats);
    if (found !== undefined) return found;
    const made = make(seats);
    known.set(seats, made);
    return made;
  };
}

/** Binds a definition to its content. */
export function bind<S extends Shape>(definition: GameDefinition<S>, kinds: readonly S['kind'][]): Game<S> {
  const verbNamed = byName<Verb<S>>(
    `verbs of ${definition.id}`,
    definition.verbs.map((verb) => ({ ...verb })),
  );
  const brought = bring(
    definition.words,
    definition.verbs.flatMap((verb) => verb.brings ?? []),
  );
  const numbers = new Map(kinds.map((kind, no) => [kind.id, no]));
  if (numbers.size !== kinds.length) throw new Error(`${definition.id}: two kinds have the same id`);
  const attributeValues: Record<string, number[]> = { kind: kinds.map((_, no) => no) };
  for (const [name, read] of Object.entries(definition.attributes ?? {}))
    attributeValues[name] = kinds.map(read);
  const usual = usualAnswers(definition.windows ?? {});
  return {
    ...definition,
    kinds,
    attributeValues,
    words: brought.words,
    keyOf: keyWriter(brought.words),
    brought,
    phaseNamed: byName(
      `phases of ${definition.id}`,
      phasesIn(definition.course, ...(definition.also ?? [])).map(alike),
    ),
    bindingsLayout: definition.bindings && layoutIn(definition.bindings),
    verbNamed,
    steps: stepFinder(definition, kinds, verbNamed),
    windowNames: Object.keys(definition.windows ?? {}),
    standing: onceFor((seats) => Array.from({ length: seats }, () => usual).flat()),
    lists: listNames(definition.fields),
    sight: onceFor(definition.layout.sight),
    opened: onceFor((seats) => openFields(definition.fields, seats)),
    optionsFrom: optionsReader(definition.options),
    kindNo: (id) => {
      const no = numbers.get(id);
      if (no === undefined) throw new RangeError(`${definition.id} has no kind "${id}"`);
      return no;
    },
  };
}

/**
 * Something that rules read off the content again and again, in the form they need: made once for each list of kinds, on
 * first use. The last result is kept at hand.
 */
export function fromContent<S extends Shape, T>(
  read: (kinds: readonly S['kind'][]) => T,
): (game: { readonly kinds: readonly S['kind'][] }) => T {
  const known = new WeakMap<readonly S['kind'][], Reading<S, T>>();
  let last: Reading<S, T> | undefined;
  return ({ kinds }) => {
    if (last?.kinds !== kinds) {
      last = known.get(kinds) ?? { kinds, it: read(kinds) };
      known.set(kinds, last);
    }
    return last.it;
  };
}

interface Reading<S extends Shape, T> {
  readonly kinds: readonly S['kind'][];
  readonly it: T;
}

/** What is wrong with chosen table options; nothing when they are fine. */
export function optionsFaults(
  declared: Readonly<Record<string, TableChoice>>,
  chosen: TableOptions,
): Fault[] {
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(chosen)) {
    const choice = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (choice === undefined)
      faults.push({
        path: pathOf('', name),
        code: 'unknown-key',
        expected: Object.keys(declared).join(', '),
      });
    else if (!choice.values.includes(value))
      faults.push({ path: name, code: 'not-one-of', expected: choice.values.join(', ') });
  }
  return faults;
}

/** Fills in what was not chosen. */
function optionsReader(
  declared: Readonly<Record<string, TableChoice>>,
): (chosen: TableOptions) => TableOptions {
  const usual = Object.fromEntries(Object.entries(declared).map(([name, choice]) => [name, choice.usual]));
  return (chosen) => {
    const [fault] = optionsFaults(declared, chosen);
    if (fault !== undefined)
      throw new RangeError(`option "${fault.path}" is ${fault.code}: ${fault.expected}`);
    return { ...usual, ...chosen };
  };
}

/** Reads content from outside for a game: the game bound to it, or what is wrong with it. */
export const packReader =
  <S extends Shape>(
    definition: GameDefinition<S>,
    kindsFrom: (
      data: unknown,
    ) => { readonly kinds: readonly S['kind'][] } | { readonly faults: readonly Fault[] },
  ) =>
  (data: unknown): { readonly game: Game<S> } | { readonly faults: readonly Fault[] } => {
    const read = kindsFrom(data);
    return 'faults' in read ? read : { game: bind(definition, read.kinds) };
  };

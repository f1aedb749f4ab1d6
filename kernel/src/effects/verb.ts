import type { Table } from '../course/table.ts';
import {
  type Check,
  type Fault,
  isRecord,
  listOf,
  marked,
  nested,
  type Optional,
  object,
  oneOf,
  optional,
} from '../game/check.ts';
import type { Lens } from '../knowledge/lens.ts';
import type { Offers, Option } from '../state/options.ts';
import type { Frame, Shape } from '../state/state.ts';
import type { Clause } from '../words/index.ts';
import type { Conditions } from './conditions.ts';
import type { Sentence } from './sentence.ts';
import type { Line, Word } from './spoken.ts';

/** A verb of content: defined once, with what it asks, what it does, and how it is said. */
export interface Verb<S extends Shape, Said extends Sentence = Sentence> {
  readonly name: Said['do'];
  /** The options and events that are its own, or that it shares with others. */
  readonly brings?: readonly (Word | Line)[];
  /**
   * What it asks. If it offers nothing, the sentence is skipped; where that could tell a secret, it must make a claim or
   * offer more.
   */
  choices?(this: void, lens: Lens<S>, seat: number, frame: Frame, offers: Offers, said: Said): void;
  /** `taken`: where public facts leave one option only, it is taken without asking. */
  readonly forced?: 'taken';
  /** Its sentences are never carried out: rules read them while their card is in play. */
  readonly lasting?: true;
  /**
   * It may always be left undone, without the word "may": "move up to two regions". Where it asks, declining is offered by itself;
   * where it begins a phase, that phase can be ended at once.
   */
  readonly optional?: true;
  /** What it does; `option` is NONE where it asks nothing. Not called where the seat declines. */
  run(this: void, table: Table<S>, frame: Frame, said: Said, seat: number, option: Option): void;
  /** What it says; `says` gives what a list within it does. */
  say(said: Said, says: (list: readonly Sentence[]) => readonly Clause[]): Clause | readonly Clause[];
}

/** An argument that is a list of sentences. */
export interface List {
  readonly form: 'sentences';
}
/** An argument that is several lists of sentences, of which one happens. */
export interface Lists {
  readonly form: 'choices';
  readonly count: number;
}
export const sentences: List = { form: 'sentences' };
export const choicesOf = (count: number): Lists => ({ form: 'choices', count });

type Args = Readonly<Record<string, Check<unknown> | Optional<unknown> | List | Lists>>;

type ValueOf<A, L> =
  A extends Check<infer T>
    ? T
    : A extends List
      ? readonly L[]
      : A extends Lists
        ? readonly (readonly L[])[]
        : never;

type ArgsOf<A extends Args, L> = {
  readonly [N in keyof A as A[N] extends Optional<unknown> ? never : N]: ValueOf<A[N], L>;
} & {
  readonly [N in keyof A as A[N] extends Optional<unknown> ? N : never]?: A[N] extends Optional<infer T>
    ? T
    : never;
};

/** What the sentences of a game may say besides their verb's arguments: `C` are its conditions, `L` the sentences in its lists. */
interface Marks<C, L> {
  readonly may?: true;
  readonly if?: C;
  readonly ifDone?: readonly L[];
  readonly otherwise?: readonly L[];
}
type Mark = keyof Marks<unknown, Sentence>;

type Said<N extends string, A extends Args, M, L> = ArgsOf<A, L> & M & { readonly do: N };

/** What a verb is declared with besides its name and arguments. */
export type VerbGiven<S extends Shape, T extends Sentence> = Omit<Verb<S, T>, 'name'> & {
  /** Marks that its sentences cannot have. */
  readonly without?: readonly Mark[];
  /** Adds a fault for a sentence that could never work although each of its arguments is right. */
  findFault?(said: T, path: string, faults: Fault[]): void;
};

/** Makes a sentence of a verb. */
type Saying<A extends Args, M, L, T> =
  Record<never, never> extends ArgsOf<A, L>
    ? (given?: ArgsOf<A, L> & M) => T
    : (given: ArgsOf<A, L> & M) => T;

/** A verb as content uses it: called with its arguments it makes a sentence. */
export type SpokenVerb<S extends Shape, N extends string, A extends Args, M, L> = Verb<S, Said<N, A, M, L>> &
  Saying<A, M, L, Said<N, A, M, L>> &
  PackChecked & {
    /** Whether a sentence is one of this verb's. */
    readonly is: (said: Sentence | undefined) => said is Said<N, A, M, L>;
  };

interface PackChecked {
  /** Checks a sentence of this verb in a pack; `within` checks lists inside it. */
  checkWith(within: Check<Sentence[]>, condition: Check<unknown>): Check<Sentence>;
}

/** Makes the verbs of one game. The arguments stand apart, or the compiler could not infer them. */
export type VerbMaker<S extends Shape, M, L> = <const N extends string, A extends Args>(
  name: N,
  args: A,
  given: VerbGiven<S, Said<N, A, M, L>>,
) => SpokenVerb<S, N, A, M, L>;

/**
 * The maker of a game's verbs, for its `rules/kit.ts`: `C` are its conditions, `L` what may stand in its lists where that is less than
 * any sentence, `marks` what its sentences may have.
 */
export function verbOf<S extends Shape, C = never, L extends Sentence = Sentence>(): <const M extends Mark>(
  ...marks: readonly M[]
) => VerbMaker<S, Pick<Marks<C, L>, M>, L>;
export function verbOf(): object {
  return (...marks: readonly Mark[]) =>
    (name: string, args: Args, given: VerbGiven<Shape, Sentence>): object => {
      const make = (said: object = {}) => ({ do: name, ...said });
      // A function's own name is hidden from whoever copies it.
      Object.defineProperty(make, 'name', { value: name, enumerable: true });
      const own = marks.filter((mark) => !given.without?.includes(mark));
      const checkWith: PackChecked['checkWith'] = (within, condition) => {
        const keys = {
          do: oneOf(name),
          ...checksOfArgs(args, within),
          ...checksOfMarks(own, within, condition),
        };
        return checkedFurther(object(keys), given);
      };
      return Object.assign(make, given, { is: (said?: Sentence) => said?.do === name, checkWith });
    };
}

type Keys = Readonly<Record<string, Check<unknown> | Optional<unknown>>>;

const checksOfArgs = (args: Args, within: Check<Sentence[]>): Keys =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]): [string, Keys[string]] => {
      if (!('form' in arg)) return [name, arg];
      return [name, arg.form === 'sentences' ? within : exactly(arg.count, within)];
    }),
  );

function checksOfMarks(marks: readonly Mark[], within: Check<Sentence[]>, condition: Check<unknown>): Keys {
  const all = { may: marked, if: condition, ifDone: within, otherwise: within };
  return Object.fromEntries(marks.map((mark) => [mark, optional<unknown>(all[mark])]));
}

/** Exactly so many lists. */
function exactly(count: number, within: Check<Sentence[]>): Check<unknown> {
  const lists = listOf(within, count);
  return (value, path, faults): value is unknown => {
    if (!lists(value, path, faults)) return false;
    if (value.length === count) return true;
    faults.push({ path, code: 'not-a-list', expected: `${count}–${count}` });
    return false;
  };
}

const checkedFurther =
  (check: Check<Sentence>, given: VerbGiven<Shape, Sentence>): Check<Sentence> =>
  (value, path, faults): value is Sentence => {
    if (!check(value, path, faults)) return false;
    const before = faults.length;
    given.findFault?.(value, path, faults);
    return faults.length === before;
  };

/** How packs are checked: lists have at most so many sentences, and lie at most so deep within each other. */
export interface PackLimits {
  readonly most: number;
  readonly deepest: number;
}

/** Checks the sentences of packs: each is one that its verb can say. */
export function sentencesCheck<S extends Shape>(
  verbs: readonly (PackChecked & { readonly name: string })[],
  { most, deepest }: PackLimits,
  conditions?: Conditions<S>,
): Check<Sentence[]> {
  const within: Check<Sentence[]> = nested(() => list, deepest);
  const condition = conditions?.check ?? never;
  const checks = new Map(verbs.map((verb) => [verb.name, verb.checkWith(within, condition)]));
  const sentence: Check<Sentence> = (value, path, faults): value is Sentence => {
    const check = isRecord(value) && typeof value.do === 'string' ? checks.get(value.do) : undefined;
    if (check !== undefined) return check(value, path, faults);
    faults.push({ path: `${path}.do`, code: 'not-one-of', expected: [...checks.keys()].join(', ') });
    return false;
  };
  const list = listOf(sentence, most);
  return list;
}

const never: Check<unknown> = (_value, path, faults): _value is unknown => {
  faults.push({ path, code: 'unknown-key', expected: '' });
  return false;
};

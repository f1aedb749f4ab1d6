import type {
  Again,
  Called,
  Count,
  Doer,
  Named,
  Owner,
  Part,
  Phrase,
  Restriction,
  Several,
  Spot,
  Things,
  Value,
  You,
} from './clause.ts';
import type { Ids } from './vocabulary.ts';

/** What a noun phrase may say besides its count and noun. */
export interface Details<I extends Ids> {
  readonly adjectives?: readonly I['adjective'][];
  /** Whose: "one of your cards". */
  readonly of?: Owner;
  /** Where; several places are alternatives. A bare noun is the doer's own: `in: ['hand', 'discard']`. */
  readonly in?: Where<I> | readonly Where<I>[];
  readonly which?: Restriction | readonly Restriction[];
  /** A name, by which `again` means the same thing later. */
  readonly as?: string;
  /** The plural of "the", "this", "that": "your cards". */
  readonly many?: true;
}

/** A place: a phrase, or a noun that the doer of the clause has one of ("hand"). */
export type Where<I extends Ids> = I['noun'] | Phrase;

/** The person the card speaks to. */
export const you: You = { kind: 'you' };
/** Whoever acts in the clause: `the('hand', { of: doer })` is "your hand", "their hand", "its hand". */
export const doer: Doer = { kind: 'doer' };

/** The thing that an earlier phrase named with `as`. */
export const again = (name: string): Again => ({ kind: 'again', name });
/** A player's name, as it is. */
export const called = (text: string): Called => ({ kind: 'called', text });
/** "20", "4 or less". */
export const number = (value: number, bound?: Value['bound']): Value => ({
  kind: 'value',
  value,
  ...(bound === undefined ? {} : { bound }),
});

/** "a Hero or a Villain". */
export const anyOf = (...phrases: readonly Phrase[]): Several => ({ kind: 'several', join: 'or', phrases });
/** "this Super and its owner". */
export const allOf = (...phrases: readonly Phrase[]): Several => ({ kind: 'several', join: 'and', phrases });

/** Gives a phrase without details a name: `naming('it', anyOf(…))`. */
export const naming = <P extends Things | Part | Called | Named | Several>(as: string, phrase: P): P => ({
  ...phrase,
  as,
});

/** "one of them", "two of them that are not Heroes", "the others": some of the things of that name. */
export const partOf = (name: string, count: Part['count'], which?: Restriction): Part => ({
  kind: 'part',
  count,
  of: again(name),
  ...(which === undefined ? {} : { which: [which] }),
});

const spot =
  (where: Spot['spot']) =>
  (of: Phrase): Spot => ({ kind: 'spot', spot: where, of });
/** "on top of your deck". */
export const onTopOf = spot('top');
/** "on the bottom of your deck". */
export const onBottomOf = spot('bottom');
export const under = spot('under');
export const beside = spot('beside');

/** "with a Hero in their discard pile". */
export const having = (what: Phrase): Restriction => ({ having: what });
/** "without a Shield". */
export const without = (what: Phrase): Restriction => ({ without: what });
/** "other than a Starter". */
export const otherThan = (what: Phrase): Restriction => ({ otherThan: what });
/** "of the other side". */
export const belongingTo = (what: Phrase): Restriction => ({ of: what });

const listOf = <T>(one: T | readonly T[]): readonly T[] => (isList(one) ? one : [one]);
const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

const thing = <I extends Ids>(count: Count, noun: I['noun'], details: Details<I> = {}): Things => {
  const { of: owner, in: places, which, ...rest } = details;
  return {
    kind: 'things',
    noun,
    count,
    ...rest,
    ...(owner === undefined ? {} : { owner }),
    ...(places === undefined ? {} : { in: listOf<Where<I>>(places).map(placeAt<I>) }),
    ...(which === undefined ? {} : { which: listOf<Restriction>(which) }),
  };
};

/** The place a bare noun stands for: the doer's. */
export const placeAt = <I extends Ids>(where: Where<I>): Phrase =>
  typeof where === 'string' ? thing<I>('the', where, { of: doer }) : where;

/** What "the top card" may say besides where it is. */
interface AtEdge<I extends Ids> extends Omit<Details<I>, 'of' | 'in' | 'many'> {
  readonly count?: number;
  readonly noun?: I['noun'];
}

const atEdge =
  <I extends Ids>(edge: 'top' | 'bottom') =>
  (where: Where<I>, { count = 1, noun = 'card', ...details }: AtEdge<I> = {}): Things => ({
    ...thing<I>({ exactly: count }, noun, { ...details, in: where }),
    edge,
  });

/** Noun phrases with the nouns of one vocabulary. */
export function phraseBuilders<I extends Ids>() {
  type Noun = I['noun'];
  const counting =
    (count: Count) =>
    (noun: Noun, details?: Details<I>): Things =>
      thing<I>(count, noun, details);
  const numbered =
    (count: (n: number) => Count) =>
    (n: number, noun: Noun, details?: Details<I>): Things =>
      thing<I>(count(n), noun, details);

  return {
    a: counting('a'),
    another: counting('another'),
    the: counting('the'),
    thisOne: counting('this'),
    thatOne: counting('that'),
    each: counting('each'),
    all: counting('all'),
    /** "no card". */
    none: counting('no'),
    /** Things in general: "you cannot gain Weaknesses". */
    some: counting('some'),
    anyNumberOf: counting('any-number'),
    exactly: numbered((exactly) => ({ exactly })),
    upTo: numbered((upTo) => ({ upTo })),
    atLeast: numbered((atLeast) => ({ atLeast })),
    /** "your first Villain". */
    nth: numbered((nth) => ({ nth })),
    /** "the top card of your deck", "the top two cards of a rival's deck". */
    topOf: atEdge<I>('top'),
    bottomOf: atEdge<I>('bottom'),
    /** Somebody or something by a name of the vocabulary. */
    named: (id: I['name']): Named => ({ kind: 'named', id }),
  };
}

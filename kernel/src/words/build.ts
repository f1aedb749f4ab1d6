import type {
  Act,
  Again,
  Called,
  ChooseOne,
  Clause,
  Condition,
  Conditional,
  Count,
  Deed,
  Doer,
  Exists,
  ForEach,
  IfDone,
  Joined,
  Labelled,
  Limited,
  Modal,
  Named,
  Parts,
  Phrase,
  Plus,
  Restriction,
  Several,
  Simple,
  Spot,
  Things,
  Timed,
  Value,
  You,
} from './clause.ts';

/** The ids a vocabulary has; builders accept no others. */
export interface Ids {
  readonly noun: string;
  readonly verb: string;
  readonly adjective: string;
  readonly adverb: string;
  readonly label: string;
  readonly name: string;
}

/** What a noun phrase may say besides its count and noun. */
export interface Details<I extends Ids> {
  readonly adjectives?: readonly I['adjective'][];
  /** Whose: "one of your cards". */
  readonly of?: Phrase;
  /** Where; several places are alternatives. A bare noun id is a place of yours: `in: ['hand', 'discard']`. */
  readonly in?: I['noun'] | Phrase | readonly (I['noun'] | Phrase)[];
  readonly which?: Restriction | readonly Restriction[];
  readonly as?: string;
  /** Plural of "the", "this", "that": "your cards". */
  readonly many?: true;
}

interface VerbParts<I extends Ids> extends Omit<Parts, 'how'> {
  readonly how?: I['adverb'] | readonly I['adverb'][];
}

export const you: You = { kind: 'you' };
/** Whoever acts in the clause: `the('hand', { of: doer })` is "your hand", "their hand", "its hand". */
export const doer: Doer = { kind: 'doer' };

/** The thing that an earlier clause named with `as`. */
export const again = (name: string): Again => ({ kind: 'again', name });
/** A player's name, as it is. */
export const called = (text: string, as?: string): Called => ({
  kind: 'called',
  text,
  ...(as === undefined ? {} : { as }),
});
export const number = (value: number, bound?: Value['bound']): Value => ({
  kind: 'value',
  value,
  ...(bound === undefined ? {} : { bound }),
});

const several =
  (join: Several['join']) =>
  (...phrases: readonly Phrase[]): Several => ({ kind: 'several', join, phrases });
/** "a Hero or a Villain". */
export const anyOf = several('or');
/** "this Super and its owner". */
export const allOf = several('and');

const spot =
  (where: Spot['spot']) =>
  (of: Phrase): Spot => ({ kind: 'spot', spot: where, of });
/** "on top of your deck". */
export const onTopOf = spot('top');
export const onBottomOf = spot('bottom');
export const under = spot('under');
export const beside = spot('beside');

export const having = (what: Phrase): Restriction => ({ having: what });
export const without = (what: Phrase): Restriction => ({ without: what });
/** "of the other side". */
export const belongingTo = (what: Phrase): Restriction => ({ of: what });

const modal =
  (verb: Modal['modal']) =>
  (deed: Deed): Modal => ({ kind: 'modal', modal: verb, deed });
export const may = modal('may');
export const must = modal('must');
export const cannot = modal('cannot');

const joined =
  (join: Joined['join']) =>
  (...acts: readonly [Act, ...Act[]]): Joined => ({ kind: 'joined', join, acts });
/** "Draw two cards, then discard a card." */
export const inTurn = joined('then');
export const both = joined('and');
/** "Draw a card or discard a card." */
export const either = joined('or');

/** A deed that was done: "if you have played a Villain". */
export const done = (act: Act): Act => ({ ...act, tense: 'past' });
/** The opposite: "if you do not control a Location". */
export const not = (act: Act): Act => ({ ...act, not: true });
/** "A card is destroyed": the object of the deed as its subject. */
export const passive = (act: Act): Act => ({ ...act, voice: 'passive' });

/** "There is a Villain in the Line-Up." */
export const thereIs = (what: Phrase): Exists => ({ kind: 'exists', what });
export const allHold = (...of: readonly (Act | Exists)[]): Condition => ({
  kind: 'conditions',
  join: 'and',
  of,
});
export const anyHolds = (...of: readonly (Act | Exists)[]): Condition => ({
  kind: 'conditions',
  join: 'or',
  of,
});

const otherwisePart = (otherwise: Clause | undefined) => (otherwise === undefined ? {} : { otherwise });
const conditional =
  (on: Conditional['on']) =>
  (condition: Condition, then: Clause, otherwise?: Clause): Conditional => ({
    kind: 'conditional',
    on,
    condition,
    then,
    ...otherwisePart(otherwise),
  });
/** "If you control a Location, draw a card. Otherwise, discard a card." */
export const provided = conditional('if');
/** "When you play a Hero, draw a card." */
export const when = conditional('when');
/** "As long as this card is face up, you cannot discard it." */
export const asLongAs = conditional('while');

const limited =
  (limit: Limited['limit']) =>
  (clause: Simple, condition: Condition): Limited => ({ kind: 'limited', limit, condition, clause });
export const until = limited('until');
export const unless = limited('unless');

/** "You may discard a card. If you do, draw a card. Otherwise, …" */
export const ifYouDo = (first: Deed | Modal, then: Clause, otherwise?: Clause): IfDone => ({
  kind: 'if-done',
  first,
  then,
  ...otherwisePart(otherwise),
});
/** "Draw a card for each Hero in your discard pile." `each` is a phrase with the count "each". */
export const forEach = (each: Phrase, clause: Simple): ForEach => ({ kind: 'for-each', each, clause });
export const chooseOne = (who: Phrase, ...among: readonly [Simple, Simple, ...Simple[]]): ChooseOne => ({
  kind: 'choose-one',
  who,
  among,
});

/** The builders that take ids, bound to one vocabulary. */
export function builders<I extends Ids>() {
  type Noun = I['noun'];
  const place = (where: Noun | Phrase): Phrase =>
    typeof where === 'string' ? thing('the', where, { of: you }) : where;
  const listOf = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);

  function thing(
    count: Count,
    noun: Noun,
    { of: owner, in: places, which, ...rest }: Details<I> = {},
  ): Things {
    return {
      kind: 'things',
      noun,
      count,
      ...rest,
      ...(owner === undefined ? {} : { owner }),
      ...(places === undefined ? {} : { in: listOf<Noun | Phrase>(places).map(place) }),
      ...(which === undefined ? {} : { which: listOf<Restriction>(which) }),
    };
  }
  const counting =
    (count: Count) =>
    (noun: Noun, details?: Details<I>): Things =>
      thing(count, noun, details);
  const numbered =
    (count: (n: number) => Count) =>
    (n: number, noun: Noun, details?: Details<I>): Things =>
      thing(count(n), noun, details);
  const atEdge =
    (edge: 'top' | 'bottom') =>
    (
      where: Noun | Phrase,
      {
        count = 1,
        noun = 'card',
        ...details
      }: Omit<Details<I>, 'of' | 'in'> & { count?: number; noun?: Noun } = {},
    ): Things => ({
      ...thing(count === 1 ? 'the' : { exactly: count }, noun, { ...details, in: where }),
      edge,
    });
  const parts = ({ how, ...rest }: VerbParts<I> = {}): Parts => ({
    ...rest,
    ...(how === undefined ? {} : { how: listOf<I['adverb']>(how) }),
  });

  return {
    /** One verb with its subject and object: `clause('draw', you, exactly(2, 'card'))`. */
    clause: (
      verb: I['verb'] | readonly I['verb'][],
      subject: Phrase,
      object?: Phrase,
      more?: VerbParts<I>,
    ): Act => ({
      kind: 'act',
      verb,
      subject,
      ...(object === undefined ? {} : { object }),
      ...parts(more),
    }),
    /** "It is a Hero." */
    is: (subject: Phrase, what: Phrase): Act => ({ kind: 'act', verb: 'be', subject, object: what }),
    /** "It is face down." */
    isBeing: (subject: Phrase, adjective: I['adjective']): Act => ({
      kind: 'act',
      verb: 'be',
      subject,
      being: adjective,
    }),
    /** "+3 Power." */
    plus: (amount: number, noun: Noun, how?: I['adverb']): Plus => ({
      kind: 'plus',
      amount,
      noun,
      ...(how === undefined ? {} : { how: [how] }),
    }),
    /** "Attack: …" */
    label: (id: I['label'], ...says: readonly [Clause, ...Clause[]]): Labelled => ({
      kind: 'labelled',
      label: id,
      says,
    }),
    /** "At the end of your turn, …" */
    at: (adverb: I['adverb'], clause: Clause): Timed => ({ kind: 'timed', at: adverb, clause }),
    a: counting('a'),
    another: counting('another'),
    the: counting('the'),
    thisOne: counting('this'),
    thatOne: counting('that'),
    each: counting('each'),
    all: counting('all'),
    none: counting('no'),
    some: counting('some'),
    anyNumberOf: counting('any-number'),
    exactly: numbered((n) => (n === 1 ? { exactly: 1 } : { exactly: n })),
    upTo: numbered((upTo) => ({ upTo })),
    atLeast: numbered((atLeast) => ({ atLeast })),
    nth: numbered((nth) => ({ nth })),
    /** "the top card of your deck", "the top two cards of a rival's deck". */
    topOf: atEdge('top'),
    bottomOf: atEdge('bottom'),
    /** A card or a place by its name. */
    named: (id: I['name'], as?: string): Named => ({
      kind: 'named',
      id,
      ...(as === undefined ? {} : { as }),
    }),
    /** "that has not acted": the noun does it. */
    that: (verb: I['verb'], object?: Phrase, more?: VerbParts<I>): Restriction => ({
      that: { kind: 'act', verb, ...(object === undefined ? {} : { object }), ...parts(more) },
    }),
    /** "discarded this way": it was done to the noun. */
    hasBeen: (verb: I['verb'], how?: I['adverb']): Restriction => ({
      done: verb,
      ...(how === undefined ? {} : { how: [how] }),
    }),
    /** "with a cost of 4 or less". */
    measuring: (measure: Noun, value: number, bound?: Value['bound']): Restriction => ({
      measure,
      is: number(value, bound),
    }),
    /** "with a lower cost than this card". */
    compared: (measure: Noun, is: 'lower' | 'higher' | 'same', than: Phrase): Restriction => ({
      measure,
      is,
      than,
    }),
    /** "with the lowest cost". */
    extreme: (measure: Noun, is: 'lowest' | 'highest'): Restriction => ({ measure, is }),
  };
}

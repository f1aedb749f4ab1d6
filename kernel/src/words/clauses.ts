import type {
  Act,
  ChooseOne,
  Clause,
  Condition,
  Conditional,
  Deed,
  DeedWord,
  Exists,
  ForEach,
  IfDone,
  Joined,
  Labelled,
  Limited,
  Modal,
  Parts,
  Phrase,
  Plus,
  Restriction,
  Simple,
  Step,
  Timed,
  Value,
} from './clause.ts';
import { number, placeAt, type Where } from './phrases.ts';
import type { Ids } from './vocabulary.ts';

/** What a verb may take besides subject and object. Places may be bare nouns, the doer's own. */
export interface With<I extends Ids> extends Omit<Parts, 'how' | 'from' | 'to' | 'in'> {
  readonly from?: Where<I>;
  readonly to?: Where<I>;
  readonly in?: Where<I>;
  readonly how?: I['adverb'];
}

/** A verb that only one verb of content is said with; what several say stands in the vocabulary. */
export const deed = (word: DeedWord): DeedWord => word;

const modal =
  (verb: Modal['modal']) =>
  (deed: Deed): Modal => ({ kind: 'modal', modal: verb, deed });
export const may = modal('may');
export const must = modal('must');
export const cannot = modal('cannot');

const joined =
  (join: Joined['join']) =>
  (...steps: readonly [Step, ...Step[]]): Joined => ({ kind: 'joined', join, steps });
/** "Draw two cards, then discard a card." */
export const inTurn = joined('then');
/** "Draw a card and each foe discards a card." */
export const both = joined('and');
/** "Draw a card or discard a card." */
export const either = joined('or');

/** A deed that was done: "if you have played a Villain". */
export const done = (act: Act): Act => ({ ...act, tense: 'past' });
/** The opposite: "if you do not control a Location". */
export const not = <C extends Act | Exists>(clause: C): C => ({ ...clause, not: true });
/** "A card is destroyed": the subject is what it is done to. */
export const passive = (act: Act): Act => ({ ...act, voice: 'passive' });

/** "There is a Villain in the Row." */
export const thereIs = (what: Phrase): Exists => ({ kind: 'exists', what });
export const allHold = (...of: readonly [Act | Exists, ...(Act | Exists)[]]): Condition => ({
  kind: 'conditions',
  join: 'and',
  of,
});
export const anyHolds = (...of: readonly [Act | Exists, ...(Act | Exists)[]]): Condition => ({
  kind: 'conditions',
  join: 'or',
  of,
});

/** "If you control a Location, draw a card. Otherwise, discard a card." */
export const provided = (condition: Condition, then: Clause, otherwise?: Clause): Conditional => ({
  kind: 'conditional',
  on: 'if',
  condition,
  then,
  ...(otherwise === undefined ? {} : { otherwise }),
});
/** "When you play a Hero, draw a card." */
export const when = (condition: Condition, then: Clause): Conditional => ({
  kind: 'conditional',
  on: 'when',
  condition,
  then,
});
/** "Once you have played a Hero, draw a card": if it is so already, now; else as soon as it is. */
export const asSoonAs = (condition: Condition, then: Clause): Conditional => ({
  kind: 'conditional',
  on: 'once',
  condition,
  then,
});
/** "As long as this card is face up, you cannot discard it." */
export const asLongAs = (condition: Condition, then: Clause): Conditional => ({
  kind: 'conditional',
  on: 'while',
  condition,
  then,
});

const limited =
  (limit: Limited['limit']) =>
  (clause: Simple, condition: Condition): Limited => ({ kind: 'limited', limit, condition, clause });
/** "Turn your Hero face down until this Villain is destroyed." */
export const until = limited('until');
/** "Each foe discards a card unless they reveal a Hero." */
export const unless = limited('unless');

/** "You may discard a card. If you do, draw a card. Otherwise, …" */
export const ifYouDo = (first: Deed | Modal, then: Clause, otherwise?: Clause): IfDone => ({
  kind: 'if-done',
  first,
  then,
  ...(otherwise === undefined ? {} : { otherwise }),
});
/** "You may gain a Hero. Otherwise, draw a card." */
export const orElse = (first: Deed | Modal, otherwise: Clause): IfDone => ({
  kind: 'if-done',
  first,
  otherwise,
});
/** "Draw a card for each Hero in your discard pile": `each` is a phrase with the count "each". */
export const forEach = (each: Phrase, clause: Simple): ForEach => ({ kind: 'for-each', each, clause });
/** "Choose one: draw a card; or +1 Power." */
export const chooseOne = (who: Phrase, ...among: readonly [Simple, Simple, ...Simple[]]): ChooseOne => ({
  kind: 'choose-one',
  who,
  among,
});

const parts = <I extends Ids>({ from, to, in: where, how, ...rest }: With<I>): Parts => ({
  ...rest,
  ...(from === undefined ? {} : { from: placeAt<I>(from) }),
  ...(to === undefined ? {} : { to: placeAt<I>(to) }),
  ...(where === undefined ? {} : { in: placeAt<I>(where) }),
  ...(how === undefined ? {} : { how: [how] }),
});

const act = <I extends Ids>(
  verb: I['verb'] | DeedWord | readonly (I['verb'] | DeedWord)[],
  subject: Phrase,
  object?: Phrase,
  more: With<I> = {},
): Act => ({
  kind: 'act',
  verb,
  subject,
  ...(object === undefined ? {} : { object }),
  ...parts<I>(more),
});

/** Clauses with the verbs of one vocabulary. */
export function clauseBuilders<I extends Ids>() {
  return {
    /** One verb with its subject and object: `clause('draw', you, exactly(2, 'card'))`. Several verbs are alternatives. */
    clause: act<I>,
    /** "It is a Hero." */
    is: (subject: Phrase, what: Phrase, more?: With<I>): Act => act<I>('be', subject, what, more),
    /** "It is face down." */
    isBeing: (subject: Phrase, being: I['adjective']): Act => ({ kind: 'act', verb: 'be', subject, being }),
    /** "+3 Power." */
    plus: (amount: number, noun: I['noun'], how?: I['adverb']): Plus => ({
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
  };
}

/** What narrows a noun down, with the words of one vocabulary. */
export function restrictionBuilders<I extends Ids>() {
  return {
    /** "that has not acted": the noun does it. */
    that: (verb: I['verb'] | DeedWord, object?: Phrase, more: With<I> = {}): Restriction => ({
      that: { kind: 'act', verb, ...(object === undefined ? {} : { object }), ...parts<I>(more) },
    }),
    /** "discarded this way": it was done to the noun. */
    hasBeen: (
      verb: I['verb'] | DeedWord | readonly (I['verb'] | DeedWord)[],
      how?: I['adverb'],
    ): Restriction => ({
      done: verb,
      ...(how === undefined ? {} : { how: [how] }),
    }),
    /** "with a cost of 4 or less". */
    measuring: (measure: I['noun'], value: number, bound?: Value['bound']): Restriction => ({
      measure,
      is: number(value, bound),
    }),
    /** "with a lower cost than this card". */
    compared: (measure: I['noun'], is: 'lower' | 'higher' | 'same', than: Phrase): Restriction => ({
      measure,
      is,
      than,
    }),
    /** "with the lowest cost". */
    extreme: (measure: I['noun'], is: 'lowest' | 'highest'): Restriction => ({ measure, is }),
  };
}

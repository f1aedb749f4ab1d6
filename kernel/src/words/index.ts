/**
 * Words: what a card says, made from what it does, in English and French.
 *
 * A verb's `say` returns a *clause*, plain data made by the builders; never a string. A game has one vocabulary: the
 * kernel's words and its own, under the same ids in both languages (a missing or superfluous id does not compile).
 *
 *     // games/<id>/text/words.ts
 *     export const { say, text, bringFrench } = vocabulary({
 *       nouns: { hero: { one: 'Hero', many: 'Heroes' }, foe: { one: 'foe', many: 'foes', person: true } },
 *       verbs: { flee: { base: 'flee', participle: 'fled' } },
 *     });
 *
 *     // games/<id>/text/fr/words.ts, loaded by those who read French
 *     bringFrench({
 *       nouns: { hero: masculine('Héros'), foe: masculine('adversaire') },
 *       verbs: { flee: { infinitive: 'fuir', il: 'fuit', ils: 'fuient', vous: 'fuyez', participle: 'fui' } },
 *     });
 *
 *     // how a verb is said
 *     const { a, clause, each, label, topOf } = say;
 *     say: ({ from }) => may(clause('destroy', you, a('card', { in: from })))      // from: ['hand', 'discard']
 *     say: () => clause('look-at', you, topOf('deck', { as: 'it' }))               // names what it looked at
 *     say: () => may(clause('destroy', you, again('it')))                          // "…destroy it." « …la détruire. »
 *     say: () => label('attack', clause('discard', each('foe'), a('card'), { from: 'hand' }))   // from *their* hand
 *
 *     // what a card says: all its clauses at once, as "it" reaches across sentences
 *     text(card.play.map(sayOf), 'fr')
 *
 * Noun phrases: `a another the thisOne thatOne each all none some anyNumberOf` take a noun and details; `exactly upTo
 * atLeast nth` a number first; `topOf bottomOf` a place. Details: `of` (whose: `you`, `doer`, `again(…)`, a phrase),
 * `in` (where: a noun is the doer's own, anything else a phrase), `adjectives`, `which` (restrictions), `as` (a name),
 * `many`. Also `again(name)`, `partOf(name, 'one')` ("one of them"), `called(player)`, `named(id)`, `anyOf`, `allOf`, `naming`, `number`,
 * and the places `onTopOf onBottomOf under beside`.
 * Restrictions: `that hasBeen measuring compared extreme having without otherThan belongingTo`.
 * Deeds: `clause(verb, subject, object, { from, to, in, with, by, how, purpose })`, `is`, `isBeing`, turned by `done`,
 * `not`, `passive`; joined by `inTurn` ("…, then …"), `both`, `either`; under `may`, `must`, `cannot`.
 * Sentences: `plus provided when asSoonAs asLongAs until unless ifYouDo orElse forEach chooseOne label at`.
 *
 * `text(clauses, language, manner)`: `rule` (the default) commands the reader, `tell` reports ("You draw a card.",
 * "Ada draws a card."), `option` is a rule without its full stop.
 *
 * A thing meant again becomes a pronoun; "that card" where the pronoun could mean another thing; "the second card" where
 * even the noun could. So name with `as` whatever a later clause speaks of, and mean it with `again`, never twice by `a`.
 *
 * Besides: `misworded(text, language, glossary)` finds words a game's glossary refuses; `messages(en, fr)` is a table
 * of hand-written texts with `plural` and `listed`; a game's `Namer` names what is on its table, and `printed` makes all it says
 * ready to be read; `er ir re masculine feminine adjective invariable` make French words.
 */
export type * from './clause.ts';
export {
  allHold,
  anyHolds,
  asLongAs,
  asSoonAs,
  both,
  cannot,
  chooseOne,
  deed,
  done,
  either,
  forEach,
  ifYouDo,
  inTurn,
  may,
  must,
  not,
  orElse,
  passive,
  provided,
  thereIs,
  unless,
  until,
  type With,
  when,
} from './clauses.ts';
export { doneBy, inAnothersTurn } from './doer.ts';
export { elides } from './french/elision.ts';
export { adjective, er, feminine, invariable, ir, masculine, re } from './french/morphology.ts';
export { unbroken, unbrokenThroughout } from './french/unbroken.ts';
export {
  type Glossary,
  type Meaning,
  type Meanings,
  type Misworded,
  misworded,
  type Term,
} from './glossary.ts';
export type * from './lexicon.ts';
export { listed, type Message, type Messages, messages, plural, type Translated } from './messages.ts';
export { Namer, type Tongue, Tongues } from './naming.ts';
export {
  again,
  allOf,
  anyOf,
  belongingTo,
  beside,
  called,
  type Details,
  doer,
  having,
  naming,
  number,
  onBottomOf,
  onTopOf,
  otherThan,
  partOf,
  under,
  type Where,
  without,
  you,
} from './phrases.ts';
export { beforehand, print, printed } from './printed.ts';
export { clausesFor, simply } from './sentence-list.ts';
export { type Ids, type IdsOf, type Language, type Vocabulary, vocabulary } from './vocabulary.ts';

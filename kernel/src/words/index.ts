/**
 * Words: what a card says, made from what it does, in English and French.
 *
 * A verb's `say` returns a *clause*, plain data made by the builders below; never a string. A game has one vocabulary:
 * the kernel's words and its own, under the same ids in both languages (a missing or superfluous id does not compile).
 *
 *     // games/<id>/text/words.ts
 *     export const { say, text } = vocabulary(
 *       { nouns: { hero: { one: 'Hero', many: 'Heroes' }, foe: { one: 'foe', many: 'foes', person: true } },
 *         verbs: { 'knock-out': { base: 'knock', participle: 'knocked', particle: 'out' } } },
 *       { nouns: { hero: masculine('Héros'), foe: masculine('adversaire') },
 *         verbs: { 'knock-out': { infinitive: 'mettre', il: 'met', ils: 'mettent', vous: 'mettez', participle: 'mis', particle: 'K.-O.' } } },
 *     );
 *
 *     // how a verb is said
 *     const { clause, a, each, topOf, thisOne, the } = say;
 *     say: ({ from }) => may(clause('destroy', you, a('card', { in: from })))        // from: ['hand', 'discard']
 *     say: () => clause('look-at', you, topOf('deck', { as: 'it' }))                 // names what it looked at
 *     say: () => may(clause('destroy', you, again('it')))                            // "You may destroy it." « Vous pouvez la détruire. »
 *     say: () => label('attack', clause('discard', each('foe'), a('card'), { from: the('hand', { of: doer }) }))
 *
 *     // what a card says: all its clauses at once, as "it" reaches across sentences
 *     text(card.play.map(sayOf), 'fr')
 *
 * Noun phrases: `a another the thisOne thatOne each all none some anyNumberOf` take a noun and details; `exactly upTo
 * atLeast nth` a number first; `topOf bottomOf` a place. Details: `of` (whose: `you`, `doer`, `again(…)`, a phrase),
 * `in` (a place of yours by id, or phrases), `adjectives`, `which` (restrictions), `as` (a name), `many`.
 * Also `again(name)`, `called(player)`, `named(id)`, `anyOf`, `allOf`, `number`, `onTopOf onBottomOf under beside`.
 * Restrictions: `that hasBeen measuring compared extreme having without belongingTo`.
 * Deeds: `clause(verb, subject, object, { from, to, in, with, by, how, purpose })`, `is`, `isBeing`, `done`, `not`,
 * `passive`; joined by `inTurn` ("…, then …"), `both`, `either`; under `may`, `must`, `cannot`.
 * Sentences: `plus provided when asLongAs until unless ifYouDo forEach chooseOne label at`.
 *
 * `text(clauses, language, manner)`: `rule` (the default) commands the reader, `tell` reports ("You draw a card.",
 * "Ada draws a card."), `option` is a rule without its full stop.
 */
export * from './build.ts';
export type * from './clause.ts';
export * from './french/morphology.ts';
export { type Glossary, type Misworded, misworded, type Term } from './glossary.ts';
export type * from './lexicon.ts';
export * from './messages.ts';
export { type IdsOf, type Language, type Vocabulary, vocabulary } from './vocabulary.ts';

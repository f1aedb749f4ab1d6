import fc from 'fast-check';
import * as words from '../../src/words/index.ts';
import {
  type Act,
  again,
  type Clause,
  doer,
  type Owner,
  type Part,
  type Phrase,
  type Restriction,
  type Simple,
  you,
} from '../../src/words/index.ts';
import { say } from './vocabulary.ts';

/** Anything the builders can build, with two things named beforehand: `x`, one of something, and `y`, several. */

const nouns = [
  'card',
  'hero',
  'heroine',
  'villain',
  'weapon',
  'attack',
  'enemy',
  'hour',
  'super',
  'loot',
  'plan',
] as const;
const persons = ['foe', 'rival', 'player', 'child', 'owner'] as const;
const places = ['hand', 'discard', 'deck', 'row', 'arena', 'bag'] as const;
const verbs = [
  'draw',
  'discard',
  'destroy',
  'gain',
  'look-at',
  'reveal',
  'buy',
  'steal',
  'knock-out',
  'turn-down',
  'set-aside',
  'pass',
] as const;

const noun = fc.constantFrom(...nouns, ...persons);
const count = fc.integer({ min: 1, max: 14 });
const adjectives = fc.subarray(['face-down', 'magic', 'new', 'old', 'other', 'random'] as const, {
  maxLength: 2,
});
const called = fc.constantFrom('Ada', 'Ines', 'Hugo', 'Zoé').map(words.called);
const named = fc.constantFrom('comet', 'penguin', 'hydra').map(say.named);
const meant = fc.constantFrom('x', 'y').map(again);
const plain = noun.map((id) => say.a(id));

const owner: fc.Arbitrary<Owner> = fc.oneof(fc.constant(you), fc.constant(doer), meant, called, named, plain);
const place: fc.Arbitrary<Phrase> = fc.oneof(
  fc.tuple(fc.constantFrom(...places), owner).map(([id, of]) => say.the(id, { of })),
  fc.constantFrom(...places).map((id) => say.the(id)),
  fc.constantFrom(...places).map((id) => words.onTopOf(say.thisOne(id))),
  fc.constantFrom(...places).map((id) => words.beside(say.a(id))),
);

const restriction: fc.Arbitrary<Restriction> = fc.oneof(
  plain.map(words.having),
  plain.map(words.without),
  plain.map(words.otherThan),
  plain.map(words.belongingTo),
  fc.constantFrom(
    say.that('act', undefined, { tense: 'past', not: true }),
    say.that('be', say.a('place'), { not: true }),
  ),
  fc.constantFrom(...verbs).map((verb) => say.hasBeen(verb, 'this-turn')),
  count.map((n) => say.measuring('cost', n, 'or-less')),
  plain.map((than) => say.compared('power', 'higher', than)),
  fc.constantFrom('rank', 'power').map((measure) => say.extreme(measure, 'lowest')),
);

const details = fc.record(
  {
    adjectives,
    of: owner,
    in: fc.array(place, { minLength: 1, maxLength: 3 }),
    which: fc.array(restriction, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const things: fc.Arbitrary<Phrase> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(say.a, say.another, say.the, say.each, say.all, say.none, say.some, say.anyNumberOf),
      noun,
      details,
    )
    .map(([build, id, more]) => build(id, more)),
  fc
    .tuple(fc.constantFrom(say.exactly, say.upTo, say.atLeast, say.nth), count, noun, details)
    .map(([build, n, id, more]) => build(n, id, more)),
  fc
    .tuple(fc.constantFrom(say.topOf, say.bottomOf), fc.constantFrom(...places), count)
    .map(([build, id, n]) => build(id, { count: n })),
  noun.map((id) => say.thisOne(id)),
);

const phrase: fc.Arbitrary<Phrase> = fc.oneof(
  things,
  meant,
  called,
  named,
  fc
    .constantFrom<Part['count']>('one', 'each', 'rest', { exactly: 2 }, { upTo: 3 })
    .map((part) => words.partOf('y', part)),
  fc
    .tuple(fc.constantFrom(words.anyOf, words.allOf), fc.array(things, { minLength: 2, maxLength: 3 }))
    .map(([build, all]) => build(...all)),
);
const subject: fc.Arbitrary<Phrase> = fc.oneof(fc.constant(you), phrase);

const parts = fc.record(
  {
    from: place,
    to: fc.oneof(place, meant, called),
    with: phrase,
    by: count,
    how: fc.constantFrom('this-turn', 'again'),
  },
  { requiredKeys: [] },
);
const simpleAct = fc
  .tuple(fc.constantFrom(...verbs), subject, phrase, parts)
  .map(([verb, who, what, more]) => say.clause(verb, who, what, more));
const act: fc.Arbitrary<Act> = fc.oneof(
  simpleAct,
  simpleAct.map(words.not),
  simpleAct.map(words.done),
  fc.tuple(fc.constantFrom(...verbs), subject).map(([verb, who]) => words.passive(say.clause(verb, who))),
  fc.tuple(subject, plain).map(([who, what]) => say.is(who, what)),
  subject.map((who) => say.isBeing(who, 'face-down')),
  subject.map((who) => say.clause('move', who, undefined, { to: say.another('arena') })),
  fc.tuple(subject, phrase).map(([who, what]) => say.clause(['buy', 'gain'], who, what)),
);
const condition = fc.oneof(
  act,
  things.map(words.thereIs),
  things.map((what) => words.not(words.thereIs(what))),
  fc
    .tuple(fc.constantFrom(words.allHold, words.anyHolds), act, act)
    .map(([build, one, other]) => build(one, other)),
);

const deed = fc.oneof(
  act,
  fc
    .tuple(fc.constantFrom(words.inTurn, words.both, words.either), act, fc.oneof(act, act.map(words.may)))
    .map(([join, one, other]) => join(one, other)),
);
const modal = fc
  .tuple(fc.constantFrom(words.may, words.must, words.cannot), deed)
  .map(([build, what]) => build(what));
const simple: fc.Arbitrary<Simple> = fc.oneof(
  deed,
  modal,
  count.map((n) => say.plus(n, 'power')),
);

const { clause } = fc.letrec<{ clause: Clause }>((tie) => ({
  clause: fc.oneof(
    { maxDepth: 2 },
    simple,
    fc
      .tuple(condition, tie('clause'), tie('clause'))
      .map(([on, then, otherwise]) => words.provided(on, then, otherwise)),
    fc
      .tuple(fc.constantFrom(words.when, words.asLongAs), condition, tie('clause'))
      .map(([build, on, then]) => build(on, then)),
    fc
      .tuple(fc.constantFrom(words.until, words.unless), simple, condition)
      .map(([build, what, on]) => build(what, on)),
    fc
      .tuple(fc.oneof(deed, modal), tie('clause'), tie('clause'))
      .map(([first, then, otherwise]) => words.ifYouDo(first, then, otherwise)),
    fc.tuple(noun, simple).map(([id, what]) => words.forEach(say.each(id), what)),
    fc.tuple(subject, simple, simple).map(([who, one, other]) => words.chooseOne(who, one, other)),
    tie('clause').map((what) => say.label('attack', what)),
    tie('clause').map((what) => say.at('end-of-turn', what)),
  ),
}));

/** A text: two things are named, then anything follows. */
export const anyText: fc.Arbitrary<readonly Clause[]> = fc
  .tuple(noun, noun, fc.array(clause, { minLength: 1, maxLength: 3 }))
  .map(([one, many, clauses]) => [
    say.clause('choose', you, say.a(one, { as: 'x' })),
    say.clause('reveal', you, say.exactly(3, many, { as: 'y' })),
    ...clauses,
  ]);

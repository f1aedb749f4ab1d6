import { expect, test } from 'vitest';
import { clauseBuilders, restrictionBuilders } from '../../src/words/clauses.ts';
import { ifYouDo, number, provided, thereIs, you } from '../../src/words/index.ts';
import { phraseBuilders } from '../../src/words/phrases.ts';
import type { Ids } from '../../src/words/vocabulary.ts';

const words = () => ({
  ...phraseBuilders<Ids>(),
  ...clauseBuilders<Ids>(),
  ...restrictionBuilders<Ids>(),
});

const doersDeck = { kind: 'things', noun: 'deck', count: 'the', owner: { kind: 'doer' } };

test('an act holds what it was given and nothing else', () => {
  const { clause, a } = words();
  expect(clause('rest', you)).toStrictEqual({ kind: 'act', verb: 'rest', subject: you });
  expect(clause(['gain', 'destroy'], you, a('hero'))).toStrictEqual({
    kind: 'act',
    verb: ['gain', 'destroy'],
    subject: you,
    object: { kind: 'things', noun: 'hero', count: 'a' },
  });
});

test('the places of an act are the doer’s where only a noun is said', () => {
  const { clause, the } = words();
  const placed = clause('move', you, undefined, { from: 'deck', to: the('row'), in: 'deck', how: 'face-up' });
  expect(placed).toStrictEqual({
    kind: 'act',
    verb: 'move',
    subject: you,
    from: doersDeck,
    to: { kind: 'things', noun: 'row', count: 'the' },
    in: doersDeck,
    how: ['face-up'],
  });
});

test('being, gaining, labels and times are plain data', () => {
  const { is, isBeing, plus, label, at, a, clause } = words();
  const rest = clause('rest', you);
  const hero = { kind: 'things', noun: 'hero', count: 'a' };
  expect(is(you, a('hero'), { how: 'now' })).toStrictEqual({
    kind: 'act',
    verb: 'be',
    subject: you,
    object: hero,
    how: ['now'],
  });
  expect(isBeing(you, 'face-down')).toStrictEqual({
    kind: 'act',
    verb: 'be',
    subject: you,
    being: 'face-down',
  });
  expect(plus(3, 'power')).toStrictEqual({ kind: 'plus', amount: 3, noun: 'power' });
  expect(plus(1, 'power', 'now')).toStrictEqual({ kind: 'plus', amount: 1, noun: 'power', how: ['now'] });
  expect(label('attack', rest)).toStrictEqual({ kind: 'labelled', label: 'attack', says: [rest] });
  expect(at('at-dusk', rest)).toStrictEqual({ kind: 'timed', at: 'at-dusk', clause: rest });
});

test('what is not said is not there: no otherwise, no bound', () => {
  const { clause, a } = words();
  const rest = clause('rest', you);
  const condition = thereIs(a('hero'));
  expect(Object.keys(provided(condition, rest))).not.toContain('otherwise');
  expect(provided(condition, rest, rest).otherwise).toBe(rest);
  expect(Object.keys(ifYouDo(rest, rest))).not.toContain('otherwise');
  expect(ifYouDo(rest, rest, rest).otherwise).toBe(rest);
  expect(number(4)).toStrictEqual({ kind: 'value', value: 4 });
});

test('what narrows a noun down is plain data', () => {
  const { that, hasBeen, measuring, compared, extreme, thisOne } = words();
  const card = { kind: 'things', noun: 'card', count: 'this' };
  expect(that('act')).toStrictEqual({ that: { kind: 'act', verb: 'act' } });
  expect(that('hold', thisOne('card'), { how: 'now' })).toStrictEqual({
    that: { kind: 'act', verb: 'hold', object: card, how: ['now'] },
  });
  expect(hasBeen('discard')).toStrictEqual({ done: 'discard' });
  expect(hasBeen(['gain', 'buy'], 'this-way')).toStrictEqual({ done: ['gain', 'buy'], how: ['this-way'] });
  expect(measuring('cost', 4, 'or-less')).toMatchObject({
    measure: 'cost',
    is: { value: 4, bound: 'or-less' },
  });
  expect(compared('cost', 'lower', thisOne('card'))).toStrictEqual({
    measure: 'cost',
    is: 'lower',
    than: card,
  });
  expect(extreme('cost', 'highest')).toStrictEqual({ measure: 'cost', is: 'highest' });
});

test('noun phrases say how many, whose, where and which', () => {
  const say = words();
  const counts = [
    [say.a, 'a'],
    [say.another, 'another'],
    [say.the, 'the'],
    [say.thisOne, 'this'],
    [say.thatOne, 'that'],
    [say.each, 'each'],
    [say.all, 'all'],
    [say.none, 'no'],
    [say.some, 'some'],
    [say.anyNumberOf, 'any-number'],
  ] as const;
  for (const [build, count] of counts) {
    expect(build('card')).toStrictEqual({ kind: 'things', noun: 'card', count });
  }
  const numbered = [
    [say.exactly, { exactly: 2 }],
    [say.upTo, { upTo: 2 }],
    [say.atLeast, { atLeast: 2 }],
    [say.nth, { nth: 2 }],
  ] as const;
  for (const [build, count] of numbered) {
    expect(build(2, 'card')).toStrictEqual({ kind: 'things', noun: 'card', count });
  }
  expect(say.a('card', { of: you, in: 'deck', which: say.hasBeen('buy'), as: 'it' })).toStrictEqual({
    kind: 'things',
    noun: 'card',
    count: 'a',
    as: 'it',
    owner: you,
    in: [doersDeck],
    which: [{ done: 'buy' }],
  });
  expect(say.named('nobody')).toStrictEqual({ kind: 'named', id: 'nobody' });
});

test('the top and the bottom of a place are one card, or so many of a noun', () => {
  const { topOf, bottomOf } = words();
  const top = { kind: 'things', noun: 'card', count: { exactly: 1 }, in: [doersDeck], edge: 'top' };
  expect(topOf('deck')).toStrictEqual(top);
  expect(bottomOf('deck', { count: 2, noun: 'hero', as: 'them' })).toStrictEqual({
    ...top,
    noun: 'hero',
    count: { exactly: 2 },
    as: 'them',
    edge: 'bottom',
  });
});

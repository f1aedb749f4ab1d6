import { type Sentence, type Shape, type Verb, whole } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Clause,
  type Condition,
  chooseOne,
  clausesFor,
  forEach,
  may,
  simply,
  thereIs,
  you,
} from '../../src/words/index.ts';
import { say, text } from './vocabulary.ts';

const { a, clause, each, plus } = say;

const draw = clause('draw', you, a('card'));
const discard = clause('discard', you, a('card'));
const gain = clause('gain', you, a('hero'));

/** What each verb of a small game says. */
const sayings: Readonly<Record<string, Clause | readonly Clause[]>> = {
  draw,
  discard,
  gain,
  strengthen: plus(2, 'power'),
  'draw-and-gain': [draw, gain],
  nothing: [],
  'may-draw': may(draw),
  choose: chooseOne(you, draw, discard),
  muster: forEach(each('hero'), draw),
};

const verbNamed: Readonly<Record<string, Verb<Shape>>> = Object.fromEntries(
  Object.entries(sayings).map(([name, says]) => [name, { name, run: () => undefined, say: () => says }]),
);

/** A condition is the noun of which there must be one. */
const conditions = {
  check: whole(0),
  holds: () => true,
  say: (noun: unknown): Condition => thereIs(a(noun === 'hero' ? 'hero' : 'villain')),
};

const game = { verbNamed, conditions };

const english = (...list: readonly Sentence[]): string => text(clausesFor(game, list), 'en');

describe('a list of sentences', () => {
  test.each<[string, readonly Sentence[], string]>([
    ['says one after the other', [{ do: 'draw' }, { do: 'discard' }], 'Draw a card. Discard a card.'],
    ['says all that one verb has to say', [{ do: 'draw-and-gain' }], 'Draw a card. Gain a Hero.'],
    ['is silent where a verb is', [{ do: 'nothing' }, { do: 'draw' }], 'Draw a card.'],
    ['says what may be left', [{ do: 'draw', may: true }], 'You may draw a card.'],
    [
      'says of the first of several clauses only that it may be left',
      [{ do: 'draw-and-gain', may: true }],
      'You may draw a card. Gain a Hero.',
    ],
    ['leaves what is no deed as it is', [{ do: 'strengthen', may: true }], '+2 Power.'],
    [
      'says on what it depends',
      [
        { do: 'draw', if: 'hero' },
        { do: 'gain', if: 'villain', may: true },
      ],
      'If there is a Hero, draw a card. If there is a Villain, you may gain a Hero.',
    ],
    [
      'says so of the first of several clauses only',
      [{ do: 'draw-and-gain', if: 'hero' }],
      'If there is a Hero, draw a card. Gain a Hero.',
    ],
  ])('%s', (_what, list, said) => {
    expect(english(...list)).toBe(said);
  });

  test('of a game without conditions says nothing of them', () => {
    expect(text(clausesFor({ verbNamed }, [{ do: 'draw', if: 'hero' }]), 'en')).toBe('Draw a card.');
  });
});

describe('what hangs on a sentence', () => {
  test.each<[string, Sentence, string]>([
    [
      'is said to follow it',
      { do: 'draw', may: true, ifDone: [{ do: 'discard' }] },
      'You may draw a card. If you do, discard a card.',
    ],
    [
      'is said in one sentence where it is several deeds',
      { do: 'draw', may: true, ifDone: [{ do: 'discard' }, { do: 'gain' }] },
      'You may draw a card. If you do, discard a card, then gain a Hero.',
    ],
    [
      'is joined by "and" where some of it is no deed',
      { do: 'draw', may: true, ifDone: [{ do: 'discard' }, { do: 'strengthen' }] },
      'You may draw a card. If you do, discard a card and +2 Power.',
    ],
    [
      'is said in sentences of its own where one cannot hold it',
      { do: 'draw', may: true, ifDone: [{ do: 'muster' }, { do: 'gain' }] },
      'You may draw a card. If you do, draw a card for each Hero. Gain a Hero.',
    ],
    [
      'is said as the other way out',
      { do: 'draw', may: true, otherwise: [{ do: 'discard' }] },
      'You may draw a card. Otherwise, discard a card.',
    ],
    [
      'is said both ways',
      { do: 'draw', may: true, ifDone: [{ do: 'gain' }], otherwise: [{ do: 'discard' }] },
      'You may draw a card. If you do, gain a Hero. Otherwise, discard a card.',
    ],
    [
      'is part of what a condition allows',
      { do: 'draw', if: 'hero', ifDone: [{ do: 'discard' }] },
      'If there is a Hero, draw a card, then discard a card.',
    ],
    [
      'follows within the condition what may be left',
      { do: 'draw', may: true, if: 'hero', ifDone: [{ do: 'discard' }] },
      'If there is a Hero, you may draw a card. If you do, discard a card.',
    ],
    [
      'is what happens where the condition does not hold',
      { do: 'draw', if: 'hero', otherwise: [{ do: 'discard' }] },
      'If there is a Hero, draw a card. Otherwise, discard a card.',
    ],
    [
      'hangs on the last of several clauses',
      { do: 'draw-and-gain', ifDone: [{ do: 'discard' }] },
      'Draw a card. Gain a Hero. If you do, discard a card.',
    ],
    [
      'is all that is said where the sentence is silent',
      { do: 'nothing', ifDone: [{ do: 'draw' }] },
      'Draw a card.',
    ],
    ['adds nothing where it is silent itself', { do: 'draw', ifDone: [{ do: 'nothing' }] }, 'Draw a card.'],
    [
      'stands for itself after what cannot be done or left',
      { do: 'strengthen', ifDone: [{ do: 'draw' }], otherwise: [{ do: 'gain' }] },
      '+2 Power. Draw a card. Otherwise, gain a Hero.',
    ],
  ])('%s', (_what, said, words) => {
    expect(english(said)).toBe(words);
  });
});

describe('what can be chosen', () => {
  const chosen = (...list: readonly Sentence[]) => simply(clausesFor(game, list));

  test('is said in one sentence: a deed, one that may be left, or an amount', () => {
    expect(chosen({ do: 'draw' })).toEqual(draw);
    expect(chosen({ do: 'draw', may: true })).toEqual(may(draw));
    expect(chosen({ do: 'strengthen' })).toEqual(plus(2, 'power'));
  });

  test('is joined where it is several steps', () => {
    expect(text([chosen({ do: 'draw' }, { do: 'discard' }, { do: 'gain' })], 'en')).toBe(
      'Draw a card, then discard a card, then gain a Hero.',
    );
    expect(text([chosen({ do: 'draw' }, { do: 'strengthen' })], 'en')).toBe('Draw a card and +2 Power.');
  });

  test.each<[string, readonly Sentence[], string]>([
    ['nothing', [{ do: 'nothing' }], ''],
    ['two sentences that cannot be joined', [{ do: 'may-draw' }, { do: 'gain' }], 'modal, act'],
    ['a choice within the choice', [{ do: 'choose' }], 'choose-one'],
    ['what depends on something', [{ do: 'draw', if: 'hero' }], 'conditional'],
  ])('is not %s', (_what, list, kinds) => {
    expect(() => chosen(...list)).toThrow(`what can be chosen must fit in one sentence: ${kinds}`);
  });
});

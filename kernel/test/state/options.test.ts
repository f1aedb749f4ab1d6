import {
  ACCEPT,
  DECLINE,
  DO,
  DONE,
  firstOf,
  keyWriter,
  NONE,
  Offers,
  type Option,
  optionOf,
  secondOf,
  wordForm,
  wordOf,
  wordsOf,
} from '@masterplan/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const words = { pass: 'pass', show: 'show #', deploy: 'deploy # to #', swap: 'swap # with # secretly' };
/** The numbers of the words, in the order they are declared. */
const say = { pass: 0, show: 1, deploy: 2, swap: 3 };
const keyOf = (option: Option) => keyWriter(words)(option);
const common = { accept: ACCEPT, done: DONE, 'do it': DO, decline: DECLINE };

test('words are numbered in the order they are declared', () => {
  expect(wordsOf(words)).toEqual(say);
});

test('a game has at most 123 words, since every game has five more', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`w${i}`, `word ${i}`]));
  expect(wordsOf(many(123)).w122).toBe(122);
  expect(() => wordsOf(many(124))).toThrow(new RangeError('a game has at most 123 words'));
});

test('an option gives back its word and its parts', () => {
  const part = fc.integer({ min: 0, max: 4095 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 127 }), part, part, (word, a, b) => {
      const option = optionOf(word, a, b);
      expect([wordOf(option), firstOf(option), secondOf(option)]).toEqual([word, a, b]);
      expect(option).toBeGreaterThan(NONE);
    }),
  );
});

describe('the key of an option', () => {
  test.each([
    ['pass', say.pass, 0, 0],
    ['show 17', say.show, 17, 0],
    ['deploy 17 to 2', say.deploy, 17, 2],
    ['swap 3 with 4 secretly', say.swap, 3, 4],
  ])('is its word with its parts: "%s"', (key, word, a, b) => {
    expect(keyOf(optionOf(word, a, b))).toBe(key);
  });

  test('is the same in every game for the words every game has', () => {
    for (const [key, option] of Object.entries(common)) {
      expect(keyOf(option)).toBe(key);
      expect(keyWriter({})(option)).toBe(key);
    }
  });

  test('exists for the words of the game and of the kernel alone', () => {
    for (const option of [optionOf(4), NONE])
      expect(() => keyOf(option)).toThrow(/no word of the game .* a verb must bring those it offers/);
  });

  test('tells different options apart', () => {
    const options = [0, 1, 2, 3].flatMap((word) => [0, 1, 12].map((part) => optionOf(word, part)));
    expect(new Set(options.map(keyOf)).size).toBe(1 + 3 * 3);
  });
});

describe('offers', () => {
  const asked = (offers: Offers): Offers => {
    offers.yes(say.pass);
    offers.yes(say.show, 5);
    offers.no(say.deploy, 5, 1, 'one-side', 3, 4);
    offers.verdict(say.deploy, 6, 1, undefined, 9);
    offers.verdict(say.deploy, 7, 2, 'full', 8);
    return offers;
  };

  test('are read as options, and as what is blocked with clause and facts', () => {
    const { options, blocked } = asked(new Offers('kept'));
    expect(options.map(keyOf)).toEqual(['pass', 'show 5', 'deploy 6 to 1']);
    expect(blocked).toEqual([
      { option: optionOf(say.deploy, 5, 1), clause: 'one-side', facts: [3, 4] },
      { option: optionOf(say.deploy, 7, 2), clause: 'full', facts: [8] },
    ]);
  });

  test('leave out what is blocked unless reasons are kept', () => {
    const { options, blocked } = asked(new Offers());
    expect(options).toHaveLength(3);
    expect(blocked).toEqual([]);
    expect(asked(new Offers('dropped')).blocked).toEqual([]);
    expect([new Offers().explains, new Offers('kept').explains]).toEqual([false, true]);
  });

  test('are empty again once cleared', () => {
    const offers = asked(new Offers('kept'));
    expect(offers.clear()).toBe(offers);
    expect([offers.options, offers.blocked]).toEqual([[], []]);
  });

  test('hold nothing of what was offered before they were cleared', () => {
    const offers = asked(new Offers());
    offers.clear().yes(say.deploy, 1, 2);
    expect(offers.options).toEqual([optionOf(say.deploy, 1, 2)]);
    expect(offers.at(0)).toBe(optionOf(say.deploy, 1, 2));
    expect(() => offers.at(1)).toThrow('option 1 of 1');
  });

  test('pack an option as it is packed elsewhere', () => {
    const offers = new Offers();
    offers.yes(say.deploy, 17, 2);
    expect(offers.options).toEqual([optionOf(say.deploy, 17, 2)]);
  });
});

describe('how a word is written', () => {
  test('its holes say what each part is', () => {
    expect(wordForm('deploy {card} to {place}')).toEqual({
      pieces: ['deploy ', ' to ', ''],
      holes: ['card', 'place'],
    });
    expect(wordForm('pass')).toEqual({ pieces: ['pass'], holes: [] });
    expect(wordForm('play #').holes).toEqual(['card']);
  });

  test.each([
    ['give {thing}', '"give {thing}" has a hole that is none of card, seat, place, number'],
    ['give {card', '"give {card" has a hole that is none of card, seat, place, number'],
    ['{card} {card} {card}', '"{card} {card} {card}" has more than two holes'],
  ])('%s is our fault', (template, why) => {
    expect(() => wordForm(template)).toThrow(why);
  });
});

import {
  ACCEPT,
  DECLINE,
  DO,
  DONE,
  firstOf,
  keyWriter,
  NONE,
  Offers,
  optionOf,
  secondOf,
  wordOf,
  wordsOf,
} from '@masterplan/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const words = { pass: 'pass', show: 'show #', deploy: 'deploy # to #', swap: 'swap # with # secretly' };
const say = wordsOf(words);
const keyOf = keyWriter(words);

test('words are numbered in the order they are declared', () => {
  expect(say).toEqual({ pass: 0, show: 1, deploy: 2, swap: 3 });
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
    [optionOf(say.pass), 'pass'],
    [optionOf(say.show, 17), 'show 17'],
    [optionOf(say.deploy, 17, 2), 'deploy 17 to 2'],
    [optionOf(say.swap, 3, 4), 'swap 3 with 4 secretly'],
    [ACCEPT, 'accept'],
    [DONE, 'done'],
    [DO, 'do it'],
    [DECLINE, 'decline'],
  ])('%i is "%s"', (option, key) => {
    expect(keyOf(option)).toBe(key);
  });

  test('exists for the words of the game and of the kernel alone', () => {
    expect(() => keyOf(optionOf(4))).toThrow(RangeError);
    expect(() => keyOf(NONE)).toThrow(RangeError);
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
  });

  test('are empty again once cleared', () => {
    const offers = asked(new Offers('kept'));
    expect(offers.clear()).toBe(offers);
    expect([offers.options, offers.blocked]).toEqual([[], []]);
  });

  test('pack an option as it is packed elsewhere', () => {
    const offers = new Offers();
    offers.yes(say.deploy, 17, 2);
    expect(offers.options).toEqual([optionOf(say.deploy, 17, 2)]);
  });
});

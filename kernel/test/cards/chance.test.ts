import { below, draw, generator } from '@masterplan/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Records are seeds and choices, so these numbers must never change. */
const known = [
  { seed: '', state: [517812468, -44270292, 1877474328, 16], draws: [473542192, 3964317691, 2295682031] },
  {
    seed: 'a',
    state: [-1726143098, 1929448507, -1295977528, 16],
    draws: [203305425, 3154190038, 4156936122],
  },
  { seed: 'ab', state: [891881457, -930456393, 339829919, 16], draws: [4256392376, 2134549313, 3562865641] },
  {
    seed: 'midnight heist',
    state: [-2111439769, -1715054845, -903767383, 16],
    draws: [468472698, 3032032298, 360074733],
  },
  {
    seed: 'élan 🦹',
    state: [-563647740, 1065992987, -1486456884, 16],
    draws: [502345263, 573586999, 3064098350],
  },
] as const;

describe('the generator', () => {
  test.each(known)('gives the same numbers for the seed "$seed" for ever', ({ seed, state, draws }) => {
    const words = generator(seed);
    expect(words).toEqual(state);
    expect(draws.map(() => draw(words))).toEqual(draws);
  });

  test('has its whole state in four numbers, which survive JSON', () => {
    const words = generator('midnight heist');
    draw(words);
    const kept: number[] = JSON.parse(JSON.stringify(words));
    expect(kept).toHaveLength(4);
    expect(draw(kept)).toBe(draw(words));
  });

  test('counts its draws and wraps round where the count is full', () => {
    const words = [0, 0, 0, 0x7fff_ffff];
    expect(draw(words)).toBe(0x7fff_ffff);
    expect(words[3]).toBe(-0x8000_0000);
  });
});

describe('a random number below a limit', () => {
  test('is whole, not negative and below it, and costs one draw', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 4096 }), (seed, limit) => {
        const words = generator(seed);
        const other = words.slice();
        const number = below(words, limit);
        draw(other);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
        expect(words).toEqual(other);
      }),
    );
  });

  test('falls on every side of a die about equally often', () => {
    const words = generator('a fair die');
    const falls = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) {
      const side = below(words, 6);
      falls[side] = (falls[side] ?? 0) + 1;
    }
    for (const count of falls) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});

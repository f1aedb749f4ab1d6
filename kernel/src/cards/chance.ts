import { missing, removeAt } from '../state/lists.ts';

/** The purpose of a random number. Tests fix results by purpose; rules never look at it. */
export type Purpose = 'shuffle' | 'pick' | 'roll';

/** A replacement for the generator: returns a whole number in [0, below). Used by tests and by enumeration. */
export type Chance = (below: number, purpose: Purpose) => number;

/** The generator's whole state: four 32-bit words (sfc32). Lives in the table's state, so it copies and replays with it. */
export type Rng = number[];

/** A generator for a seed. Any text is a seed; equal texts give equal generators. */
export function generator(seed: string): Rng {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    b = Math.imul(b ^ (unit + i), 0xc2b2ae35);
    c = Math.imul(c ^ (a >>> 15) ^ b, 0x27d4eb2f);
  }
  const words = [a | 0, b | 0, c | 0, 1];
  for (let i = 0; i < 15; i++) draw(words);
  return words;
}

/** The next 32 random bits, as an unsigned number. */
export function draw(words: Rng): number {
  const a = words[0] ?? missing(words, 0);
  const b = words[1] ?? missing(words, 1);
  const c = words[2] ?? missing(words, 2);
  const d = words[3] ?? missing(words, 3);
  const sum = (((a + b) | 0) + d) | 0;
  words[3] = (d + 1) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number in [0, below). It always draws exactly once, so the number of draws never depends on earlier results. */
export function below(words: Rng, limit: number): number {
  return Math.floor((draw(words) / 0x1_0000_0000) * limit);
}

/** Removes a random entry from a list whose order does not matter; each entry is equally likely. */
export function takeAny(list: number[], random: Rng): number {
  const index = below(random, list.length);
  const entry = list[index] ?? missing(list, index);
  removeAt(list, index);
  return entry;
}

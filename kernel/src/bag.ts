import { below, type Rng } from './chance.ts';
import { nth } from './nth.ts';

/** Takes the entry at a place out of a list whose order does not matter. */
export function removeAt(list: number[], index: number): void {
  const last = list.pop();
  if (last !== undefined && index < list.length) list[index] = last;
}

/** Takes one copy of `entry` out of a list whose order does not matter; false where there is none. */
export function takeOut(list: number[], entry: number): boolean {
  const index = list.indexOf(entry);
  if (index < 0) return false;
  removeAt(list, index);
  return true;
}

/** Takes any entry out of a list, each as likely. */
export function takeAny(list: number[], random: Rng): number {
  const index = below(random, list.length);
  const entry = nth(list, index);
  removeAt(list, index);
  return entry;
}

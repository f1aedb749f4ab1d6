import { orAnew } from '@masterplan/boards/later';
import type { Caution } from '@masterplan/boards/playable';
import type { Option } from '@masterplan/kernel';
import type { Asked, cautionOf } from './caution.ts';

let known: typeof cautionOf | undefined;

/** Loads what knows a slip. */
export async function beWary(): Promise<void> {
  known ??= await orAnew(async () => (await import('./asides.ts')).cautionOf);
}

/** A word before an answer that may be a slip: none before there is anybody whom one could send. */
export const warilyOf = (asked: Asked, option: Option): Caution | undefined => known?.(asked, option);

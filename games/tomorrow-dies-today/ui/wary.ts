import { orAnew } from '@masterplan/boards/later';
import type { Caution } from '@masterplan/boards/playable';
import type { Language, Option } from '@masterplan/kernel';
import type { Asked, cautionOf } from './caution.ts';
import type { noteOf } from './note.ts';
import type { View } from './read.ts';

let known: { readonly cautionOf: typeof cautionOf; readonly noteOf: typeof noteOf } | undefined;

/** Loads what knows a slip, and what comes of an answer. */
export async function beWary(): Promise<void> {
  known ??= await orAnew(() => import('./asides.ts'));
}

/** A word before an answer that may be a slip: none before there is anybody whom one could send. */
export const warilyOf = (asked: Asked, option: Option): Caution | undefined =>
  known?.cautionOf(asked, option);

/** What would come of an answer: nothing is said of it as long as there is nobody whom one could send. */
export const notedOf = (lens: View, option: Option, language: Language): string | undefined =>
  known?.noteOf(lens, option, language);

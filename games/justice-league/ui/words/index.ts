import { BoardWords } from '@masterplan/boards/words';
import type { Chances } from '../../rules/facts.ts';
import type { en } from './en.ts';

export type Words = typeof en;

/** What the board itself says; everything a rule says is in `text/`. */
export const words = new BoardWords<Words>();

/** The chances of an attempt in a few words. */
export const chancesSaid = (say: Words, { of, overcome, down }: Chances): string =>
  of === 1 ? say.chanceSure : say.chanceLine(say.chance(overcome, of), say.chance(down, of));

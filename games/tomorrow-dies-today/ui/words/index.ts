import { BoardWords } from '@masterplan/boards/words';
import type { en } from './en.ts';

export type Words = typeof en;

/** What the board itself says; everything a rule says is in `text/`. */
export const words = new BoardWords<Words>();

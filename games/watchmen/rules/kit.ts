import { phaseMaker } from '@masterplan/kernel';
import type { Watchmen } from './board.ts';

/** A phase of this game. */
export const phase = phaseMaker<Watchmen>();

import { phaseMaker } from '@masterplan/kernel';
import type { MasterPlan } from './board.ts';

/** A phase of this game. */
export const phase = phaseMaker<MasterPlan>();

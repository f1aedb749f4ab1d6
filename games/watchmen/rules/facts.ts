import type { Frame } from '@masterplan/kernel';
import { gainedPhase } from './gaining.ts';

export { itIn } from './bindings.ts';
export { heroAtWork } from './cards.ts';
export { costToBeat, isFulfilled } from './challenges.ts';
export { isAppearance } from './round.ts';
export { villainCost } from './super-villains.ts';
export { choose } from './verbs/choose.ts';
export { destroy } from './verbs/destroy.ts';
export { draw } from './verbs/draw.ts';
export { once } from './verbs/once.ts';
export { power } from './verbs/power.ts';

/** The gained card that its owner is asked about, in a frame of `gained`. */
export const gainedCard = (frame: Frame): number => gainedPhase.my.card.of(frame);

import type { Frame } from '@masterplan/kernel';
import { gainedPhase } from './gaining.ts';

export { itIn } from './bindings.ts';
export { heroAtWork } from './cards.ts';
export { costToBeat, isFulfilled } from './challenges.ts';
export { speaksOfIt } from './meant-before.ts';
export { isAppearance } from './round.ts';
export { villainCost } from './super-villains.ts';
export { addToLineUp } from './verbs/add-to-line-up.ts';
export { choose } from './verbs/choose.ts';
export { destroy } from './verbs/destroy.ts';
export { destroyThis } from './verbs/destroy-this.ts';
export { discard } from './verbs/discard.ts';
export { discardAtRandom } from './verbs/discard-at-random.ts';
export { discardHand } from './verbs/discard-hand.ts';
export { disintegratePlayer } from './verbs/disintegrate.ts';
export { drain } from './verbs/drain.ts';
export { draw } from './verbs/draw.ts';
export { once } from './verbs/once.ts';
export { passLeft } from './verbs/pass-left.ts';
export { pool } from './verbs/pool.ts';
export { power } from './verbs/power.ts';
export { sendGained } from './verbs/send-gained.ts';
export { takeGained } from './verbs/take-gained.ts';
export { tally } from './verbs/tally.ts';
export { tick } from './verbs/tick.ts';

/** The gained card that its owner is asked about, in a frame of `gained`. */
export const gainedCard = (frame: Frame): number => gainedPhase.my.card.of(frame);

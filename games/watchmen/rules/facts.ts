import { type Frame, findSaid, isRecord, type Option, type Sentence, wordOf } from '@masterplan/kernel';
import type { Challenge } from '../content/kinds.ts';
import { gainedPhase } from './gaining.ts';
import { addToLineUp } from './verbs/add-to-line-up.ts';
import { choose } from './verbs/choose.ts';
import { destroy } from './verbs/destroy.ts';
import { destroyThis } from './verbs/destroy-this.ts';
import { discard } from './verbs/discard.ts';
import { discardAtRandom } from './verbs/discard-at-random.ts';
import { discardHand } from './verbs/discard-hand.ts';
import { disintegratePlayer } from './verbs/disintegrate.ts';
import { drain } from './verbs/drain.ts';
import { draw } from './verbs/draw.ts';
import { once } from './verbs/once.ts';
import { passLeft } from './verbs/pass-left.ts';
import { pool } from './verbs/pool.ts';
import { power } from './verbs/power.ts';
import { sendGained } from './verbs/send-gained.ts';
import { takeGained } from './verbs/take-gained.ts';
import { tally } from './verbs/tally.ts';
import { tick } from './verbs/tick.ts';

export { itIn } from './bindings.ts';
export { heroAtWork, heroHeeds } from './cards.ts';
export { costToBeat } from './challenges.ts';
export { speaksOfIt } from './meant-before.ts';
export { isAppearance } from './round.ts';
export { pointsOf, pointsOwned } from './scoring.ts';
export { villainCost } from './super-villains.ts';

/** The gained card that its owner is asked about, in a frame of `gained`. */
export const gainedCard = (frame: Frame): number => gainedPhase.my.card.of(frame);

/** Whether a sentence makes Power or draws, and so names no card. */
export const isPowerOrDraw = (said: Sentence): boolean => power.is(said) || draw.is(said);

/** Whether a sentence makes Power or draws, so much whatever lies on the table. */
export const isFlat = (said: Sentence): boolean =>
  (power.is(said) && said.per === undefined) || draw.is(said);

/** What happens as soon as something is so; undefined for any other sentence. */
export const awaitedIn = (said: Sentence): readonly Sentence[] | undefined =>
  once.is(said) ? said.to : undefined;

/** The lists that whoever plays the card may come to choose between. */
export const choicesIn = (said: Sentence): readonly (readonly Sentence[])[] =>
  choose.is(said) ? said.among : [];

const handVerbs = [discard, discardHand, discardAtRandom, pool, passLeft];

/** Whether it matters to a sentence what is still in the hand. */
export const takesFromHand = (said: Sentence): boolean =>
  handVerbs.some((verb) => verb.is(said)) || (destroy.is(said) && said.from.includes('hand'));

const anybodysVerbs = [tick, drain, tally, addToLineUp];

/** Whether a sentence is the same whoever carries it out: nobody chooses, and nothing comes to anybody. */
export const isAnybodys = (said: Sentence): boolean =>
  (said.if === undefined || isOfTheTable(said.if)) && anybodysVerbs.some((verb) => verb.is(said));

/** Whether a condition speaks of nobody, but of what lies on the table. */
const isOfTheTable = (condition: unknown): boolean => isRecord(condition) && 'villain' in condition;

/** At how many cards the count of a Challenge begins anew; none where it counts nothing (P-4). */
export function countsTo({ says }: Challenge): number | undefined {
  const said = findSaid(Object.values(says).flat(), '', tally.name)?.said;
  return tally.is(said) ? said.every : undefined;
}

/** How many cards a Challenge gathers before it strikes; none where it gathers none (W-9.17). */
export function gathersTo({ says }: Challenge): number | undefined {
  const said = findSaid(Object.values(says).flat(), '', tick.name)?.said;
  return tick.is(said) ? said.until : undefined;
}

/** Whether a sentence destroys the card that says it. */
export const destroysItself = (said: Sentence | undefined): boolean => destroyThis.is(said);

/** Whether a sentence asks which of the cards bought or gained this turn goes elsewhere. */
export const isOfThoseGained = (said: Sentence | undefined): boolean =>
  takeGained.is(said) || sendGained.is(said);

/** Whether an option destroys a player. */
export const destroysPlayer = (option: Option): boolean => wordOf(option) === disintegratePlayer.no;

import { isRecord, type Sentence } from '@masterplan/kernel';
import type { Card } from '../content/kinds.ts';
import {
  choose,
  destroy,
  discard,
  discardAtRandom,
  discardHand,
  draw,
  once,
  passLeft,
  pool,
  power,
} from '../rules/facts.ts';
import type { Entry } from './props.ts';
import { cardAt, cardsIn, isTurnAsked, targetsOf, type View, wordIn } from './read.ts';

const isFlat = (said: Sentence): boolean => (power.is(said) && said.per === undefined) || draw.is(said);

/** A card that makes Power or draws, whatever else is played: there is nothing to decide about it. */
function isPlain({ says: { play } }: Card): boolean {
  const isSure = ({ may, ifDone, otherwise, if: condition }: Sentence) =>
    !may && !ifDone && !otherwise && condition === undefined;
  const isEasy = (said: Sentence) => isFlat(said) || (once.is(said) && said.to.every(isFlat));
  return play.length > 0 && play.every((said) => isSure(said) && isEasy(said));
}

/** Verbs for which it matters what is still in the hand. */
const handVerbs = [discard, discardHand, discardAtRandom, pool, passLeft];

function minds(said: Sentence): boolean {
  if (handVerbs.some((verb) => verb.is(said)) || (destroy.is(said) && said.from.includes('hand')))
    return true;
  if (isRecord(said.if) && ('first' in said.if || 'empty' in said.if)) return true;
  return listsIn(said).some((list) => list.some(minds));
}

/** What hangs on a sentence and is done by whoever plays the card. */
function listsIn(said: Sentence): readonly (readonly Sentence[])[] {
  const own = choose.is(said) ? said.among : once.is(said) ? [said.to] : [];
  return [...own, said.ifDone ?? [], said.otherwise ?? []];
}

/** A card that minds what was played before it, what is played after it, or what is left in the hand. */
const isParticular = ({ ongoing, says: { play } }: Card): boolean => ongoing.length > 0 || play.some(minds);

/**
 * What would be played next, and how many cards in all: plain ones with which nothing else can be done. None while a card in
 * hand minds the order.
 */
export function planOf(
  lens: View,
  seat: number,
  entries: readonly Entry[],
): { next: Entry | undefined; count: number } {
  const none = { next: undefined, count: 0 };
  if (seat < 0 || !isTurnAsked(lens) || entries.length === 0) return none;
  const hand = cardsIn(lens, 'hand', seat).flatMap((card) => cardAt(lens, card) ?? []);
  if (hand.some(isParticular)) return none;
  const plain = [...targetsOf(lens, entries).cards].flatMap(([card, [entry, ...others]]) => {
    const kind = cardAt(lens, card);
    const isPlay = entry !== undefined && wordIn(lens, entry.option) === 'play';
    return kind !== undefined && isPlay && others.length === 0 && isPlain(kind) ? [{ kind, entry }] : [];
  });
  const count = hand.filter((kind) => plain.some((each) => each.kind === kind)).length;
  return { next: plain[0]?.entry, count };
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Card } from '../content/kinds.ts';
import type { Sentence } from '../content/sentences.ts';
import type { BoardProps, Entry } from './props.ts';
import { cardAt, cardsIn, isTurnAsked, targetsOf, type View, wordIn } from './read.ts';

/** Plays one after another all cards whose order does not matter. */
export interface PlayAll {
  /** How many cards it would play now. */
  readonly count: number;
  readonly isOn: boolean;
  readonly begin: () => void;
}

const isFlat = (said: Sentence): boolean =>
  (said.do === 'power' && said.per === undefined) || said.do === 'draw';

/** A card that makes Power or draws, whatever else is played: there is nothing to decide about it. */
function isPlain({ says: { play, later } }: Card): boolean {
  const isSure = ({ may, ifDone, otherwise, if: condition }: Sentence) =>
    !may && !ifDone && !otherwise && condition === undefined;
  const isEasy = (said: Sentence) => isFlat(said) || (said.do === 'once' && later.every(isFlat));
  return play.length > 0 && play.every((said) => isSure(said) && isEasy(said));
}

/** Verbs for which it matters what is still in the hand. */
const handVerbs: readonly Sentence['do'][] = [
  'discard',
  'discard-hand',
  'discard-at-random',
  'pool',
  'pass-left',
];

function minds(said: Sentence): boolean {
  if (handVerbs.includes(said.do) || (said.do === 'destroy' && said.from.includes('hand'))) return true;
  return said.if !== undefined && ('first' in said.if || 'empty' in said.if);
}

/** A card that minds what was played before it, or what is left in the hand. */
const isParticular = ({ says: { play, one, two, later } }: Card): boolean =>
  [play, one, two, later].some((part) => part.some(minds));

/**
 * What would be played next, and how many cards in all: plain ones with which nothing else can be done. None while a card in
 * hand minds the order.
 */
function planOf(
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

const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null;

/**
 * One gesture that answers a run of asks: it goes on with each new position, and stops where there is nothing plain left to
 * play, where a card that minds the order was drawn, and at any other question.
 */
export function usePlayAll({ lens, seat, entries }: Pick<BoardProps, 'lens' | 'seat' | 'entries'>): PlayAll {
  const [isOn, turn] = useState(false);
  const played = useRef<View>(undefined);
  const { next, count } = planOf(lens, seat, entries);
  useEffect(() => {
    if (!isOn || played.current === lens) return;
    played.current = lens;
    if (next === undefined) turn(false);
    else next.choose();
  });
  const canBegin = count > 1 && !isOn;
  useLayoutEffect(() => {
    if (!canBegin) return undefined;
    const press = (event: KeyboardEvent) => {
      const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === 'a' && isPlainKey && !isTyping(event)) turn(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [canBegin]);
  return { count: isOn ? 0 : count, isOn, begin: () => turn(true) };
}

import { useLayoutEffect, useRef } from 'react';
import type { AnyLens } from '../../boards/playable.ts';

interface Place {
  readonly box: DOMRect;
  readonly zone: number;
  readonly isKnown: boolean;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const cardsIn = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
    element,
    card: Number(element.dataset.card),
  }));

/**
 * Motion tells what happened, each time `version` has changed: a card that went to another zone travels from where it was
 * to where it is, a card that was turned up turns. Nothing else moves.
 */
export function useTravel(version: number, lens: AnyLens): React.RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlyMap<number, Place>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what says that cards may have moved
  useLayoutEffect(() => {
    if (root.current === null) return;
    const now = new Map<number, Place>();
    for (const { element, card } of cardsIn(root.current)) {
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      const place = { box, zone: lens.at(card), isKnown: lens.knows(card) };
      now.set(card, place);
      const from = before.current.get(card);
      if (from !== undefined && !isStill()) move(element, from, place);
    }
    before.current = now;
  }, [version]);
  return root;
}

function move(element: HTMLElement, from: Place, to: Place): void {
  if (from.zone !== to.zone) travel(element, from.box, to.box);
  else if (!from.isKnown && to.isKnown) turn(element);
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const scale = Math.min(2, Math.max(0.4, from.width / to.width));
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 9 },
    ],
    { duration: 420, easing: 'cubic-bezier(0.3, 0.8, 0.3, 1)' },
  );
}

const turn = (element: HTMLElement): Animation =>
  element.animate([{ transform: 'perspective(40rem) rotateY(85deg)' }, { transform: 'none' }], {
    duration: 320,
    easing: 'ease-out',
  });

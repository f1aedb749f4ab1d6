import { useLayoutEffect, useRef } from 'react';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const placesIn = (root: Element): Map<string, DOMRect> => {
  const places = new Map<string, DOMRect>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = card.getBoundingClientRect();
    if (box.width > 0) places.set(card.dataset.card ?? '', box);
  }
  return places;
};

/** Cards travel from where they were to where they are, each time `version` has changed. */
export function useTravel(version: number): React.RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what says that cards may have moved
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const now = placesIn(element);
    if (!isStill()) {
      for (const card of element.querySelectorAll<HTMLElement>('[data-card]'))
        travel(card, before.current, now);
    }
    before.current = now;
  }, [version]);
  return root;
}

function travel(
  card: HTMLElement,
  before: ReadonlyMap<string, DOMRect>,
  now: ReadonlyMap<string, DOMRect>,
): void {
  const from = before.get(card.dataset.card ?? '');
  const to = now.get(card.dataset.card ?? '');
  if (from === undefined || to === undefined) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  const scale = Math.min(2, Math.max(0.4, from.width / to.width));
  card.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 9 },
    ],
    { duration: 380, easing: 'cubic-bezier(0.3, 0.8, 0.3, 1)' },
  );
}

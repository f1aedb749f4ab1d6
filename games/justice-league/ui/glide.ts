import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const boxesIn = (root: Element): Map<string, DOMRect> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => [
      piece.dataset.piece ?? '',
      piece.getBoundingClientRect(),
    ]),
  );

/**
 * Figures slide from where they were to where they are, and a token that is new comes from its owner's figure. The `ref` of the
 * part of the board that they stand in.
 */
export function useGlide(): (root: HTMLElement | null) => void {
  const root = useRef<HTMLElement | null>(null);
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    if (root.current === null) return;
    const now = boxesIn(root.current);
    const isFirst = before.current.size === 0;
    if (!isFirst && !isStill())
      for (const piece of root.current.querySelectorAll<HTMLElement>('[data-piece]'))
        slide(piece, before.current, now);
    before.current = now;
  });
  /* What a change of the window moves is no move in the game. */
  useEffect(() => {
    const forget = () => {
      before.current = new Map();
    };
    addEventListener('resize', forget);
    return () => removeEventListener('resize', forget);
  }, []);
  return useCallback((part) => {
    root.current = part;
  }, []);
}

function slide(
  piece: HTMLElement,
  before: ReadonlyMap<string, DOMRect>,
  now: ReadonlyMap<string, DOMRect>,
): void {
  const { piece: name = '', from: owner = '' } = piece.dataset;
  const to = now.get(name);
  const from = before.get(name) ?? now.get(owner);
  if (to === undefined || from === undefined || to.width === 0 || from.width === 0) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < 4) return;
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration: Math.min(900, 300 + Math.hypot(x, y)), easing: 'cubic-bezier(0.3, 0.8, 0.3, 1)' },
  );
}

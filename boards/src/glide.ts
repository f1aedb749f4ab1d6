import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where a piece rests, and at which place of the map. */
interface Resting {
  readonly left: number;
  readonly top: number;
  readonly place: string | undefined;
}

/** What is on its way is asked for where it is going: its transform is that of its way alone. */
function restOf(piece: HTMLElement): Resting | undefined {
  const { left, top, width } = piece.getBoundingClientRect();
  if (width === 0) return undefined;
  const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(piece).transform);
  const place = piece.closest<HTMLElement>('[data-place]')?.dataset.place;
  return { left: left - m41, top: top - m42, place };
}

const piecesIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-piece]')];

function restsIn(root: Element): Map<string, Resting> {
  const rests = new Map<string, Resting>();
  for (const piece of piecesIn(root)) {
    const rest = restOf(piece);
    if (rest !== undefined) rests.set(piece.dataset.piece ?? '', rest);
  }
  return rests;
}

/**
 * Pieces (`data-piece`) slide from the place (`data-place`) where they were to the place where they are, and one that is new comes
 * from another that it names (`data-from`). The `ref` of the part of the board that they stand in.
 */
export function useGlide(): (root: HTMLElement | null) => void {
  const root = useRef<HTMLElement | null>(null);
  const before = useRef<ReadonlyMap<string, Resting>>(new Map());
  useLayoutEffect(() => {
    if (root.current === null) return;
    const now = restsIn(root.current);
    const isFirst = before.current.size === 0;
    if (!isFirst && !isStill()) for (const piece of piecesIn(root.current)) slide(piece, before.current, now);
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
  before: ReadonlyMap<string, Resting>,
  now: ReadonlyMap<string, Resting>,
): void {
  const { piece: name = '', from: owner = '' } = piece.dataset;
  const to = now.get(name);
  const was = before.get(name);
  const from = was ?? now.get(owner);
  if (to === undefined || from === undefined || to.place === was?.place) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration: Math.min(900, 300 + Math.hypot(x, y)), easing: 'cubic-bezier(0.3, 0.8, 0.3, 1)' },
  );
}

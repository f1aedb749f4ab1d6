import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../text/index.ts';
import { type Explanation, termId } from './explanation.ts';

interface ExplainedProps {
  readonly game: string;
  readonly explanations: readonly Explanation[];
}

/** The term that is explained now, and what asked for it: what was asked for by a click stays until it is put away. */
interface Asked {
  readonly term: string;
  readonly at: HTMLElement;
  readonly by: 'pointing' | 'focus' | 'click';
}

/** So long a pointer rests on a term before it is explained, and may be away from it before that is put away, in milliseconds. */
const restMillis = 180;
const awayMillis = 260;

/**
 * What terms mean: for those who listen, as descriptions of the terms that are buttons; for those who look, beside the term
 * that they point at, tap or reach. Escape puts it away and does nothing else.
 */
export function Explained({ game, explanations }: ExplainedProps) {
  const [asked, put] = useAsked();
  const found = explanations.find(({ term }) => term === asked?.term);
  return (
    <>
      <div hidden>
        {explanations.map(({ term, words }) => (
          <span key={term} id={termId(term)}>
            {words}
          </span>
        ))}
      </div>
      {asked !== undefined && found !== undefined && (
        <Bubble
          key={found.term}
          asked={asked}
          game={game}
          explanation={found}
          onClose={() => put(undefined)}
        />
      )}
    </>
  );
}

const termAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-term]') : undefined) ?? undefined;

const isInBubble = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explained') !== null;

/** Whether a press on a term is a press on something else: a card, an option. */
const isPartOfButton = (term: HTMLElement): boolean =>
  term.parentElement?.closest('button, a, label') !== null;

/** Listens to the whole page: terms stand in sentences that the page did not write. */
function useAsked(): [Asked | undefined, (asked: Asked | undefined) => void] {
  const [asked, put] = useState<Asked>();
  const now = useRef(asked);
  now.current = asked;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: Asked | undefined, after: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => put(next), after);
    };
    const ask = (at: HTMLElement, by: Asked['by']): Asked => ({ term: at.dataset.term ?? '', at, by });
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const at = termAt(target);
      if (at !== undefined) later(ask(at, 'pointing'), restMillis);
      else if (isInBubble(target)) clearTimeout(timer);
      else if (now.current?.by === 'pointing') later(undefined, awayMillis);
      else clearTimeout(timer);
    };
    const rest = () => clearTimeout(timer);
    const press = ({ target }: MouseEvent) => {
      const at = termAt(target);
      clearTimeout(timer);
      if (at !== undefined && !isPartOfButton(at)) put(ask(at, 'click'));
      else if (!isInBubble(target)) put(undefined);
    };
    const focus = ({ target }: FocusEvent) => {
      const at = termAt(target);
      clearTimeout(timer);
      if (at?.matches(':focus-visible') === true) put(ask(at, 'focus'));
      else if (!isInBubble(target) && now.current?.by === 'focus') put(undefined);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || now.current === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      put(undefined);
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', rest);
    document.addEventListener('click', press, { capture: true });
    document.addEventListener('focusin', focus);
    addEventListener('keydown', key, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', rest);
      document.removeEventListener('click', press, { capture: true });
      document.removeEventListener('focusin', focus);
      removeEventListener('keydown', key, { capture: true });
    };
  }, []);
  return [asked, put];
}

/** Room between a term, what explains it and the edge of the window, in pixels. */
const gap = 8;
const width = 320;

/** Below the term, or above it where there is more room. */
function placeBeside(term: HTMLElement): CSSProperties {
  const box = term.getBoundingClientRect();
  const room = Math.min(width, innerWidth - 2 * gap);
  const left = Math.max(gap, Math.min(box.left, innerWidth - room - gap));
  const isBelow = box.bottom < innerHeight * 0.6;
  return {
    left,
    width: room,
    ...(isBelow ? { top: box.bottom + gap } : { bottom: innerHeight - box.top + gap }),
  };
}

interface BubbleProps {
  readonly asked: Asked;
  readonly game: string;
  readonly explanation: Explanation;
  readonly onClose: () => void;
}

/** Over everything else, and within the dialog or the part of the page in which its term stands: outside a dialog nothing could be clicked. */
function Bubble({ asked, game, explanation: { name, words, clause }, onClose }: BubbleProps) {
  const say = useMessages();
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bubble.current?.matches(':popover-open') === false) bubble.current.showPopover({ source: asked.at });
    addEventListener('scroll', onClose, { capture: true, once: true });
    return () => removeEventListener('scroll', onClose, { capture: true });
  }, [asked.at, onClose]);
  return createPortal(
    <div ref={bubble} className="explained" popover="manual" role="note" style={placeBeside(asked.at)}>
      <b>{name}</b>
      <p>{words}</p>
      <a href={`/rules/${game}#${clause}`} target="_blank" rel="noreferrer">
        {say.clause(clause)}
      </a>
    </div>,
    asked.at.closest('dialog, main, aside') ?? document.body,
  );
}

import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../parts/icon.tsx';
import type { Tab } from '../table/frame/tabs.tsx';
import { useMessages } from '../text/index.ts';

/** Where the page keeps a part that nothing else is found for. */
const otherwise = '.ask';

const isShown = (part: Element): boolean => part.getClientRects().length > 0;

/** The part of the page that a note speaks of: one that is in sight before one that is behind another tab. */
function partAt(at: string): HTMLElement | undefined {
  const parts = [...document.querySelectorAll<HTMLElement>(at)];
  return parts.find(isShown) ?? parts[0] ?? document.querySelector<HTMLElement>(otherwise) ?? undefined;
}

const tabOf = (part: HTMLElement): Tab => {
  if (part.closest('.table-tray') !== null) return 'hand';
  return part.closest('.talk') === null ? 'table' : 'talk';
};

interface SpotlightProps {
  readonly at: string;
  readonly onTab: (tab: Tab) => void;
}

/** Points at what a note speaks of: it is lit for as long as the note stands, and a button leads there, with the keyboard too. */
export function Spotlight({ at, onTab }: SpotlightProps) {
  const say = useMessages();
  /* Boards draw their parts anew as they please: the light is put on whatever is there after each drawing. */
  useEffect(() => {
    const part = partAt(at);
    part?.setAttribute('data-spotlit', '');
    return () => part?.removeAttribute('data-spotlit');
  });
  const show = () => {
    const part = partAt(at);
    if (part === undefined) return;
    flushSync(() => onTab(tabOf(part)));
    if (part.tabIndex < 0) part.tabIndex = -1;
    part.scrollIntoView({ block: 'nearest' });
    part.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="button" onClick={show}>
      <Icon name="next-button" />
      {say.tour.show}
    </button>
  );
}

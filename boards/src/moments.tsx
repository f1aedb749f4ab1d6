import type { SeenEvent } from '@masterplan/kernel';
import type { ReactNode } from 'react';
import { Mark } from './marks.tsx';
import { isStaged, type Reel, type Shot, type Staging } from './reel.ts';

interface MomentsProps {
  readonly reel: Reel;
  readonly staging: Staging;
  /** A great moment as the game shows it. */
  readonly stage: (shot: Shot) => ReactNode;
  /** Any other event in words; undefined where nobody tells it. */
  readonly line: (event: SeenEvent) => string | undefined;
  readonly skip: string;
  /** Over the board it stands in, or above the whole page. */
  readonly over?: 'board' | 'page';
}

/** Raises a part above everything else on the page, where the browser can. */
function raise(part: HTMLElement | null): void {
  if (part !== null && 'showPopover' in part) part.showPopover();
}

/** What happens, one event after another: great moments on a stage, all others in a line. The log tells it to those who listen. */
export function Moments({ reel, staging, stage, line, skip, over = 'board' }: MomentsProps) {
  const { now, coming } = reel;
  if (now === undefined) return null;
  const { event } = now;
  const key = `${event.name} ${event.cards.join(' ')} ${coming.length}`;
  if (isStaged(event, staging))
    return (
      <div
        key={key}
        className="moment"
        aria-hidden="true"
        data-moment={event.name}
        {...(over === 'page' ? { popover: 'manual', ref: raise } : {})}
      >
        {stage(now)}
        <p className="moment-skip">
          <kbd className="key">␣</kbd> {skip}
        </p>
      </div>
    );
  const said = line(event);
  if (said === undefined) return null;
  return (
    <p className="caption" aria-hidden="true" key={key}>
      {event.seat >= 0 && <Mark seat={event.seat} />}
      {said}
    </p>
  );
}

/** Who it is about, on a stage. */
export const StageBy = ({ seat, names }: { seat: number; names: readonly string[] }) => (
  <p className="stage-by">
    <Mark seat={seat} /> {names[seat]}
  </p>
);

import type { Shape } from '@masterplan/kernel';
import { type ReactNode, Suspense } from 'react';
import { Mark } from './marks.tsx';
import type { BoardProps } from './props.ts';
import type { Reel, Shot } from './reel.ts';
import { isStaged, type Staging } from './staging.ts';

interface MomentsProps<S extends Shape> {
  /** The board it is played over. While it asks something, or shows the end, nothing is laid over it. */
  readonly board: BoardProps<S>;
  readonly reel: Reel;
  readonly staging: Staging;
  /** A great moment as the game shows it: it may have to be loaded first, and the board is not dimmed before. */
  readonly stage: (shot: Shot) => ReactNode;
  readonly skip: string;
}

const narrow = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 64rem)');

/** Raises a part above everything else on the page, where the browser can. */
function raise(part: HTMLElement | null): void {
  if (part === null || !('showPopover' in part)) return;
  part.popover = 'manual';
  part.showPopover();
}

/** On a narrow screen the board is longer than the window: a stage fills the window instead. */
const raiseOnNarrow = (part: HTMLElement | null): void => {
  if (narrow?.matches) raise(part);
};

/** What happens, one event after another: great moments on a stage, all others in a line. The log tells it to those who listen. */
export function Moments<S extends Shape>({ board, reel, staging, stage, skip }: MomentsProps<S>) {
  const { now, coming } = reel;
  if (now === undefined) return null;
  const { event } = now;
  const key = `${event.name} ${event.cards.join(' ')} ${coming.length}`;
  const isGreat = now.words === undefined && isStaged(event, staging);
  const isAside = board.entries.length > 0 || board.lens.outcome !== null;
  if (isGreat && !isAside)
    return (
      <Suspense key={key} fallback={null}>
        <div className="moment" aria-hidden="true" data-moment={event.name} ref={raiseOnNarrow}>
          {stage(now)}
          <p className="moment-skip">
            <kbd className="key">␣</kbd> {skip}
          </p>
        </div>
      </Suspense>
    );
  const said = now.words ?? board.text.line(event, board.names);
  if (said === undefined) return null;
  return (
    <p
      key={key}
      className={`caption${isAside ? ' is-aside' : ''}${isGreat ? ' is-great' : ''}`}
      aria-hidden="true"
      data-moment={isGreat ? event.name : undefined}
      ref={isAside ? raise : undefined}
    >
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

import { useEffect, useRef } from 'react';
import type { BoardProps } from '../../boards/playable.ts';
import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../text/index.ts';
import type { TableProps } from '../props.ts';
import { isAsked } from '../talk/call.ts';
import { indexOf, type Past } from './past.tsx';

/** Over the board while it shows the past: where one is, the way on and back, and what has happened since. */
export function PastBar({ past, board, ...props }: TableProps & { past: Past; board: BoardProps }) {
  const say = useMessages();
  const { entries, version } = props.view;
  const { moment } = past;
  const seenOf = useRef(version);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  if (moment === undefined) return null;
  const at = indexOf(entries, moment.version);
  const since = entries.filter((entry) => entry.version > seenOf.current).length;
  return (
    <section className="past-bar" aria-label={say.past.title} ref={bar} tabIndex={-1}>
      <p>
        <b>{say.past.title}</b>
        <span>
          {board.text.chapter?.(board.lens) ?? ''} · {say.moment(at + 1, entries.length)}
        </span>
        {since > 0 && <span role="status">{say.past.since(since)}</span>}
        {isAsked(props) && <strong role="status">{say.yourTurn}</strong>}
      </p>
      <div>
        <button type="button" className="button" disabled={at <= 0} onClick={() => past.step(-1)}>
          <Icon name="previous-button" />
          <span className="unseen">{say.stepBack}</span>
          <kbd className="key">←</kbd>
        </button>
        <button type="button" className="button" onClick={() => past.step(1)}>
          <Icon name="next-button" />
          <span className="unseen">{say.step}</span>
          <kbd className="key">→</kbd>
        </button>
        <button type="button" className="button is-accent" onClick={past.toNow}>
          {say.past.toNow} <kbd className="key">N</kbd>
        </button>
      </div>
    </section>
  );
}

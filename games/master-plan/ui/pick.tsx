import type { ReactNode } from 'react';
import type { Kind } from '../content/kinds.ts';
import type { Blockade, Entry } from './props.ts';

interface PickProps {
  readonly card?: number;
  readonly kind: Kind | undefined;
  readonly entry: Entry | undefined;
  /** Why it cannot be chosen. */
  readonly no?: Blockade | undefined;
  readonly className?: string;
  readonly children: ReactNode;
  readonly zoom: (kind: Kind) => void;
}

/**
 * A card on the board. One that stands in an option carries that option's number, and a click on it is that choice; a click on
 * one that is not possible now says why; any other is opened to be read. A long press or the second button opens a card in
 * every case.
 */
export function Pick({ card, kind, entry, no, className = '', children, zoom }: PickProps) {
  const look = kind === undefined ? undefined : () => zoom(kind);
  const act = entry?.choose ?? no?.show ?? look;
  const sort = entry === undefined ? (no === undefined ? '' : 'is-blocked') : 'is-target';
  const place = {
    'data-card': card,
    'data-target': entry?.no,
    className: `pick ${sort} ${className}`,
  };
  if (act === undefined) return <div {...place}>{children}</div>;
  return (
    <button
      type="button"
      {...place}
      onClick={act}
      onContextMenu={(press) => {
        if (look === undefined) return;
        press.preventDefault();
        look();
      }}
    >
      {children}
      {entry !== undefined && <Pin entry={entry} />}
      {entry === undefined && no !== undefined && <NoPin no={no} />}
    </button>
  );
}

/** The number an option has in the list, and its words for those who listen. */
export const Pin = ({ entry }: { entry: Entry }) => (
  <span className="pin">
    <span aria-hidden="true">{entry.no}</span>
    <span className="unseen">{entry.label}</span>
  </span>
);

/** In place of a number: not possible, and why. */
export const NoPin = ({ no: { label, reason } }: { no: Blockade }) => (
  <span className="pin is-no">
    <span aria-hidden="true">?</span>
    <span className="unseen">{`${label}. ${reason}`}</span>
  </span>
);

import type { ReactNode } from 'react';
import type { Kind } from '../content/kinds.ts';
import type { Entry } from './props.ts';

interface PickProps {
  readonly card?: number;
  readonly kind: Kind | undefined;
  readonly entry: Entry | undefined;
  readonly className?: string;
  readonly children: ReactNode;
  readonly zoom: (kind: Kind) => void;
}

/**
 * A card on the board. One that stands in an option carries that option's number, and a click on it is that choice; any
 * other is opened to be read. A long press or the second button opens a card in both cases.
 */
export function Pick({ card, kind, entry, className = '', children, zoom }: PickProps) {
  const look = kind === undefined ? undefined : () => zoom(kind);
  const act = entry === undefined ? look : () => entry.choose();
  const place = {
    'data-card': card,
    className: `pick ${entry === undefined ? '' : 'is-target'} ${className}`,
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

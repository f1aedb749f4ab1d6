import type { ReactNode } from 'react';
import type { Blockade, Entry } from './props.ts';

export interface PickProps<K> {
  readonly card?: number | undefined;
  readonly kind: K | undefined;
  /** The entries that stand for it: with one, a click is that choice; with several, they are shown. */
  readonly entries: readonly Entry[];
  /** Why it cannot be chosen. */
  readonly no?: Blockade | undefined;
  readonly className?: string;
  readonly children: ReactNode;
  readonly zoom: (kind: K) => void;
}

/**
 * A card on the board. One that stands in one option carries that option's number, and a click on it is that choice; a click
 * on one that is not possible now says why; any other is opened to be read. A long press or the second button opens a card
 * in every case.
 */
export function Pick<K>({ card, kind, entries, no, className = '', children, zoom }: PickProps<K>) {
  if (entries.length > 1) return <Several {...{ card, kind, entries, className, children, zoom }} />;
  const look = kind === undefined ? undefined : () => zoom(kind);
  const only = entries.length === 1 ? entries[0] : undefined;
  const act = only?.choose ?? (entries.length === 0 ? no?.show : undefined) ?? look;
  const sort = entries.length > 0 ? 'is-target' : no === undefined ? '' : 'is-blocked';
  const place = { 'data-card': card, 'data-target': only?.no, className: `pick ${sort} ${className}` };
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
      {entries.length > 0 && <Pin entries={entries} />}
      {entries.length === 0 && no !== undefined && <NoPin no={no} />}
    </button>
  );
}

/** A card that stands in several options: each is a button on it, and the card itself is opened to be read. */
function Several<K>({ card, kind, entries, className = '', children, zoom }: Omit<PickProps<K>, 'no'>) {
  return (
    <div data-card={card} data-target={entries[0]?.no} className={`pick is-target is-several ${className}`}>
      <button type="button" className="pick-look" onClick={() => kind !== undefined && zoom(kind)}>
        {children}
      </button>
      <span className="pick-acts">
        {entries.map((entry) => (
          <button key={entry.option} type="button" onClick={() => entry.choose()}>
            <kbd className="key">{entry.no}</kbd>
            {entry.label}
          </button>
        ))}
      </span>
    </div>
  );
}

/** The numbers options have in the list, and their words for those who listen. */
export const Pin = ({ entries }: { entries: readonly Entry[] }) => (
  <span className="pin">
    <span aria-hidden="true">{entries.map(({ no }) => no).join(' · ')}</span>
    <span className="unseen">{entries.map(({ label }) => label).join(', ')}</span>
  </span>
);

/** In place of a number: not possible, and why. */
export const NoPin = ({ no: { label, reason } }: { no: Blockade }) => (
  <span className="pin is-no">
    <span aria-hidden="true">?</span>
    <span className="unseen">{`${label}. ${reason}`}</span>
  </span>
);

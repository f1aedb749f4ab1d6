import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CardStrip } from './card.tsx';
import type { BoardProps } from './props.ts';
import type { Counted } from './read.ts';
import { words } from './words/index.ts';

type ListProps = Pick<BoardProps, 'lens' | 'text' | 'language' | 'zoom'> & {
  readonly list: readonly Counted[];
  /** Cards that are there, and that the viewer does not know. */
  readonly unknown?: number;
};

/** Cards to be read one below the other, equal ones once. */
export function CardList({ lens, text, language, zoom, list, unknown = 0 }: ListProps) {
  const say = words.in(language);
  if (list.length === 0 && unknown === 0) return <p className="wm-quiet">{say.empty}</p>;
  return (
    <ul className="wm-list">
      {list.map(({ kind, count }) => (
        <li key={kind.id}>
          <button type="button" className="pick wm-pick" onClick={() => zoom(kind)}>
            <CardStrip game={lens.game} text={text} language={language} kind={kind} count={count} />
          </button>
        </li>
      ))}
      {unknown > 0 && <li className="wm-quiet">{say.unknown(unknown)}</li>}
    </ul>
  );
}

interface DrawerProps {
  readonly title: string;
  readonly close: string;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A pile that opens: a button with what is seen of it from above, and a dialog with what is in it. */
export function Drawer({ title, close, label, className = '', children }: DrawerProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`wm-drawer ${className}`}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Opened title={title} close={close} onClose={() => open(false)}>
          {children}
        </Opened>
      )}
    </>
  );
}

/** A dialog of the platform, as the page has them: Escape closes it, and the focus goes back where it was. */
export function Opened({
  title,
  close,
  onClose,
  children,
}: Pick<DrawerProps, 'title' | 'close' | 'children'> & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

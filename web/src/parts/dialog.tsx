import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../text/index.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A dialog of the platform: it keeps the focus, Escape closes it, and the focus goes back where it was. */
export function Dialog({ title, onClose, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const say = useMessages();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on what is behind it
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={className}
      onClose={onClose}
      onClick={(click) => click.target === ref.current && ref.current?.close()}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button" onClick={() => ref.current?.close()}>
          <Icon name="cancel" />
          <span className="unseen">{say.close}</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}

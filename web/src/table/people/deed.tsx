import '../look/deed.css';
import { useId } from 'react';

interface DeedProps {
  readonly label: string;
  readonly lead: string;
  readonly onDo: () => void;
  /** For what is on or off: which of both it is. */
  readonly isOn?: boolean;
}

/** Something one can do, with a word of what it does, or of how it stands. */
export function Deed({ label, lead, onDo, isOn }: DeedProps) {
  const id = useId();
  return (
    <div className="deed">
      <button type="button" className="button" aria-pressed={isOn} aria-describedby={id} onClick={onDo}>
        {label}
      </button>
      <span className="news" id={id}>
        {lead}
      </span>
    </div>
  );
}

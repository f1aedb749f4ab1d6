import { type ReactNode, useRef } from 'react';

interface FilePickProps {
  /** What the file is for. */
  readonly label: string;
  /** What the button is called, where its content does not say it. */
  readonly name?: string;
  readonly className: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that takes a JSON file from the disk of whoever sits here. */
export function FilePick({ label, name, className, onFile, children }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <button type="button" className={className} aria-label={name} onClick={() => input.current?.click()}>
        {children}
      </button>
    </>
  );
}

import { useMemo, useState } from 'react';
import type { Notes } from '../boards/playable.ts';
import { keep, kept } from '../keeping.ts';

const read = (name: string): readonly string[] => (kept(name) ?? '').split('\n').filter(Boolean);

/** The viewer's own notes about a table: they are nobody else's business, so they stay on this device. */
export function useNotes(table: string, seat: number): Notes {
  const name = `notes ${table} ${seat}`;
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change
  const marks = useMemo(() => new Set(read(name)), [name, changes]);
  return {
    marks,
    toggle: (mark) => {
      const next = marks.has(mark) ? [...marks].filter((each) => each !== mark) : [...marks, mark];
      keep(name, next.join('\n'));
      setChanges((n) => n + 1);
    },
  };
}

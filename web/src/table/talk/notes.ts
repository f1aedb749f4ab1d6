import { useEffect, useMemo, useState } from 'react';
import type { Notes } from '../../boards/playable.ts';
import { forget, keep, kept } from '../../keeping.ts';

/** Notes that last as long as the page, by table and seat. */
const unkept = new Map<string, readonly string[]>();

const read = (name: string): readonly string[] =>
  unkept.get(name) ?? (kept(name) ?? '').split('\n').filter(Boolean);

/**
 * The viewer's own notes about a table: they are nobody else's business, so they stay on this device. Where several people share
 * it they stay in the page: what a browser keeps any of them could read.
 */
export function useNotes(table: string, seat: number, device: 'own' | 'shared'): Notes {
  const name = `notes ${table} ${seat}`;
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change
  const marks = useMemo(() => new Set(read(name)), [name, changes]);
  useEffect(() => {
    if (device === 'own') return;
    unkept.set(name, read(name));
    forget(name);
  }, [name, device]);
  return {
    marks,
    toggle: (mark) => {
      const next = marks.has(mark) ? [...marks].filter((each) => each !== mark) : [...marks, mark];
      if (device === 'shared') unkept.set(name, next);
      else keep(name, next.join('\n'));
      setChanges((n) => n + 1);
    },
  };
}

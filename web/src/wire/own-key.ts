import { forget, keep, kept } from '../keeping.ts';

const most = 20;

/** The key that makes this browser its person. */
export const ownKey = (): string | undefined => kept('key');

/** Keys this browser had before, the latest first: nothing else could ever bring their seats back. */
export const keysBefore = (): readonly string[] => kept('keys before')?.split(' ') ?? [];

/** Makes this browser the person of another key, or of none yet. The present key is put aside. */
export function changeKey(key: string | undefined): void {
  const before = ownKey();
  if (before !== undefined && before !== key) {
    const others = keysBefore().filter((each) => each !== before);
    keep('keys before', [before, ...others].slice(0, most).join(' '));
  }
  if (key === undefined) forget('key');
  else keep('key', key);
}

/** The key that a link carries in its `#…`. */
export const keyIn = (hash: string): string | undefined => /^#key=([A-Za-z0-9_-]{22})$/.exec(hash)?.[1];

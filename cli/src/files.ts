import { readFileSync } from 'node:fs';
import type { UsageFault } from './arguments.ts';

/** What a file of JSON holds; `not-json` where it holds something else. */
export type FromFile = { readonly data: unknown } | { readonly unreadable: 'not-json' };

/** Reads a file that a person named. */
export function readJson(file: string): FromFile | UsageFault {
  let contents: string;
  try {
    contents = readFileSync(file, 'utf8');
  } catch {
    return { code: 'cannot-read', file };
  }
  try {
    return { data: JSON.parse(contents) };
  } catch {
    return { unreadable: 'not-json' };
  }
}

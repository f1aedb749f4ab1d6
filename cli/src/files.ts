import { readFileSync } from 'node:fs';
import type { UsageFault } from './arguments.ts';
import { type Place, whereNotJson } from './json.ts';

/** What a file of JSON holds; where it stops being JSON, if it does. */
export type FromFile = { readonly data: unknown } | { readonly notJson: Place };

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
    return { notJson: whereNotJson(contents) ?? { line: 1, column: 1 } };
  }
}

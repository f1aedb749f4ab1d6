import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnyManifest } from '@masterplan/kernel';
import { differences, type Guarded, guardedOf } from './guarded.ts';

/** The most differences that are told of one game. */
const TOLD = 20;

/** How a game compares with what was kept of it. */
export interface Compared {
  readonly failed: number;
  /** What to print, without the name of the game. */
  readonly lines: readonly string[];
}

const readKept = (file: URL): Guarded => JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));

const sizeOf = ({ records }: Guarded): string =>
  `${records.length} games, ${records.reduce((sum, { choices }) => sum + choices.length, 0)} choices`;

/** Compares what a game does and says with what was kept in a file. A game of which nothing was kept is not at fault. */
export function compared(registered: AnyManifest, file: URL): Compared {
  if (!existsSync(file)) return { failed: 0, lines: ['not guarded yet: npm run guard -- --write'] };
  const kept = readKept(file);
  const found = differences(registered, kept);
  return { failed: found.length, lines: [...found.slice(0, TOLD), sizeOf(kept)] };
}

/** Keeps what a game does and says now. */
export function keep(registered: AnyManifest, file: URL): Compared {
  const now = guardedOf(registered);
  writeFileSync(file, gzipSync(JSON.stringify(now)));
  return { failed: 0, lines: [sizeOf(now)] };
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameRecord } from '@masterplan/kernel';

/** A name for a new record that no file has yet: `records/<game>-<seed>.json`. */
export function newFileFor(game: string, seed: string): string {
  const name = `${game}-${seed.replace(/[^\p{L}\p{N}-]+/gu, '-').slice(0, 40)}`;
  const numbered = (no: number) => join('records', no === 1 ? `${name}.json` : `${name}-${no}.json`);
  let no = 1;
  while (existsSync(numbered(no))) no += 1;
  return numbered(no);
}

/** Writes a record; false where the file cannot be written. */
export function save(file: string, record: GameRecord): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(record)}\n`);
    return true;
  } catch {
    return false;
  }
}

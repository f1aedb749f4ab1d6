import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { placeOf, roomNames } from './rooms.ts';
import { houseRules } from './rules.ts';
import { type Breach, readSource } from './source.ts';

const notOurs = ['node_modules', 'dist', 'reports'];

/** Checks every source file of the house that stands in the folder `root` against the rules of the house. */
export function inspect(root: string): { files: number; breaches: Breach[] } {
  const games = foldersIn(join(root, 'games'));
  const paths = roomNames.flatMap((room) => sourcesUnder(join(root, room)));
  const breaches = paths.flatMap((file) => {
    const path = relative(root, file).split(sep).join('/');
    const place = placeOf(path);
    if (!place) throw new Error(`${path} stands in no room of the house`);
    const source = readSource(path, readFileSync(file, 'utf8'));
    return houseRules.flatMap((rule) => rule({ source, place, games }));
  });
  return { files: paths.length, breaches };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function sourcesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.includes(entry.name) ? [] : sourcesUnder(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

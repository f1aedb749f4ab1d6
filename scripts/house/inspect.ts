import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathsOutside } from './outside.ts';
import { placeOf, roomNames } from './rooms.ts';
import { houseRules } from './rules.ts';
import { type Breach, readSource, type Source } from './source.ts';

const notOurs = ['node_modules', 'dist', 'reports', 'rival'];
const isSource = (name: string): boolean => /\.(ts|tsx|mjs)$/.test(name);

/** In `.gitignore` a path begins at the checkout; in a worktree `.git` is a file that git writes. */
const notSettings = ['.git', '.gitignore'];

/** Files that steer a tool. */
const isSetting = (name: string): boolean =>
  /\.(json|css|html|ya?ml|toml|sh)$|^\./.test(name) && !notSettings.includes(name);

/** What every game's folder has, so that each program finds what it needs of it. */
const doorsOfAGame = ['index.ts', 'program.ts', 'playable.ts', 'front.ts'];

const doorsMissing = (root: string, games: readonly string[]): Breach[] =>
  games
    .flatMap((game) => doorsOfAGame.map((door) => `games/${game}/${door}`))
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => ({ path, line: 1, sentence: 'every game has this door (docs/adding-a-game.md)' }));

/** Checks every file of the house that stands in the folder `root` against the rules of the house. */
export function inspect(root: string): { files: number; breaches: Breach[] } {
  const games = foldersIn(join(root, 'games'));
  const read = (file: string): Pick<Source, 'path' | 'text'> => ({
    path: relative(root, file).split(sep).join('/'),
    text: readFileSync(file, 'utf8'),
  });
  const sources = roomNames.flatMap((room) => filesUnder(join(root, room), isSource));
  const settings = [
    ...roomNames.flatMap((room) => filesUnder(join(root, room), isSetting)),
    ...['.ci', '.github'].flatMap((folder) => filesUnder(join(root, folder), () => true)),
    ...filesIn(root, (name) => isSource(name) || isSetting(name)),
  ];
  const breaches = sources.map(read).flatMap(({ path, text }) => {
    const place = placeOf(path);
    if (!place) throw new Error(`${path} stands in no room of the house`);
    const source = readSource(path, text);
    return houseRules.flatMap((rule) => rule({ source, place, games }));
  });
  return {
    files: sources.length + settings.length,
    breaches: [...breaches, ...doorsMissing(root, games), ...settings.map(read).flatMap(pathsOutside)],
  };
}

type Wanted = (name: string) => boolean;

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function filesIn(folder: string, isWanted: Wanted): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map(({ name }) => join(folder, name));
}

function filesUnder(folder: string, isWanted: Wanted): string[] {
  const deeper = foldersIn(folder).filter((name) => !notOurs.includes(name));
  return [
    ...filesIn(folder, isWanted),
    ...deeper.flatMap((name) => filesUnder(join(folder, name), isWanted)),
  ];
}

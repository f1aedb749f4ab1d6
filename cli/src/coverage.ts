import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Clause } from '@masterplan/kernel';
import { clausesOf, rulebookOf } from './rulebook.ts';
import { titlesIn } from './titles.ts';

/** A test, by its title and where it stands. */
export interface Citation {
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

/** Which tests cover which clause. */
export interface Coverage {
  readonly game: string;
  readonly clauses: readonly { readonly clause: Clause; readonly tests: readonly Citation[] }[];
  /** Clauses that tests name and the rulebook does not have. */
  readonly unknown: readonly { readonly id: string; readonly test: Citation }[];
}

/** The tests of a source that name clauses, each with the clauses' ids. */
export function citationsIn(
  file: string,
  source: string,
): { readonly ids: readonly string[]; readonly test: Citation }[] {
  return titlesIn(source).flatMap(({ title, table, line }) => {
    const ids = `${title} ${table}`.match(/\b[A-Z]+-[A-Z]?\d+(?:\.\d+)?(?:[a-z]\b)?(?![\w.]*\d)/g) ?? [];
    return ids.length === 0 ? [] : [{ ids, test: { file, line, title } }];
  });
}

/** Reads a game's rulebook and the titles of its tests. */
export function coverageOf(root: URL, game: string): Coverage {
  const clauses = clausesOf(rulebookOf(root, game, 'en'));
  const cited = testFilesOf(root, game).flatMap((file) =>
    citationsIn(file, readFileSync(new URL(file, root), 'utf8')).flatMap(({ ids, test }) =>
      ids.map((id) => ({ id, test })),
    ),
  );
  const known = new Set(clauses.map(({ id }) => id));
  const series = new Set(clauses.map(({ id }) => seriesOf(id)));
  return {
    game,
    clauses: clauses.map((clause) => ({
      clause,
      tests: cited.filter(({ id }) => id === clause.id).map(({ test }) => test),
    })),
    unknown: cited.filter(({ id }) => series.has(seriesOf(id)) && !known.has(id)),
  };
}

/** The letters before a clause's number: other words with a dash and a number are no clauses. */
const seriesOf = (id: string): string => id.slice(0, id.indexOf('-'));

function testFilesOf(root: URL, game: string): string[] {
  const folder = new URL(`games/${game}/test/`, root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `games/${game}/test/${name.replaceAll('\\', '/')}`)
    .toSorted();
}

import type { Results } from '../../wire/index.ts';
import type { ResultRow } from '../store/schema.ts';

/** A list of results, the newest first, as counts. */
interface Counted {
  readonly games: number;
  readonly wins: number;
  /** Most wins one after another, and how many there are up to now. */
  readonly longest: number;
  readonly now: number;
}

function counted(rows: readonly ResultRow[]): Counted {
  let longest = 0;
  let run = 0;
  for (const { won } of rows) {
    run = won === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const lost = rows.findIndex(({ won }) => won === 0);
  return {
    games: rows.length,
    wins: rows.filter(({ won }) => won === 1).length,
    ...{ longest, now: lost < 0 ? rows.length : lost },
  };
}

/** Rows by what they have in common, in the order in which each first appears. */
function grouped(
  rows: readonly ResultRow[],
  by: (row: ResultRow) => string,
): [string, readonly ResultRow[]][] {
  const groups = new Map<string, ResultRow[]>();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row]);
  return [...groups];
}

/** What is kept for a person, put together. `mates` are results of others in the same companies. */
export function statisticsOf(
  own: readonly ResultRow[],
  mates: readonly ResultRow[],
  nameOf: (player: string) => string,
): Results {
  return {
    ...counted(own),
    byGame: grouped(own, ({ game }) => game).map(([game, rows]) => ({
      ...{ game, ...counted(rows) },
      parts: grouped(rows, ({ part }) => part).map(([part, played]) => {
        const { games, wins } = counted(played);
        return { part, games, wins };
      }),
    })),
    companies: grouped(
      own.filter(({ company }) => company !== ''),
      ({ company }) => company,
    ).map(([company, rows]) => companyOf(company, rows, mates, nameOf)),
  };
}

function companyOf(
  company: string,
  own: readonly ResultRow[],
  mates: readonly ResultRow[],
  nameOf: (player: string) => string,
): Results['companies'][number] {
  const played = mates.filter((row) => row.company === company);
  const [last] = own;
  return {
    games: own.length,
    at: Math.floor((last?.at ?? 0) / 1000),
    table: last?.tableId ?? '',
    people: company.split(' ').map((player) => {
      const { games, wins, longest } = counted(played.filter((row) => row.player === player));
      return { player, name: nameOf(player), games, wins, longest };
    }),
  };
}

import { botsOf, Driver } from '@masterplan/bots';
import { type AnyManifest, named, open, type TableOptions } from '@masterplan/kernel';
import type { Kept } from './kept.ts';

/** Where levels meet: a kind of table. */
export interface Ring {
  readonly manifest: AnyManifest;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
}

/** A game between two levels: the first one's part of the winners. */
export interface Met {
  readonly won: number;
}

/** What came of all games between two levels: the sum of what the first won, a shared game counting in part. */
export interface Bout {
  readonly levels: readonly [string, string];
  readonly games: number;
  readonly won: number;
}

/** Which of two levels each seat plays: sides take turns, and the other way round in the next game. */
export function seating(sides: readonly number[], index: number): (0 | 1)[] {
  const order = [...new Set(sides)];
  return sides.map((side) => ((order.indexOf(side) + index) % 2 === 0 ? 0 : 1));
}

/**
 * Plays two levels until at least so many games have been played between them in all: none that was kept is left out. Each pair of games has the same
 * deal with the seats swapped. `tell` hears of each game.
 */
export function bout(
  ring: Ring,
  levels: readonly [string, string],
  games: number,
  kept: Kept<Met>,
  tell: () => void = () => {},
): Bout {
  while (kept.played.length < games) {
    kept.add({ won: share(ring, levels, kept.played.length) });
    tell();
  }
  const won = kept.played.reduce((sum, met) => sum + met.won, 0);
  return { levels, games: kept.played.length, won };
}

/** The first level's part of the winners. */
function share(
  { manifest, seats, options, seed: series }: Ring,
  levels: readonly [string, string],
  index: number,
): number {
  const bots = botsOf(manifest);
  const pair = levels.map((level) => named(bots, level));
  const seed = `${series}/${index >> 1}`;
  const book = pair.some(({ searches }) => searches === true) ? 'kept' : 'dropped';
  const table = open(manifest.game, { seats, seed, options, book });
  const sides = Array.from({ length: seats }, (_, seat) => manifest.foresight?.sideOf(table, seat) ?? seat);
  const played = seating(sides, index);
  new Driver(
    played.map((which) => named(bots, levels[which])),
    seed,
  ).finish(table);
  const winners = table.state.outcome?.winners ?? [];
  if (winners.length === 0) return 0.5;
  return winners.filter((seat) => played[seat] === 0).length / winners.length;
}

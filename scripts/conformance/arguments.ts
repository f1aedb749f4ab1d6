import { parseArgs } from 'node:util';
import type { Effort } from '@masterplan/kernel/testkit';

/** What was asked for on the command line. */
export interface Wanted {
  /** One game only. */
  readonly game?: string;
  readonly effort: Effort;
  /** Only the full counts are kept in docs/conformance.md. */
  readonly isFull: boolean;
}

/** The full counts of a game. */
export const full = { games: 5000, twins: 2500, redealEvery: 5 };

/** The least that a full run must have played, whatever the game's length. */
export const least = { games: 5000, positions: 100_000, twinGames: 2000 };

const help = `npm run conformance [-- --seconds N | --games N --twins N] [--game ID] [--seed TEXT]

Plays the conformance suite: ${full.games} games and ${full.twins} twin games of every game, on all cores, and keeps the result
in docs/conformance.md. With --seconds or --games it plays less and keeps nothing.`;

/** Reads the command line; a sentence where it is wrong, or where help is wanted. */
export function wantedBy(
  args: readonly string[],
): Wanted | { readonly sentence: string; readonly exitCode: 0 | 2 } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seconds: text,
        games: text,
        twins: text,
        game: text,
        seed: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { sentence: help, exitCode: 0 };
    const { seed = 'conformance', game } = values;
    const named = game === undefined ? {} : { game };
    if (values.seconds !== undefined) {
      return { ...named, isFull: false, effort: { seed, seconds: countOf('seconds', values.seconds) } };
    }
    const isFull = values.games === undefined && values.twins === undefined;
    const games = countOf('games', values.games ?? String(full.games));
    const twins = countOf('twins', values.twins ?? String(Math.ceil((games * full.twins) / full.games)));
    return { ...named, isFull, effort: { seed, games, twins, redealEvery: isFull ? full.redealEvery : 1 } };
  } catch (error) {
    return { sentence: `${error instanceof Error ? error.message : String(error)}\n\n${help}`, exitCode: 2 };
  }
}

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (!(Number.isInteger(count) && count > 0))
    throw new Error(`--${name} wants a whole number above 0, not "${text}"`);
  return count;
}

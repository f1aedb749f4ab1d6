import { botsOf, Driver } from '@masterplan/bots';
import { type Bot, named, nth, open, type Shape } from '@masterplan/kernel';
import type { Ring } from './bouts.ts';
import type { Kept } from './kept.ts';

/** What came of one game in which a level played one side among the usual bots. */
export interface Turn {
  /** How many seats the side has. */
  readonly seats: number;
  /** Its part of the winners, and what usual bots won from there at the same deal. */
  readonly won: number;
  readonly usual: number;
  /** The level's choices between two options or more, and the processor seconds they took. */
  readonly choices: number;
  readonly seconds: number;
}

/** Plays a level among the usual bots until so many games have been played in all. `tell` hears of each. */
export function playAmong(
  ring: Ring,
  level: string,
  games: number,
  kept: Kept<Turn>,
  tell: (turns: readonly Turn[]) => void,
): void {
  while (kept.played.length < games) {
    kept.add(turnOf(ring, level, kept.played.length));
    tell(kept.played);
  }
}

const processorSeconds = (): number => process.cpuUsage().user / 1_000_000;

/** Game number i: a deal of its own, at which the sides take turns to be the level's. Usual bots play the same deal besides. */
function turnOf({ manifest, seats, options, seed: series }: Ring, level: string, index: number): Turn {
  const bots = botsOf(manifest);
  const usual = nth(Object.values(bots), 0);
  const bot = named(bots, level);
  const spent = { choices: 0, seconds: 0 };
  const timed = { ...bot, choose: timing(bot, spent) };
  const seed = `${series}/${index}`;
  const opened = () => open(manifest.game, { seats, seed, options, book: 'kept' });
  const table = opened();
  const sides = Array.from({ length: seats }, (_, seat) => manifest.foresight?.sideOf(table, seat) ?? seat);
  const order = [...new Set(sides)];
  const isMine = (seat: number): boolean => sides[seat] === order[index % order.length];
  const mine = sides.filter((_, seat) => isMine(seat)).length;
  const wonBy = (company: readonly (typeof usual)[]): number => {
    const played = opened();
    new Driver(company, seed).finish(played);
    const winners = played.state.outcome?.winners ?? [];
    return winners.length === 0 ? mine / seats : winners.filter(isMine).length / winners.length;
  };
  const won = wonBy(sides.map((_, seat) => (isMine(seat) ? timed : usual)));
  const seconds = Math.round(spent.seconds * 1000) / 1000;
  return { seats: mine, won, usual: wonBy(sides.map(() => usual)), choices: spent.choices, seconds };
}

function timing<S extends Shape>(bot: Bot<S>, spent: { choices: number; seconds: number }): Bot<S>['choose'] {
  return (...asked) => {
    const start = processorSeconds();
    const option = bot.choose(...asked);
    spent.seconds += processorSeconds() - start;
    spent.choices += 1;
    return option;
  };
}

import type { Change, Shape } from '@masterplan/kernel';
import type { Sway } from './contest.ts';
import { type Company, finish, openGame, type Played, playGame } from './playing.ts';
import { countPair, type Tally } from './tally.ts';

/**
 * Plays each game as it is, and again from the same seed with each subject that it concerns forced, and forbidden. What is counted
 * is how often the seats in question win the one and not the other.
 */
export function playPairs<S extends Shape>(
  company: Company<S>,
  sway: Sway,
  { from, to }: { readonly from: number; readonly to: number },
  tally: Tally,
): void {
  const { game, statistics, series } = company;
  const all = statistics.subjects?.(game) ?? [];
  const subjects = all.filter(({ what }) => sway.subjects?.includes(what) ?? true);
  for (let index = from; index < to; index++) {
    const opened = openGame(company, index);
    const concerned = subjects.filter(({ concerns }) => concerns(opened.table));
    const usual = isWon(finish(opened, series, index), sway);
    const play = (change: Change<S>) => isWon(playGame(company, index, change), sway);
    for (const { what, forced, forbidden } of concerned) {
      countPair(tally, what, 'forced', usual, play(forced));
      countPair(tally, what, 'forbidden', usual, play(forbidden));
    }
    tally.games += 1;
  }
}

function isWon<S extends Shape>({ facts, outcome }: Played<S>, { factor, value }: Sway): boolean {
  const values = facts.find((fact) => fact.factor === factor)?.values ?? [];
  return outcome.winners.some((seat) => values[seat] === value);
}

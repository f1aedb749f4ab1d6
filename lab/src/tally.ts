/** How often something was tried, and how often it won. */
interface Count {
  trials: number;
  wins: number;
}

/** How long games were, by one measure. Sums of whole numbers, so that adding up in any order gives the same. */
interface Spread {
  games: number;
  sum: number;
  least: number;
  most: number;
}

/**
 * What was counted over a number of games: plain data of whole numbers. Tallies of parts add up to the tally of the whole,
 * in whatever order the parts come in.
 */
export interface Tally {
  games: number;
  choices: number;
  decisions: number;
  /** Factor, then value: seats at which the value held, and those of them that won. */
  readonly factors: Record<string, Record<string, Count>>;
  /** Reason to number of games. */
  readonly endings: Record<string, number>;
  /** Measure to how long games were. */
  readonly lengths: Record<string, Spread>;
  /** What could come into play: games, and those in which it did. */
  readonly uses: Record<string, Count>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  choices: 0,
  decisions: 0,
  factors: {},
  endings: {},
  lengths: {},
  uses: {},
});

export function countSeat(tally: Tally, factor: string, value: string, wins: number, trials = 1): void {
  const values = tally.factors[factor] ?? {};
  const count = values[value] ?? { trials: 0, wins: 0 };
  count.trials += trials;
  count.wins += wins;
  values[value] = count;
  tally.factors[factor] = values;
}

export function countUse(tally: Tally, what: string, isUsed: boolean): void {
  addUse(tally, what, { trials: 1, wins: isUsed ? 1 : 0 });
}

function addUse(tally: Tally, what: string, { trials, wins }: Count): void {
  const known = tally.uses[what];
  tally.uses[what] = { trials: trials + (known?.trials ?? 0), wins: wins + (known?.wins ?? 0) };
}

export function countEnding(tally: Tally, reason: string, games = 1): void {
  tally.endings[reason] = (tally.endings[reason] ?? 0) + games;
}

export function countLength(tally: Tally, measure: string, length: number): void {
  addSpread(tally, measure, { games: 1, sum: length, least: length, most: length });
}

function addSpread(tally: Tally, measure: string, part: Spread): void {
  const known = tally.lengths[measure];
  tally.lengths[measure] = {
    games: part.games + (known?.games ?? 0),
    sum: part.sum + (known?.sum ?? 0),
    least: Math.min(part.least, known?.least ?? part.least),
    most: Math.max(part.most, known?.most ?? part.most),
  };
}

/** Adds a part to a tally. */
export function addTally(tally: Tally, part: Tally): void {
  tally.games += part.games;
  tally.choices += part.choices;
  tally.decisions += part.decisions;
  for (const [factor, values] of Object.entries(part.factors)) {
    for (const [value, { wins, trials }] of Object.entries(values)) {
      countSeat(tally, factor, value, wins, trials);
    }
  }
  for (const [reason, games] of Object.entries(part.endings)) countEnding(tally, reason, games);
  for (const [measure, spread] of Object.entries(part.lengths)) addSpread(tally, measure, spread);
  for (const [what, use] of Object.entries(part.uses)) addUse(tally, what, use);
}

/** The wins a seat gets on average, whatever it holds: what every value's rate is compared with. */
export function shareOf(tally: Tally): number {
  let wins = 0;
  let trials = 0;
  for (const count of Object.values(tally.factors.seat ?? {})) {
    wins += count.wins;
    trials += count.trials;
  }
  return trials === 0 ? 0 : wins / trials;
}

/** How often something was tried, and how often it won. */
interface Count {
  trials: number;
  wins: number;
}

/** How long games were, by one measure: number of games by length. */
export type Spread = Record<string, number>;

/** What is done to a subject in the second game of a pair. */
export const treatments = ['forced', 'forbidden'] as const;
export type Treatment = (typeof treatments)[number];

/** Pairs of games: those whose second the seats in question won, the second and not the first, the first and not the second. */
export interface Pairs {
  pairs: number;
  won: number;
  gained: number;
  lost: number;
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
  /** Subject, then what was done to it. */
  readonly pairs: Record<string, Record<Treatment, Pairs>>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  choices: 0,
  decisions: 0,
  factors: {},
  endings: {},
  lengths: {},
  uses: {},
  pairs: {},
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
  addLength(tally, measure, String(length), 1);
}

function addLength(tally: Tally, measure: string, length: string, games: number): void {
  const spread = tally.lengths[measure] ?? {};
  spread[length] = (spread[length] ?? 0) + games;
  tally.lengths[measure] = spread;
}

/** Counts a pair: whether the seats in question won it as it is, and with something done to a subject. */
export function countPair(
  tally: Tally,
  what: string,
  treatment: Treatment,
  usual: boolean,
  changed: boolean,
): void {
  const gained = changed && !usual ? 1 : 0;
  const lost = usual && !changed ? 1 : 0;
  addPairs(tally, what, treatment, { pairs: 1, won: changed ? 1 : 0, gained, lost });
}

const noPairs = (): Pairs => ({ pairs: 0, won: 0, gained: 0, lost: 0 });

function addPairs(tally: Tally, what: string, treatment: Treatment, part: Pairs): void {
  const known = tally.pairs[what] ?? { forced: noPairs(), forbidden: noPairs() };
  const count = known[treatment];
  count.pairs += part.pairs;
  count.won += part.won;
  count.gained += part.gained;
  count.lost += part.lost;
  tally.pairs[what] = known;
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
  for (const [measure, spread] of Object.entries(part.lengths))
    for (const [length, games] of Object.entries(spread)) addLength(tally, measure, length, games);
  for (const [what, use] of Object.entries(part.uses)) addUse(tally, what, use);
  for (const [what, pairs] of Object.entries(part.pairs))
    for (const treatment of treatments) addPairs(tally, what, treatment, pairs[treatment]);
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

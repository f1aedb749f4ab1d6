import { botsOf, Driver, sidesAt, weigh } from '@masterplan/bots';
import { type Manifest, nth, open, optionSetsOf, type Shape, type TableOptions } from '@masterplan/kernel';

/** A position at a quiet moment: the features of each side, and the place of the side that won in the end. */
export interface Sample {
  readonly sides: readonly (readonly number[])[];
  readonly won: number;
}

/** Positions from games of the usual bot: every number of seats and every set of options in turn. */
export function sampled<S extends Shape>(manifest: Manifest<S>, games: number): Sample[] {
  const { game } = manifest;
  const tables = optionSetsOf(manifest).flatMap((options) => game.seats.map((seats) => ({ seats, options })));
  return Array.from({ length: games }, (_, i) => {
    const { seats, options } = nth(tables, i % tables.length);
    return ofOneGame(manifest, seats, options, `fit ${i}`);
  }).flat();
}

function ofOneGame<S extends Shape>(
  manifest: Manifest<S>,
  seats: number,
  options: TableOptions,
  seed: string,
): Sample[] {
  const { game, foresight } = manifest;
  const [bot] = Object.values(botsOf(manifest));
  if (bot === undefined || foresight === undefined) throw new Error(`${game.id} cannot be searched`);
  const table = open(game, { seats, seed, options, book: 'dropped' });
  const driver = new Driver(
    Array.from({ length: seats }, () => bot),
    seed,
  );
  const moments: ReturnType<typeof sidesAt>[] = [];
  let since = structuredClone(table.fields);
  while (!table.over) {
    driver.step(table);
    if (table.over || !foresight.isQuiet(table, since)) continue;
    since = structuredClone(table.fields);
    moments.push(sidesAt(foresight, table, driver.account));
  }
  const winners = table.state.outcome?.winners ?? [];
  return moments.flatMap((sides) => {
    const won = sides.flatMap(({ seats: of }, place) =>
      of.some((seat) => winners.includes(seat)) ? [place] : [],
    );
    const [only] = won;
    return only === undefined || won.length > 1 || sides.length < 2
      ? []
      : [{ sides: sides.map(({ features }) => features), won: only }];
  });
}

const STEPS = 400;
const PACE = 0.05;
/** How strongly weights are drawn towards nothing. */
const MODESTY = 0.001;

/** The share of each side by these weights. */
function shares({ sides }: Sample, weights: readonly number[]): number[] {
  const odds = sides.map((features) => Math.exp(weigh(features, weights)));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((each) => each / sum);
}

/** The weights under which the winners of the samples surprise least, and by how much they do, with features and without. */
export function fitted(samples: readonly Sample[]): {
  readonly weights: readonly number[];
  readonly surprise: number;
  readonly uniform: number;
} {
  const width = nth(nth(samples, 0).sides, 0).length;
  const weights = new Array<number>(width).fill(0);
  const drift = new Array<number>(width).fill(0);
  const spread = new Array<number>(width).fill(0);
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeAt(samples, weights);
    for (let i = 0; i < width; i++) {
      const by = nth(slope, i) - MODESTY * nth(weights, i);
      drift[i] = 0.9 * nth(drift, i) + 0.1 * by;
      spread[i] = 0.99 * nth(spread, i) + 0.01 * by * by;
      const ahead = nth(drift, i) / (1 - 0.9 ** step);
      weights[i] = nth(weights, i) + (PACE * ahead) / (Math.sqrt(nth(spread, i) / (1 - 0.99 ** step)) + 1e-6);
    }
  }
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  return {
    weights,
    surprise: mean((sample) => -Math.log(nth(shares(sample, weights), sample.won))),
    uniform: mean(({ sides }) => Math.log(sides.length)),
  };
}

function slopeAt(samples: readonly Sample[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const sample of samples)
    for (const [side, share] of shares(sample, weights).entries()) {
      const by = (side === sample.won ? 1 : 0) - share;
      const features = nth(sample.sides, side);
      for (let i = 0; i < slope.length; i++)
        slope[i] = nth(slope, i) + (by * nth(features, i)) / samples.length;
    }
  return slope;
}

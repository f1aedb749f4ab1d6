import { type Game, type GameRecord, type Shape, Sitting } from '@masterplan/kernel';
import { expect } from 'vitest';

export const start = { seats: 2, seed: 'sitting', options: {} };
export type Move = [seat: number, key: string];

/** A sitting at which this was chosen; what is refused fails the test. */
export function sat<S extends Shape>(game: Game<S>, ...choices: Move[]): Sitting<S> {
  const sitting = new Sitting(game, start);
  choose(sitting, ...choices);
  return sitting;
}

export function choose<S extends Shape>(sitting: Sitting<S>, ...choices: Move[]): void {
  for (const [seat, key] of choices) expect(sitting.choose(seat, key)).toBeUndefined();
}

export function replayed<S extends Shape>(game: Game<S>, record: GameRecord): Sitting<S> {
  const sitting = Sitting.of(game, JSON.parse(JSON.stringify(record)));
  if ('fault' in sitting) throw new Error(JSON.stringify(sitting.fault));
  return sitting;
}

export const bytes = <S extends Shape>(sitting: Sitting<S>): string => JSON.stringify(sitting.table.state);

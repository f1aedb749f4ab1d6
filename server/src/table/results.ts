import type { Sitting } from '@masterplan/bots';
import type { ResultRow } from '../store/schema.ts';
import type { Facts } from './facts.ts';

/** The people who play for themselves to the end, each in one seat of their own: who holds several plays against themselves. */
function players({ holders }: Facts): { readonly player: string; readonly seat: number }[] {
  const held = holders.flatMap(({ player, name, covered }, seat) =>
    player === undefined || name !== undefined || covered === 'left' || covered === 'coming'
      ? []
      : [{ player, seat }],
  );
  const seats = (player: string): number => held.filter((each) => each.player === player).length;
  return held.filter(({ player }) => seats(player) === 1);
}

/**
 * What is kept of a game for the people who played it. Nothing where it was not dealt from a seed, as tours and games that go on from a
 * moment, nor where a choice was taken back across bots' answers.
 */
export function resultsOf(
  facts: Facts,
  sitting: Sitting,
  winners: readonly number[],
  now: number,
): ResultRow[] {
  if (facts.begun !== null || sitting.record().crossed === true) return [];
  const them = players(facts);
  const company = them.length < 2 ? '' : companyOf(them.map(({ player }) => player));
  return them.map(({ player, seat }) => ({
    ...{ tableId: facts.id, player, company, at: now },
    game: facts.game,
    part: sitting.part?.(seat) ?? '',
    won: winners.includes(seat) ? 1 : 0,
  }));
}

/** People who play together, whatever seats they have. */
const companyOf = (people: readonly string[]): string => [...people].sort().join(' ');

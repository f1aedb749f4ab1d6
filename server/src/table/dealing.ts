import type { Sitting, Start } from '@masterplan/bots';
import type { House } from '../house.ts';
import type { Programs, Rules } from '../programs/programs.ts';
import { no, ok, type Result } from '../result.ts';
import type { Facts } from './facts.ts';

/** How a table is dealt. */
export const startOf = ({ seats, options, seed, packJson, begun }: Facts): Start => ({
  ...{ seats, options, seed },
  ...(packJson === null ? {} : { pack: JSON.parse(packJson) }),
  ...(begun === null ? {} : { beginning: begun.beginning }),
});

/** The rules a table is dealt by: those offered now, or those of the position it begins in. */
async function rulesToDealBy(
  programs: Programs,
  { game, begun, program }: Facts,
): Promise<Rules | undefined> {
  const offered = programs.offeredFor(game);
  return begun === null || offered?.sha === program ? offered : programs.kept(program);
}

/** A table that has been dealt. */
interface Dealt {
  readonly facts: Facts;
  readonly rules: Rules;
  readonly sitting: Sitting;
}

/** Deals, from a new seed. Nothing of it is written yet. */
export async function dealt(house: House, gathered: Facts): Promise<Result<Dealt>> {
  const rules = await rulesToDealBy(house.programs, gathered);
  if (rules === undefined) return no('no-game');
  const { sha: program, shelved } = rules;
  const dealtAt = { seed: house.newSeed(), rules: shelved.version, program, changedAt: Date.now() };
  const facts: Facts = { ...gathered, ...dealtAt, state: 'playing' };
  const sitting = shelved.open(startOf(facts));
  return 'faults' in sitting
    ? no('bad-options', { path: sitting.faults[0]?.path ?? '' })
    : ok({ facts, rules, sitting });
}

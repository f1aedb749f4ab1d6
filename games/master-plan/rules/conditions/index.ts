import { type Check, type Conditions, isRecord } from '@masterplan/kernel';
import type { MasterPlan } from '../board.ts';
import { alone } from './alone.ts';
import type { AnyCondition } from './kit.ts';
import { lastToJoin } from './last-to-join.ts';
import { onlySquad } from './only-squad.ts';

const all: readonly AnyCondition[] = [alone, lastToJoin, onlySquad];

function conditionNamed(said: unknown): AnyCondition | undefined {
  return isRecord(said) ? all.find((each) => each.is === said.is) : undefined;
}

function conditionOf(said: unknown): AnyCondition {
  const found = conditionNamed(said);
  if (found === undefined) throw new Error(`no condition is made like ${JSON.stringify(said)}`);
  return found;
}

const check: Check<unknown> = (value, path, faults): value is unknown => {
  const found = conditionNamed(value);
  if (found !== undefined) return found.check(value, path, faults);
  faults.push({ path, code: 'not-one-of', expected: all.map((each) => each.is).join(', ') });
  return false;
};

/** What sentences may have under `if`. */
export const conditions: Conditions<MasterPlan> = {
  check,
  holds: (table, said, frame) => conditionOf(said).holds(table, frame),
  say: (said) => conditionOf(said).say(),
};

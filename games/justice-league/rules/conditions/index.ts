import { type Check, type Conditions, type Fault, type Frame, isRecord } from '@masterplan/kernel';
import type { JusticeLeague } from '../board.ts';
import { arrivedAtRevealed } from './arrived-at-revealed.ts';
import { completedAlike } from './completed-alike.ts';
import { completedTypes } from './completed-types.ts';
import { darkseidNear } from './darkseid-near.ts';
import { heroesDefeated } from './heroes-defeated.ts';
import { hiddenAndRipe } from './hidden-and-ripe.ts';
import type { AnyCondition } from './kit.ts';
import { surrounded } from './surrounded.ts';
import { unhurtAtLevel } from './unhurt-at-level.ts';

const all: readonly AnyCondition[] = [
  arrivedAtRevealed,
  completedAlike,
  completedTypes,
  darkseidNear,
  heroesDefeated,
  hiddenAndRipe,
  surrounded,
  unhurtAtLevel,
];

function conditionNamed(said: unknown): AnyCondition | undefined {
  return isRecord(said) ? all.find((each) => each.is === said.is) : undefined;
}

function conditionOf(said: unknown): AnyCondition {
  const found = conditionNamed(said);
  if (found === undefined) throw new Error(`no condition is made like ${JSON.stringify(said)}`);
  return found;
}

const check: Check<unknown> = (value, path, faults: Fault[]): value is unknown => {
  const found = conditionNamed(value);
  if (found !== undefined) return found.check(value, path, faults);
  faults.push({ path, code: 'not-one-of', expected: all.map((each) => each.is).join(', ') });
  return false;
};

/** What sentences may have under `if`. */
export const conditions: Conditions<JusticeLeague> = {
  check,
  holds: (table, said, frame: Frame) => conditionOf(said).holds(table, said, frame),
  say: (said) => conditionOf(said).say(said),
};

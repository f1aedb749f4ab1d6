import { type Check, type Conditions, type Fault, type Frame, isRecord } from '@masterplan/kernel';
import { ofThisRound } from '../../text/words.ts';
import type { Reader, Tomorrow } from '../board.ts';
import { abroad } from './abroad.ts';
import { beaten } from './beaten.ts';
import { bereft } from './bereft.ts';
import { collected } from './collected.ts';
import { completed } from './completed.ts';
import { completedTypes } from './completed-types.ts';
import { deployed } from './deployed.ts';
import { deserted } from './deserted.ts';
import { did } from './did.ts';
import { generated } from './generated.ts';
import { has } from './has.ts';
import { humbled } from './humbled.ts';
import { idle } from './idle.ts';
import type { AnyCondition, ConditionSaid } from './kit.ts';
import { lacks } from './lacks.ts';
import { most } from './most.ts';
import { musters } from './musters.ts';
import { outdone } from './outdone.ts';
import { owns } from './owns.ts';
import { prevailed } from './prevailed.ts';
import { stands } from './stands.ts';
import { stormed } from './stormed.ts';
import { unhurt } from './unhurt.ts';

/** What was done in this Round. */
const ofDeeds: readonly AnyCondition[] = [
  completed,
  completedTypes,
  stormed,
  generated,
  collected,
  deployed,
  did,
  beaten,
  bereft,
  unhurt,
  idle,
  humbled,
];
/** What is so. */
const ofFacts: readonly AnyCondition[] = [
  ...[has, lacks, owns, stands, musters, most, outdone, abroad],
  ...[deserted, prevailed],
];
const all = [...ofDeeds, ...ofFacts];

const byName = new Map(all.map((each) => [each.is, each]));

function conditionNamed(said: unknown): AnyCondition | undefined {
  return isRecord(said) && typeof said.is === 'string' ? byName.get(said.is) : undefined;
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

/** Whether a condition holds for a seat. */
export const isMet = (reader: Reader, said: ConditionSaid, seat: number): boolean =>
  (byName.get(said.is) ?? conditionOf(said)).holds(reader, said, seat);

/** Whether a condition reads nothing that may change but the deeds of the Round. */
export const isOfDeeds = ({ is }: ConditionSaid): boolean => deedful.has(is);
const deedful = new Set(ofDeeds.map((each) => each.is));

/** Whether all of them hold for a seat. */
export function areMet(reader: Reader, needs: readonly ConditionSaid[], seat: number): boolean {
  for (const said of needs) if (!isMet(reader, said, seat)) return false;
  return true;
}

/** What sentences may have under `if`. */
export const conditions: Conditions<Tomorrow> = {
  check,
  holds: (table, said, frame: Frame) => conditionOf(said).holds(table, said, frame.you, frame),
  say: (said) => ofThisRound(conditionOf(said).say(said)),
};

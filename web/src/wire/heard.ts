import type { Check, Fault, Seen } from '@masterplan/kernel';
import {
  type Answers,
  answers,
  like,
  number,
  type Push,
  pushes,
  type RequestName,
  seen,
  type WireError,
  wireError,
} from '@masterplan/server/wire';

/** Whether a value is what a check wants. Keys that this page does not know yet are let pass: the server may be newer. */
const fits = <T>(check: Check<T>, value: unknown, faults: Fault[]): value is T =>
  check(value, '', faults) || (faults.length > 0 && faults.every(({ code }) => code === 'unknown-key'));

/** Reads what came over the line. Throws where it is something else. */
function read<T>(check: Check<T>, value: unknown): T {
  const faults: Fault[] = [];
  if (fits(check, value, faults)) return value;
  throw new TypeError(`the server said something else: ${JSON.stringify(faults.slice(0, 3))}`);
}

/** What the server says: a push, or an answer whose request says how it is to be read. */
export type Heard =
  | Push
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number | null; readonly error: WireError };

const isPush = (on: unknown): on is Push['on'] => typeof on === 'string' && Object.hasOwn(pushes, on);

export function heardIn(message: unknown): Heard {
  const { on, id, ok, error } = read(like<Record<string, unknown>>({}), message);
  if (isPush(on)) return read<Push>(pushes[on], message);
  if (ok !== undefined) return { id: read(number, id), ok };
  return { id: id === null ? null : read(number, id), error: read(wireError, error) };
}

export const answerIn = <Name extends RequestName>(name: Name, ok: unknown): Answers[Name] =>
  read<Answers[Name]>(answers[name], ok);

export const seenIn = (value: unknown): Seen => read(seen, value);

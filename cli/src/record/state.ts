import {
  AGAIN,
  type Check,
  dictionaryOf,
  listOf,
  object,
  oneOf,
  type State,
  type TableOptions,
  text,
  truth,
  whole,
} from '@masterplan/kernel';

const numbers = listOf(whole());
const counts = listOf(whole(0));

const anyText: Check<string> = (value, path, faults): value is string =>
  value === '' || text()(value, path, faults);

const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, path, faults): value is T | null =>
    value === null || check(value, path, faults);

const setting: Check<string | number | boolean> = (value, path, faults): value is string | number | boolean =>
  typeof value === 'boolean' || typeof value === 'number' || anyText(value, path, faults);

/** Choices made for a table before it opens. */
export const tableOptions: Check<TableOptions> = dictionaryOf(setting);

const flags = listOf(truth);

/** A number, a flag, or a list of either. */
const field: Check<State['fields'][string]> = (value, path, faults): value is State['fields'][string] => {
  if (typeof value === 'boolean') return true;
  if (!Array.isArray(value)) return whole()(value, path, faults);
  return typeof value[0] === 'boolean' ? flags(value, path, faults) : numbers(value, path, faults);
};

/** Whether data has the form of a state; whether it is one that the game could reach is not looked at here. */
export const state: Check<State> = object({
  as: oneOf('truth'),
  rng: numbers,
  sealed: numbers,
  standing: counts,
  seats: whole(1),
  options: tableOptions,
  face: numbers,
  mask: counts,
  lotOf: listOf(whole(-1)),
  tied: counts,
  at: counts,
  zones: listOf(counts),
  lots: listOf(object({ no: whole(0), pool: counts, ins: counts, outs: counts })),
  claims: listOf(
    object({ type: oneOf('alike', 'sum', 'among', 'some', 'holds'), by: text(), slots: counts, n: numbers }),
  ),
  spare: counts,
  nextLot: whole(0),
  stack: listOf(
    object({
      verb: text(),
      at: whole(0),
      you: whole(-1),
      self: whole(-1),
      kind: whole(-1),
      part: anyText,
      did: whole(0, AGAIN),
      n: numbers,
    }),
  ),
  asked: whole(0),
  form: oneOf('open', 'sealed'),
  ready: whole(0),
  fields: dictionaryOf(field),
  outcome: orNull(object({ winners: counts, reason: text() })),
});

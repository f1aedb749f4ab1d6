import { type Check, languages, object, oneOf, optional, text, whole } from '@masterplan/kernel';
import { tableOptions } from '../record/state.ts';

/** Who looks: a seat, the public, or nobody's eyes but the truth itself. */
export type Viewer = number | 'public' | 'truth';

/** A number that a request carries and its answer repeats. */
export const requestId = whole();

const viewer: Check<Viewer> = (value, path, faults): value is Viewer =>
  Number.isSafeInteger(value) ||
  value === 'public' ||
  value === 'truth' ||
  faults.push({ path, code: 'not-one-of', expected: '0, 1, 2 …, "public", "truth"' }) < 0;

/** Any text is a seed; a whole number stands for its digits. */
const seed: Check<string | number> = (value, path, faults): value is string | number =>
  Number.isSafeInteger(value) || text()(value, path, faults);

/** Packs and records say themselves what is wrong with them. */
const anything: Check<unknown> = (_value): _value is unknown => true;

const request = { id: requestId, do: text() };
const table = text();
const seat = whole();
const version = whole(0);

/** Every request there is, with exactly the keys it may have. */
export const forms = {
  games: object(request),
  new: object({
    ...request,
    game: text(),
    seats: whole(),
    seed,
    options: optional(tableOptions),
    pack: optional(anything),
  }),
  asks: object({ ...request, table, viewer }),
  choose: object({ ...request, table, seat, key: text(), version: optional(version) }),
  view: object({ ...request, table, viewer }),
  legend: object({ ...request, table }),
  log: object({ ...request, table, viewer, lang: oneOf(...languages), since: optional(version) }),
  blocked: object({ ...request, table, seat }),
  undo: object({ ...request, table, seat }),
  imagine: object({ ...request, table, viewer, seed }),
  record: object({ ...request, table }),
  load: object({ ...request, record: anything }),
  outcome: object({ ...request, table }),
  hash: object({ ...request, table }),
  close: object({ ...request, table }),
};

export const deeds = Object.keys(forms);

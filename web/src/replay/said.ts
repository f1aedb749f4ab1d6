import { type Check, type Checked, isRecord, object, oneOf, optional, whole } from '@masterplan/kernel';
import type { Said } from '@masterplan/server/wire';
import { string } from '../wire/record.ts';

const seat = whole(0);

/** One of several shapes, told apart by a word in it. */
const byWord =
  <const S extends Readonly<Record<string, Check<unknown>>>>(
    word: string,
    shapes: S,
  ): Check<Checked<S[keyof S]>> =>
  (value, path, faults): value is Checked<S[keyof S]> => {
    const name = isRecord(value) ? value[word] : undefined;
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape !== undefined) return shape(value, path, faults);
    return faults.push({ path, code: 'not-one-of', expected: Object.keys(shapes).join(', ') }) < 0;
  };

const pointedAt = {
  card: object({ kind: oneOf('card'), card: whole(0) }),
  zone: object({ kind: oneOf('zone'), zone: whole(0) }),
  seat: object({ kind: oneOf('seat'), seat }),
};

const sentences = {
  text: object({ say: oneOf('text'), text: string }),
  accuse: object({ say: oneOf('accuse'), seat }),
  vouch: object({ say: oneOf('vouch'), seat }),
  plan: object({
    say: oneOf('plan'),
    what: oneOf('attack', 'defend', 'help', 'wait', 'retreat'),
    seat: optional(seat),
  }),
  'ask-for': object({
    say: oneOf('ask-for'),
    what: oneOf('help', 'mercy', 'card', 'information', 'time'),
    seat: optional(seat),
  }),
  promise: object({ say: oneOf('promise'), what: oneOf('help', 'peace', 'share', 'revenge'), seat }),
  'point-at': object({ say: oneOf('point-at'), at: byWord('kind', pointedAt) }),
};

/** What was said at a table, in somebody's file. */
export const said: Check<Said> = byWord('say', sentences);

import type { Verb } from '@masterplan/kernel';
import { doer, forEach, may, number } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { clause, perPhrase, plus, powerOf, some, the, topOf, you } from '../../text/words.ts';
import type { Watchmen } from '../board.ts';
import { times } from '../conditions.ts';

/** Power goes to the player whose turn it is (B-3.3). */
export const power: Verb<Watchmen, SentenceOf<'power'>> = {
  name: 'power',
  run(table, frame, { n, per }) {
    const { fields } = table;
    const made = n * times(table, per, frame.you) * 2 ** fields.doublings;
    fields.power += made;
    if (made > 0) table.tell('power', frame.you, [], made);
  },
  say: ({ n, per }) => (per === undefined ? plus(n, 'power') : forEach(perPhrase(per), plus(n, 'power'))),
};

/** What you have and what you will make this turn counts double. */
export const doublePower: Verb<Watchmen, SentenceOf<'double-power'>> = {
  name: 'double-power',
  run(table, frame) {
    table.fields.power *= 2;
    table.fields.doublings += 1;
    table.tell('doubled', frame.you);
  },
  say: () => clause('double', you, the('power', { of: doer }), { how: 'this-turn' }),
};

export const discount: Verb<Watchmen, SentenceOf<'discount'>> = {
  name: 'discount',
  run(table, _frame, { n, of }) {
    if (of === undefined || table.fields.watchmen) table.fields.discount += n;
  },
  say: ({ n, of }) =>
    clause('cost', some(of === undefined ? 'super-villain' : 'challenge'), number(n), {
      how: 'less-this-turn',
    }),
};

export const riddle: Verb<Watchmen, SentenceOf<'riddle'>> = {
  name: 'riddle',
  run(table, _frame, { cost }) {
    table.fields.riddle = cost;
  },
  say: ({ cost }) =>
    may(
      clause('pay', you, powerOf(cost), {
        how: 'any-number-of-times',
        purpose: clause('gain', you, topOf(the('main-deck'))),
      }),
    ),
};

import { DONE, DONE_WORD, firstOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { agencies } from '../../content/kinds.ts';
import { clause, the, upTo } from '../../text/words.ts';
import { bindings, HEADQUARTERS, word } from '../board.ts';
import { verb } from '../kit.ts';
import { alertsAt, tileAt } from '../questions.ts';
import { addAlerts } from '../tiles.ts';

/** High Alert tokens are taken off the headquarters, one by one (TD-C14). */
export const calm = verb(
  'calm',
  { n: whole(1, 4) },
  {
    choices(lens, _seat, frame, offers) {
      for (const agency of agencies)
        if (alertsAt(lens, HEADQUARTERS[agency]) > 0) offers.yes(word.spot, HEADQUARTERS[agency]);
      if (bindings.count.of(frame) > 0) offers.yes(DONE_WORD);
    },
    run(table, frame, { n }, seat, option) {
      if (option === DONE) return;
      const place = firstOf(option);
      addAlerts(table, place, -1);
      table.tell('alert', seat, [tileAt(table, place) ?? 0], alertsAt(table, place));
      if (bindings.count.add(frame, 1) + 1 < n) table.repeat(frame);
    },
    say: ({ n }) =>
      clause('remove', you, upTo(n, 'alert'), {
        from: the('headquarters', { many: true, adjectives: ['of-agencies'] }),
      }),
  },
);

import { nth, type Told, wordOf } from '@masterplan/kernel';
import { deed, er } from '@masterplan/kernel/words';
import { clause, you } from '../../text/words.ts';
import { note } from '../bindings.ts';
import { line, verb, word } from '../kit.ts';

const announce = deed({ en: { base: 'call', participle: 'called' }, fr: er('annoncer') });

const even = word('even', { en: () => 'Even', fr: () => 'Pair' });
const odd = word('odd', { en: () => 'Odd', fr: () => 'Impair' });

const called = line('called', {
  en: (told) => (isOdd(told) ? `${told.who} calls odd.` : `${told.who} calls even.`),
  fr: (told) => (isOdd(told) ? `${told.who} annonce impair.` : `${told.who} annonce pair.`),
});

const isOdd = ({ event: { n } }: Told): boolean => nth(n, 0) === 1;

/** Even or odd, for the cost of the card revealed next; 0 is even. */
export const call = verb(
  'call',
  {},
  {
    brings: [even, odd, called],
    choices(_lens, _seat, _frame, offers) {
      offers.yes(even.no);
      offers.yes(odd.no);
    },
    run(table, frame, _said, seat, option) {
      const parity = wordOf(option) === odd.no ? 1 : 0;
      note(frame, parity);
      table.tell(called, seat, [], parity);
    },
    say: () => clause(announce, you, undefined, { how: 'even-or-odd' }),
  },
);

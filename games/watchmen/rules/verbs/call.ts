import { wordOf } from '@masterplan/kernel';
import { deed, er } from '@masterplan/kernel/words';
import { clause, you } from '../../text/words.ts';
import { noteCall, noted, parityOf } from '../bindings.ts';
import { line, verb, word } from '../kit.ts';

const announce = deed({ en: { base: 'call', participle: 'called' }, fr: er('annoncer') });

const even = word('even', { en: () => 'Even', fr: () => 'Pair' });
const odd = word('odd', { en: () => 'Odd', fr: () => 'Impair' });

const called = line('called', ['rest'], {
  en: ({ who, rest }) => (parityOf(rest) === 'odd' ? `${who} calls odd.` : `${who} calls even.`),
  fr: ({ who, rest }) => (parityOf(rest) === 'odd' ? `${who} annonce impair.` : `${who} annonce pair.`),
});

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
      noteCall(frame, wordOf(option) === odd.no ? 'odd' : 'even');
      table.tell(called, seat, [], noted(frame));
    },
    say: () => clause(announce, you, undefined, { how: 'even-or-odd' }),
  },
);

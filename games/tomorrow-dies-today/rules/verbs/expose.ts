import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, all, clause } from '../../text/words.ts';
import { zones } from '../board.ts';
import { line, verb, word } from '../kit.ts';

export const exposeIt = word('expose {card}', {
  en: ({ card }) => `Show ${card}`,
  fr: ({ card }) => `Montrer ${card}`,
});

const exposed = line('exposed', {
  en: ({ who, cards }) => `${who} shows a Side Job to all: ${cards[0] ?? ''}.`,
  fr: ({ who, cards }) => `${who} montre un Petit boulot à tous : ${cards[0] ?? ''}.`,
});

/** Everybody sees one of your Side Jobs; you choose which (TD-C8). */
export const expose = verb(
  'expose',
  {},
  {
    brings: [exposeIt, exposed],
    forced: 'taken',
    choices(lens, seat, _frame, offers) {
      for (const card of lens.zone(zones.jobs(seat))) offers.yes(exposeIt.no, card);
    },
    run: (table, _frame, _said, seat, option) => table.tell(exposed, seat, [table.show(firstOf(option))]),
    say: () => clause('show', you, a('job', { of: you }), { to: all('player') }),
  },
);

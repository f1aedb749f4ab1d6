import { deed, er, you } from '@masterplan/kernel/words';
import { clause, darkseid } from '../../text/words.ts';
import { line, verb } from '../kit.ts';
import { cast } from '../spells.ts';

const bind = deed({
  en: { base: 'bind', participle: 'bound' },
  fr: er('entraver'),
});

const anchored = line('anchored', {
  en: ({ who }) => `${who} holds Darkseid where he is: he cannot transport this round.`,
  fr: ({ who }) => `${who} retient Darkseid sur place : il ne peut pas se transporter pendant cette manche.`,
});

/** Darkseid cannot transport for the rest of the round (JL-C3). */
export const anchor = verb(
  'anchor',
  {},
  {
    brings: [anchored],
    run(table, _frame, _said, seat) {
      cast(table, 'anchor');
      table.tell(anchored, seat);
    },
    say: () => clause(bind, you, darkseid, { how: 'no-transport' }),
  },
);

import { nth } from '@masterplan/kernel';
import { doer, you } from '@masterplan/kernel/words';
import { all, clause } from '../../text/words.ts';
import { line, verb } from '../kit.ts';

const bandaged = line('bandaged', {
  en: ({ who }) => `${who} has no wounds any more.`,
  fr: ({ who }) => `${who} n’a plus aucune blessure.`,
});

/** All wounds of a hero who stands go (JL-C9). */
export const bandage = verb(
  'bandage',
  {},
  {
    brings: [bandaged],
    run(table, _frame, _said, seat) {
      if (nth(table.fields.wounds, seat) === 0) return;
      table.fields.wounds[seat] = 0;
      table.tell(bandaged, seat);
    },
    say: () => clause('heal', you, all('wound', { of: doer })),
  },
);

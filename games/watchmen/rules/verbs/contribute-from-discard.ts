import { firstOf } from '@masterplan/kernel';
import { a, clause, you } from '../../text/words.ts';
import { contribute, offerFromDiscard } from '../challenges.ts';
import { verb } from '../kit.ts';

/** A card of your discard pile is contributed as if from your hand (P-19). */
export const contributeFromDiscard = verb(
  'contribute-from-discard',
  {},
  {
    choices: (lens, seat, _frame, offers) => offerFromDiscard(lens, seat, offers),
    run: (table, _frame, _said, seat, option) => contribute(table, seat, firstOf(option)),
    say: () => clause('contribute-with', you, a('card'), { from: 'discard' }),
  },
);

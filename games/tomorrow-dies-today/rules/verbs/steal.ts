import { firstOf, nth, oneOf, secondOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { resources } from '../../content/kinds.ts';
import { a, clause, thatOne } from '../../text/words.ts';
import { bindings } from '../board.ts';
import { note } from '../deeds.ts';
import { goodNo, hand } from '../goods.ts';
import { verb, word } from '../kit.ts';
import { areTeamMates, rivalsOf } from '../order.ts';
import { amountOf } from '../questions.ts';

export const stealFrom = word('steal {number} from {seat}', {
  en: ({ number, seat }, voice) => `Steal ${voice.amount(number, 1)} from ${seat}`,
  fr: ({ number, seat }, voice) => `Voler ${voice.amount(number, 1)} à ${seat}`,
});

/** You take a Resource of your choice from a rival: one who has more of it than you, or the one a Conflict was with. */
export const steal = verb(
  'steal',
  { from: oneOf('richer', 'that rival') },
  {
    brings: [stealFrom],
    forced: 'taken',
    choices(lens, seat, frame, offers, { from }) {
      const that = bindings.rival.of(frame);
      const isRival = that >= 0 && !areTeamMates(lens, seat, that);
      const them = from === 'richer' ? rivalsOf(lens, seat) : isRival ? [that] : [];
      for (const other of them)
        for (const good of resources)
          if (amountOf(lens, other, good) > (from === 'richer' ? amountOf(lens, seat, good) : 0))
            offers.yes(stealFrom.no, goodNo(good), other);
    },
    run(table, _frame, _said, seat, option) {
      const [no, victim] = [firstOf(option), secondOf(option)];
      hand(table, victim, seat, nth(resources, no), 1);
      note(table, 'stole', seat, victim);
      table.tell('stole', seat, [], victim, no, 1);
    },
    say: ({ from }) =>
      clause('steal', you, a('resource'), {
        from: from === 'richer' ? a('rival', { adjectives: ['richer'] }) : thatOne('rival'),
      }),
  },
);

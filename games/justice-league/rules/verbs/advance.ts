import { firstOf, oneOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause, the } from '../../text/words.ts';
import { type Reader, word } from '../board.ts';
import { advance as advanceCrisis } from '../crises.ts';
import { verb } from '../kit.ts';
import { hasCrisis, LAST_STAGE, neighbours, openRegions, placeOf, stageOf } from '../questions.ts';

type Where = 'here' | 'near' | 'anywhere';

function regionsMeant(reader: Reader, seat: number, where: Where): number[] {
  if (where === 'anywhere') return openRegions(reader);
  const here = placeOf(reader, seat);
  return where === 'here' ? [here] : [here, ...neighbours(reader, here)];
}

/** A crisis goes to its next stage; one at the last cannot be chosen (JL-16.7, JL-16.8, JL-A91). */
export const advance = verb(
  'advance',
  { where: oneOf('here', 'near', 'anywhere') },
  {
    forced: 'taken',
    choices(lens, seat, _frame, offers, { where }) {
      for (const region of regionsMeant(lens, seat, where))
        if (hasCrisis(lens, region))
          offers.verdict(
            word.crisisAt,
            region,
            0,
            stageOf(lens, region) === LAST_STAGE ? 'JL-16.8' : undefined,
          );
    },
    run: (table, _frame, _said, _seat, option) => advanceCrisis(table, firstOf(option)),
    say: ({ where }) => {
      if (where === 'here') return clause('advance', you, the('crisis', { in: the('region', { of: you }) }));
      return clause('advance', you, a('crisis'), where === 'near' ? { how: 'here-or-adjacent' } : {});
    },
  },
);

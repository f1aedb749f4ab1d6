import { firstOf, oneOf } from '@masterplan/kernel';
import { forEach } from '@masterplan/kernel/words';
import { a, clause, each, hereOf, player, the } from '../../text/words.ts';
import { word } from '../board.ts';
import { setBack as loseStages } from '../crises.ts';
import { verb } from '../kit.ts';
import { hasCrisis, heroesAt, openRegions, placeOf, stageOf } from '../questions.ts';

/** A crisis loses a stage: one anywhere, or the one here, then once for each hero here (JL-C10). */
export const setBack = verb(
  'set-back',
  { where: oneOf('here', 'anywhere') },
  {
    forced: 'taken',
    choices(lens, seat, _frame, offers, { where }) {
      const regions = where === 'here' ? [placeOf(lens, seat)] : openRegions(lens);
      for (const region of regions)
        if (hasCrisis(lens, region))
          offers.verdict(word.crisisAt, region, 0, stageOf(lens, region) > 0 ? undefined : 'JL-C10');
    },
    run(table, _frame, { where }, seat, option) {
      const times = where === 'here' ? heroesAt(table, placeOf(table, seat)).length : 1;
      loseStages(table, firstOf(option), times);
    },
    say: ({ where }) =>
      where === 'anywhere'
        ? clause('lose', a('crisis', { adjectives: ['in-any-region'] }), a('stage'))
        : forEach(
            each('hero', { adjectives: ['there'] }),
            clause('lose', the('crisis', { in: hereOf(player) }), a('stage')),
          ),
  },
);

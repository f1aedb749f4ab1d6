import { firstOf, oneOf, optional, wordOf } from '@masterplan/kernel';
import { anyOf } from '@masterplan/kernel/words';
import { a, clause, you } from '../../text/words.ts';
import { word as common, zones } from '../board.ts';
import { beat } from '../challenges.ts';
import { destroyPlayer, playerDestroyed } from '../destroying.ts';
import { verb, word } from '../kit.ts';
import { isLoyal, loyalLeft } from '../roles.ts';

export const disintegratePlayer = word('destroy player {seat}', {
  en: ({ seat }) => `Destroy ${seat}: out of the game`,
  fr: ({ seat }) => `Détruire ${seat} : hors de la partie`,
});

/**
 * You destroy a Challenge, which counts as beaten, or a Loyal player, who is out of the game; the last one is spared where it
 * says so (W-9.2 to W-9.6, R-70, P-9).
 */
export const disintegrate = verb(
  'disintegrate',
  { spares: optional(oneOf('last')) },
  {
    brings: [disintegratePlayer, playerDestroyed],
    choices(lens, _seat, _frame, offers, { spares }) {
      for (const zone of [zones.challenge(), zones.plotInPlay()])
        for (const card of lens.zone(zone)) offers.yes(common.destroy, card);
      for (let seat = 0; seat < lens.seats; seat++) {
        if (isLoyal(lens, seat) && spares === 'last' && loyalLeft(lens) === 1)
          offers.no(disintegratePlayer.no, seat, 0, 'P-9');
        else if (isLoyal(lens, seat)) offers.yes(disintegratePlayer.no, seat);
        else offers.no(disintegratePlayer.no, seat, 0, 'W-9.4');
      }
    },
    run(table, _frame, _said, seat, option) {
      if (wordOf(option) === disintegratePlayer.no) destroyPlayer(table, firstOf(option));
      else beat(table, seat, firstOf(option));
    },
    say: ({ spares }) =>
      clause(
        'destroy',
        you,
        anyOf(
          a('challenge'),
          a('loyal-player', spares === undefined ? {} : { adjectives: ['not-the-last'] }),
        ),
      ),
  },
);

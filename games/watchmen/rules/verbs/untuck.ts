import { doer, onTopOf } from '@masterplan/kernel/words';
import { clause, each, hasBeen, the } from '../../text/words.ts';
import { empty, zones } from '../board.ts';
import { verb } from '../kit.ts';

/** What lies under Super Heroes goes on top of their players' decks. */
export const untuck = verb(
  'untuck',
  {},
  {
    run(table) {
      for (let seat = 0; seat < table.seats; seat++) empty(table, zones.underHero(seat), zones.deck(seat));
    },
    say: () =>
      clause('put', each('player'), the('card', { which: hasBeen('tuck', 'this-way') }), {
        to: onTopOf(the('deck', { of: doer })),
      }),
  },
);

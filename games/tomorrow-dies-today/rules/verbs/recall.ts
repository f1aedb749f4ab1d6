import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause, ownSquad } from '../../text/words.ts';
import { baseOf, isBase, word } from '../board.ts';
import { verb } from '../kit.ts';
import { placeOf, squadsOf } from '../questions.ts';
import { send } from '../squads.ts';

/** One of your Squads goes to your Base Tile at once. */
export const recall = verb(
  'recall',
  {},
  {
    choices(lens, seat, _frame, offers) {
      for (const slot of squadsOf(lens, seat))
        if (!isBase(placeOf(lens, seat, slot))) offers.yes(word.squad, slot);
    },
    run(table, _frame, _said, seat, option) {
      send(table, seat, firstOf(option), baseOf(seat));
      table.tell('recalled', seat, [], 1);
    },
    say: () => clause('send', you, ownSquad, { how: 'home' }),
  },
);

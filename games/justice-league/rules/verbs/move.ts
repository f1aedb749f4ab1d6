import { firstOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause } from '../../text/words.ts';
import { word } from '../board.ts';
import { verb } from '../kit.ts';
import { goTo, movesFrom } from '../movement.ts';

const ways = ['one-region', 'two-regions', 'three-regions'] as const;

/** Goes along travel lines, from region to region (JL-7.2, JL-7.3). */
export const move = verb(
  'move',
  { far: whole(1, 3) },
  {
    optional: true,
    choices(lens, seat, _frame, offers, { far }) {
      for (const place of movesFrom(lens, seat, far)) offers.yes(word.go, place);
    },
    run: (table, _frame, _said, seat, option) => goTo(table, seat, firstOf(option)),
    say: ({ far }) => clause('move', you, undefined, { how: ways[far - 1] ?? 'three-regions' }),
  },
);

import { you } from '@masterplan/kernel/words';
import { isBeing, the } from '../../text/words.ts';
import { baseOf } from '../board.ts';
import { placeOf, slotOfNamed } from '../questions.ts';
import { condition } from './kit.ts';

/** Your Named Henchman is not on your Base Tile. */
export const abroad = condition(
  'abroad',
  {},
  {
    holds: (reader, _said, seat) => placeOf(reader, seat, slotOfNamed(reader, seat)) !== baseOf(seat),
    say: () => isBeing(the('named-henchman', { of: you }), 'outside-base'),
  },
);

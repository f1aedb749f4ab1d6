import { anyOf } from '@masterplan/kernel/words';
import { clause, darkseid, nearOf, player } from '../../text/words.ts';
import { neighbours, placeOf } from '../questions.ts';
import { condition } from './kit.ts';

/** Darkseid is where you are, or next to you. */
export const darkseidNear = condition(
  'darkseid-near',
  {},
  {
    holds(reader, _said, frame) {
      const [here, his] = [placeOf(reader, frame.you), placeOf(reader, reader.fields.darkseid)];
      return here === his || neighbours(reader, here).includes(his);
    },
    say: () => clause('be', darkseid, undefined, { in: anyOf(...nearOf(player)) }),
  },
);

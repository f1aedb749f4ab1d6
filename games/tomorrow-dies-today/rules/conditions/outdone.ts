import { oneOf } from '@masterplan/kernel';
import { another, clause } from '../../text/words.ts';
import { condition } from './kit.ts';
import { stockOf } from './stock.ts';

const hows = {
  funding: 'more-funding-than-you',
  gadgets: 'more-gadgets-than-you',
  henchmen: 'more-henchmen-than-you',
  infamy: 'more-infamy-than-you',
  vp: 'more-vp-than-you',
} as const;

/** Another player, of whatever team, has more of something than you. */
export const outdone = condition(
  'outdone',
  { in: oneOf('funding', 'gadgets', 'henchmen', 'infamy', 'vp') },
  {
    holds(reader, said, seat) {
      const own = stockOf(reader, seat, said.in);
      for (let other = 0; other < reader.seats; other++)
        if (stockOf(reader, other, said.in) > own) return true;
      return false;
    },
    say: (said) => clause('have', another('player'), undefined, { how: hows[said.in] }),
  },
);

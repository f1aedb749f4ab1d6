import { oneOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause } from '../../text/words.ts';
import { condition } from './kit.ts';
import { stockOf } from './stock.ts';

const hows = {
  data: 'more-data-than-others',
  henchmen: 'more-henchmen-than-others',
  infamy: 'more-infamy-than-others',
} as const;

/** You have more of something than every other player. */
export const most = condition(
  'most',
  { of: oneOf('data', 'henchmen', 'infamy') },
  {
    holds(reader, { of }, seat) {
      const own = stockOf(reader, seat, of);
      for (let other = 0; other < reader.seats; other++)
        if (other !== seat && stockOf(reader, other, of) >= own) return false;
      return true;
    },
    say: ({ of }) => clause('have', you, undefined, { how: hows[of] }),
  },
);

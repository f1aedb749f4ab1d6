import { you } from '@masterplan/kernel/words';
import { clause, the } from '../../text/words.ts';
import { sideOf, squadSide } from '../supers.ts';
import { condition } from './kit.ts';

/** No rival has a Squad of the acting Super's camp here (MP-B32). */
export const onlySquad = condition('only-squad', {
  holds(reader, { self, you: seat }) {
    const side = sideOf(reader, self);
    for (let rival = 0; rival < reader.seats; rival++)
      if (rival !== seat && squadSide(reader, rival, reader.fields.here) === side) return false;
    return true;
  },
  say: () => clause('be', the('squad', { of: you }), undefined, { how: 'only-one-of-camp' }),
});

import { clause, thisOne } from '../../text/words.ts';
import { squadOf } from '../supers.ts';
import { condition } from './kit.ts';

/** No Super has joined the acting Super's Squad after it (MP-B31). */
export const lastToJoin = condition('last-to-join', {
  holds: (reader, { self }) => squadOf(reader, self).at(-1) === self,
  say: () => clause('be', thisOne('super'), undefined, { how: 'last-to-join' }),
});

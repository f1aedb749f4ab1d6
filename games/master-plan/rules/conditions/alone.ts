import { clause, thisOne } from '../../text/words.ts';
import { squadOf } from '../supers.ts';
import { condition } from './kit.ts';

/** The acting Super is the only one of its Squad (MP-B30). */
export const alone = condition('alone', {
  holds: (reader, { self }) => squadOf(reader, self).length === 1,
  say: () => clause('be', thisOne('super'), undefined, { how: 'alone-in-squad' }),
});

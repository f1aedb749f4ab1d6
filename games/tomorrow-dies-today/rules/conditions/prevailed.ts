import { done, you } from '@masterplan/kernel/words';
import { a, clause } from '../../text/words.ts';
import { bindings } from '../board.ts';
import { condition } from './kit.ts';

/** You had a success against the rival whom the Conflict of the moment was with; earlier ones of the Round do not count (TD-C2). */
export const prevailed = condition(
  'prevailed',
  {},
  {
    holds: (_reader, _said, _seat, frame) => frame !== undefined && bindings.successes.of(frame) > 0,
    say: () => done(clause('score', you, a('success'), { how: 'against-that-rival' })),
  },
);

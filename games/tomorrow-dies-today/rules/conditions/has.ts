import { oneOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { resources } from '../../content/kinds.ts';
import { atLeast, clause } from '../../text/words.ts';
import { amountOf } from '../questions.ts';
import { condition } from './kit.ts';

/** You have so much of a Resource in your Vault. */
export const has = condition(
  'has',
  { good: oneOf(...resources), least: whole(1, 12) },
  {
    holds: (reader, { good, least }, seat) => amountOf(reader, seat, good) >= least,
    say: ({ good, least }) => clause('have', you, atLeast(least, good, { in: 'vault' })),
  },
);

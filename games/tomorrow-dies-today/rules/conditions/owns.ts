import { whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { atLeast, clause } from '../../text/words.ts';
import { zones } from '../board.ts';
import { condition } from './kit.ts';

/** You have so many Gadgets in your Vault. */
export const owns = condition(
  'owns',
  { gadgets: whole(1, 5) },
  {
    holds: (reader, { gadgets }, seat) => reader.zone(zones.gadgets(seat)).length >= gadgets,
    say: ({ gadgets }) => clause('have', you, atLeast(gadgets, 'gadget', { in: 'vault' })),
  },
);

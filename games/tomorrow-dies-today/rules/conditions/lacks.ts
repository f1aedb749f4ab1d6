import { oneOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { resources } from '../../content/kinds.ts';
import { clause, none } from '../../text/words.ts';
import { zones } from '../board.ts';
import { amountOf } from '../questions.ts';
import { condition } from './kit.ts';

/** You have nothing of a Resource in your Vault, or no Gadget. */
export const lacks = condition(
  'lacks',
  { what: oneOf(...resources, 'gadget') },
  {
    holds: (reader, { what }, seat) =>
      what === 'gadget' ? reader.zone(zones.gadgets(seat)).length === 0 : amountOf(reader, seat, what) === 0,
    say: ({ what }) => clause('have', you, none(what, { in: 'vault' })),
  },
);

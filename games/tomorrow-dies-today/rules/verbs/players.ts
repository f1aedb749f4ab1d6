import { oneOf, sentences } from '@masterplan/kernel';
import { doneBy } from '@masterplan/kernel/words';
import { each } from '../../text/words.ts';
import { verb } from '../kit.ts';
import { inOrder, rivalsOf, seatsOf, teamOf } from '../order.ts';

/** Several players do something, in turn order: your rivals, or your whole team (TD-C1). */
export const players = verb(
  'players',
  { who: oneOf('rivals', 'team'), to: sentences },
  {
    run(table, frame, { who }, seat) {
      const them = who === 'rivals' ? rivalsOf(table, seat) : seatsOf(table, teamOf(table, seat));
      for (const other of inOrder(table, them).reverse()) table.perform(frame, 'to', other);
    },
    say: ({ who, to }, says) =>
      doneBy(who === 'rivals' ? each('rival') : each('player', { adjectives: ['on-your-team'] }), says(to)),
  },
);

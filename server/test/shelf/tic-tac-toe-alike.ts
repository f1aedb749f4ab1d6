import { randomBot as random } from '@masterplan/bots';
import { bind } from '@masterplan/kernel';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';
import { shelve } from '../../src/rules/shelve.ts';

/** A later version of the rules that plays the same. */
export const shelved = shelve(
  { game: bind({ ...ticTacToe, version: '2' }, []) },
  { bots: { random: random() } },
);

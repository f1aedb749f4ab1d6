import { program, randomBot as random } from '@masterplan/bots';
import { bind } from '@masterplan/kernel';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';

/** A later version of the rules that plays the same. */
export const shelved = program({
  game: bind({ ...ticTacToe, version: '2' }, []),
  bots: { random: random() },
});

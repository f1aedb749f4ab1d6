import { program, randomBot as random } from '@masterplan/bots';
import { bind } from '@masterplan/kernel';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';

/** A later version of the rules under which the old choices mean nothing. */
const changed = bind({ ...ticTacToe, version: '3', words: { mark: 'put a mark on #' } }, []);

export const shelved = program({ game: changed, bots: { random: random() } });

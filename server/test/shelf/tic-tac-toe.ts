import { randomBot as random } from '@masterplan/bots';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';
import { shelve } from '../../src/rules/shelve.ts';

export const shelved = shelve({ game: ticTacToe }, { bots: { random: random() } });

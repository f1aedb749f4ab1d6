import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';
import { shelve } from '../../src/rules/shelve.ts';
import { random } from './random.ts';

export const shelved = shelve({ game: ticTacToe }, { bots: { random: random() } });

import { program, randomBot as random } from '@masterplan/bots';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';

export const shelved = program({ game: ticTacToe, bots: { random: random() } });

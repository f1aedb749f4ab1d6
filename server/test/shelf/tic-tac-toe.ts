import { program, randomBot as random } from '@masterplan/bots';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';

/** Who begins plays the noughts. */
const part = (_table: unknown, seat: number): string => (seat === 0 ? 'noughts' : 'crosses');

export const shelved = program({ game: ticTacToe, bots: { random: random() }, part });

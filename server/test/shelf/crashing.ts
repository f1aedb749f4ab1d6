import { randomBot as random } from '@masterplan/bots';
import { bind } from '@masterplan/kernel';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';
import { shelve } from '../../src/rules/shelve.ts';

const endless = (): never => {
  for (;;);
};

/** Tic-tac-toe with bots that fail: one throws, one never ends. */
export const shelved = shelve(
  { game: bind({ ...ticTacToe, id: 'crashing' }, []) },
  {
    bots: {
      random: random(),
      throws: {
        name: 'throws',
        choose() {
          throw new TypeError('as it does');
        },
      },
      hangs: { name: 'hangs', choose: endless },
    },
  },
);

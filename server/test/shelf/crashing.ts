import { program, randomBot as random } from '@masterplan/bots';
import { bind, nth } from '@masterplan/kernel';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';

const endless = (): never => {
  for (;;);
};

const dawdle = (millis: number): void => {
  const until = performance.now() + millis;
  while (performance.now() < until);
};

/** Tic-tac-toe with bots that fail: one throws, one never ends; one that is only slow; and one that searches for as long as it may. Hints never end. */
export const shelved = program({
  game: bind({ ...ticTacToe, id: 'crashing' }, []),
  foresight: { sideOf: (_table, seat) => seat, features: () => [0], weights: [0], isQuiet: endless },
  bots: {
    random: random(),
    throws: {
      name: 'throws',
      choose() {
        throw new TypeError('as it does');
      },
    },
    hangs: { name: 'hangs', choose: endless },
    searches: {
      name: 'searches',
      searches: true,
      choose(_lens, options, _random, _account, isLate = () => true) {
        while (!isLate());
        return nth(options, 0);
      },
    },
    dawdles: {
      name: 'dawdles',
      choose(_lens, options) {
        dawdle(600);
        return nth(options, 0);
      },
    },
  },
});

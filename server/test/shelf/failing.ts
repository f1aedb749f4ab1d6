import type { Shelved, Sitting } from '@masterplan/bots';
import { program, randomBot as random } from '@masterplan/bots';
import { bind } from '@masterplan/kernel';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';

const whole = program({ game: bind({ ...ticTacToe, id: 'failing' }, []), bots: { random: random() } });

/** From its second version on, the rules throw whenever a seat is to be shown what it may do. */
const failing = (sitting: Sitting): Sitting =>
  new Proxy(sitting, {
    get(sat, name) {
      if (name === 'mine' && sat.version >= 2) throw new RangeError('a secret card');
      const member: unknown = Reflect.get(sat, name, sat);
      return typeof member === 'function' ? member.bind(sat) : member;
    },
  });

/** Tic-tac-toe with rules that fail. */
export const shelved: Shelved = {
  ...whole,
  open(start) {
    const sitting = whole.open(start);
    return 'faults' in sitting ? sitting : failing(sitting);
  },
};

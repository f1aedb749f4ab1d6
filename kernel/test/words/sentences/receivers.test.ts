import { allOf, anyOf, called, partOf, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, clause, exactly, named, the } = say;

saidAs('to somebody, or into something', () => [
  [
    clause('return', you, a('card'), { to: a('foe') }),
    'Return a card to a foe.',
    'Remettez une carte à un adversaire.',
  ],
  [
    clause('return', you, a('card'), { to: named('hydra') }),
    'Return a card to Hydra.',
    'Remettez une carte à Hydra.',
  ],
  [
    clause('return', you, a('card'), { to: called('Ann') }),
    'Return a card to Ann.',
    'Remettez une carte à Ann.',
  ],
  [
    clause('return', you, a('card'), { to: the('row') }),
    'Return a card to the Row.',
    'Remettez une carte dans la Réserve.',
  ],
  [
    clause('return', you, a('card'), { to: allOf(a('foe'), named('hydra')) }),
    'Return a card to a foe and Hydra.',
    'Remettez une carte à un adversaire et à Hydra.',
  ],
  [
    clause('return', you, a('card'), { to: anyOf(the('row'), the('bag')) }),
    'Return a card to the Row or Loot Bag.',
    'Remettez une carte dans la Réserve ou dans le Sac de Butin.',
  ],
  [
    [
      clause('look-at', you, exactly(2, 'foe', { as: 'them' })),
      clause('return', you, a('card'), { to: partOf('them', 'one') }),
    ],
    'Look at two foes. Return a card to one of them.',
    'Regardez deux adversaires. Remettez une carte à l’un d’eux.',
  ],
  [
    [
      clause('look-at', you, exactly(2, 'card', { as: 'them' })),
      clause('return', you, a('card'), { to: partOf('them', 'one') }),
    ],
    'Look at two cards. Return a card to one of them.',
    'Regardez deux cartes. Remettez une carte dans l’une d’elles.',
  ],
]);

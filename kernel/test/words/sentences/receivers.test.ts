import { again, allOf, anyOf, called, naming, partOf, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, clause, exactly, named, some, the, thisOne } = say;

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
  [
    clause('return', you, a('card'), { to: named('comet') }),
    'Return a card to Comet Kid.',
    'Remettez une carte dans la Comète.',
  ],
  [
    [
      clause('choose', you, naming('both', allOf(a('rival'), a('foe')))),
      clause('give', you, exactly(2, 'card'), { to: again('both') }),
    ],
    'Choose a rival and a foe. Give two cards to that rival and foe.',
    'Choisissez un rival et un adversaire. Donnez-leur deux cartes.',
  ],
]);

saidAs('with somebody, or for something', () => [
  [
    clause('swap', you, a('loot'), { with: named('hydra') }),
    'Swap a Loot with Hydra.',
    'Échangez un Butin avec Hydra.',
  ],
  [
    clause('swap', you, a('loot'), { with: named('comet') }),
    'Swap a Loot with Comet Kid.',
    'Échangez un Butin contre la Comète.',
  ],
  [
    clause('swap', you, a('loot'), { with: anyOf(a('rival'), called('Ann')) }),
    'Swap a Loot with a rival or Ann.',
    'Échangez un Butin avec un rival ou Ann.',
  ],
  [
    clause('swap', you, a('loot'), { with: anyOf(a('super'), a('weapon')) }),
    'Swap a Loot with a Super or Weapon.',
    'Échangez un Butin contre un Super ou une Arme.',
  ],
  [
    clause('swap', you, a('loot'), { with: anyOf(a('rival'), a('super')) }),
    'Swap a Loot with a rival or Super.',
    'Échangez un Butin contre un rival ou un Super.',
  ],
  [
    clause('take', you, a('card'), { from: called('Ann') }),
    'Take a card from Ann.',
    'Prenez une carte d’Ann.',
  ],
]);

saidAs('to whom it is said first', () => [
  [
    clause('endow', you, a('shield', { adjectives: ['of-fire'] }), { to: thisOne('super') }),
    'Give this Super a Fire Shield.',
    'Donnez à ce Super un Bouclier Feu.',
  ],
  [
    clause('endow', you, some('shield', { adjectives: ['old', 'of-fire', 'of-ice', 'of-wind'] }), {
      to: a('super', { adjectives: ['opposing'] }),
    }),
    'Give an opposing Super old Fire, Ice, and Wind Shields.',
    'Donnez à un Super adverse de vieux Boucliers Feu, Glace et Vent.',
  ],
  [
    [
      clause('look-at', you, a('foe', { as: 'them' })),
      clause('endow', you, a('card'), { to: again('them') }),
    ],
    'Look at a foe. Give them a card.',
    'Regardez un adversaire. Donnez-lui une carte.',
  ],
]);

import { again, anyOf, called, may, naming, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, another, clause, exactly, named, the, thisOne } = say;

saidAs('meant again', () => [
  [
    [
      clause('swap', you, a('super', { of: you, as: 'x' }), {
        with: a('super', { of: a('rival'), as: 'y' }),
      }),
      clause('turn-down', you, again('y')),
    ],
    'Swap one of your Supers with one of a rival’s Supers. Turn the second Super face down.',
    'Échangez un de vos Supers contre un Super d’un rival. Retournez le deuxième Super face cachée.',
  ],
  [
    [clause('swap', you, a('weapon', { as: 'w' }), { with: a('hero') }), clause('destroy', you, again('w'))],
    'Swap a Weapon with a Hero. Destroy that Weapon.',
    'Échangez une Arme contre un Héros. Détruisez-la.',
  ],
  [
    [
      clause('swap', you, thisOne('super'), { with: a('super', { as: 'x' }) }),
      clause('turn-down', you, again('x')),
    ],
    'Swap this Super with a Super. Turn the other Super face down.',
    'Échangez ce Super contre un Super. Retournez l’autre Super face cachée.',
  ],
  [
    [
      clause('swap', you, a('super', { as: 'x' }), { with: another('super') }),
      clause('look-at', you, the('rank', { of: again('x') })),
    ],
    'Swap a Super with another Super. Look at the first Super’s Action Number.',
    'Échangez un Super contre un autre Super. Regardez le Numéro d’Action du premier Super.',
  ],
  [
    [
      clause('choose', you, a('super', { as: 'x' })),
      clause('swap', you, thisOne('super'), { with: again('x') }),
    ],
    'Choose a Super. Swap this Super with the other Super.',
    'Choisissez un Super. Échangez ce Super contre l’autre Super.',
  ],
  [
    [
      clause('reveal', a('foe', { as: 'f' }), a('loot', { as: 'l' })),
      clause('steal', you, again('l'), { from: again('f') }),
    ],
    'A foe reveals a Loot. Steal it from them.',
    'Un adversaire révèle un Butin. Volez ce Butin à cet adversaire.',
  ],
  [
    [
      clause('choose', you, exactly(2, 'weapon', { as: 'them' })),
      clause('swap', you, again('them'), { with: exactly(2, 'heroine') }),
      clause('turn-up', you, again('them')),
    ],
    'Choose two Weapons. Swap them with two Heroines. Turn those Weapons face up.',
    'Choisissez deux Armes. Échangez-les contre deux Héroïnes. Retournez ces Armes face visible.',
  ],
  [
    [
      clause('discard', you, a('card', { as: 'first' })),
      clause('draw', you, a('card', { as: 'second' })),
      may(clause('destroy', you, again('first'))),
    ],
    'Discard a card. Draw a card. You may destroy the first card.',
    'Défaussez une carte. Piochez une carte. Vous pouvez détruire la première carte.',
  ],
  [
    [
      clause('give', named('hydra'), a('weapon', { as: 'w' }), { to: you }),
      clause('destroy', you, again('w')),
    ],
    'Hydra gives a Weapon to you. Destroy it.',
    'Hydra vous donne une Arme. Détruisez cette Arme.',
  ],
  [
    [
      clause('choose', you, naming('x', called('Ada'))),
      clause('give', you, thisOne('card'), { to: again('x') }),
    ],
    'Choose Ada. Give this card to them.',
    'Choisissez Ada. Donnez cette carte à Ada.',
  ],
  [
    [
      clause('swap', you, exactly(2, 'super', { as: 'x' }), { with: exactly(2, 'super') }),
      clause('turn-up', you, again('x')),
    ],
    'Swap two Supers with two Supers. Turn the first Supers face up.',
    'Échangez deux Supers contre deux Supers. Retournez les premiers Supers face visible.',
  ],
  [
    [
      clause('choose', you, a('rival', { as: 'r' })),
      clause('choose', a('player'), a('card', { as: 'c' })),
      clause('give', you, again('c'), { to: again('r') }),
    ],
    'Choose a rival. A player chooses a card. Give it to that rival.',
    'Choisissez un rival. Un joueur choisit une carte. Donnez-la à ce rival.',
  ],
  [
    [
      clause('choose', you, a('rival', { as: 'r' })),
      clause('choose', another('rival'), a('card', { as: 'c' })),
      clause('give', you, again('c'), { to: again('r') }),
    ],
    'Choose a rival. Another rival chooses a card. Give it to the first rival.',
    'Choisissez un rival. Un autre rival choisit une carte. Donnez-la au premier rival.',
  ],
  [
    [clause('choose', you, a('rival', { as: 'r' })), clause('give', named('hydra'), you, { to: again('r') })],
    'Choose a rival. Hydra gives you to that rival.',
    'Choisissez un rival. Hydra vous donne à lui.',
  ],
  [
    [
      clause('knock-out', thisOne('super'), a('super', { as: 'x' }), { with: another('super') }),
      clause('turn-up', you, again('x')),
    ],
    'This Super knocks out a Super with another Super. Turn the first Super face up.',
    'Ce Super met K.-O. un Super avec un autre Super. Retournez le premier Super face visible.',
  ],
  [
    [
      clause('discard', you, a('card')),
      clause('swap', you, a('card', { as: 'x' }), { with: a('card') }),
      clause('destroy', you, again('x')),
    ],
    'Discard a card. Swap a card with a card. Destroy the second card.',
    'Défaussez une carte. Échangez une carte contre une carte. Détruisez la deuxième carte.',
  ],
  [
    [
      clause('reveal', a('rival', { as: 'r' }), a('card'), { to: a('player') }),
      clause('look-at', you, the('hand', { of: again('r') })),
    ],
    'A rival reveals a card to a player. Look at that rival’s hand.',
    'Un rival révèle une carte à un joueur. Regardez la main de ce rival.',
  ],
  [
    [
      clause('swap', you, a('super', { as: 'x' }), { with: a('weapon') }),
      clause('look-at', you, the('rank', { of: again('x') })),
    ],
    'Swap a Super with a Weapon. Look at that Super’s Action Number.',
    'Échangez un Super contre une Arme. Regardez le Numéro d’Action de ce Super.',
  ],
  [
    [
      clause('choose', you, naming('x', anyOf(a('hero'), a('villain')))),
      clause('choose', you, a('super')),
      clause('destroy', you, again('x')),
    ],
    'Choose a Hero or Villain. Choose a Super. Destroy that Hero or Villain.',
    'Choisissez un Héros ou un Vilain. Choisissez un Super. Détruisez ce Héros ou ce Vilain.',
  ],
]);

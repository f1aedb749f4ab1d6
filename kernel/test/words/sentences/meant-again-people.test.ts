import { again, doer, may, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, all, clause, each, exactly, the } = say;

saidAs('meant again', () => [
  [
    [clause('choose', you, a('rival', { as: 'r' })), clause('steal', you, a('loot'), { from: again('r') })],
    'Choose a rival. Steal a Loot from them.',
    'Choisissez un rival. Volez-lui un Butin.',
  ],
  [
    [
      clause('choose', you, exactly(2, 'rival', { as: 'r' })),
      clause('give', you, a('loot'), { to: again('r') }),
    ],
    'Choose two rivals. Give a Loot to them.',
    'Choisissez deux rivaux. Donnez-leur un Butin.',
  ],
  [
    [clause('choose', you, a('rival', { as: 'r' })), clause('reveal', again('r'), the('hand', { of: doer }))],
    'Choose a rival. They reveal their hand.',
    'Choisissez un rival. Il révèle sa main.',
  ],
  [
    [clause('choose', you, a('rival', { as: 'r' })), clause('look-at', you, the('plan', { of: again('r') }))],
    'Choose a rival. Look at their Plan.',
    'Choisissez un rival. Regardez son Plan.',
  ],
  [
    [
      clause('choose', you, a('foe', { as: 'f' })),
      clause('reveal', you, a('card', { as: 'c' })),
      clause('give', you, again('c'), { to: again('f') }),
    ],
    'Choose a foe. Reveal a card. Give it to them.',
    'Choisissez un adversaire. Révélez une carte. Donnez-la-lui.',
  ],
  [
    [
      clause('give', a('rival', { as: 'r' }), a('card', { as: 'c' }), { to: you }),
      clause('draw', again('r'), exactly(2, 'card')),
    ],
    'A rival gives a card to you. They draw two cards.',
    'Un rival vous donne une carte. Il pioche deux cartes.',
  ],
  [
    [
      clause('choose', a('rival', { as: 'r' }), a('weapon', { as: 'w' })),
      clause('give', again('r'), again('w'), { to: you }),
    ],
    'A rival chooses a Weapon. They give it to you.',
    'Un rival choisit une Arme. Il vous la donne.',
  ],
  [
    [clause('choose', you, a('rival', { as: 'r' })), clause('swap', you, a('loot'), { with: again('r') })],
    'Choose a rival. Swap a Loot with them.',
    'Choisissez un rival. Échangez un Butin avec ce rival.',
  ],
  [
    [
      clause('look-at', each('foe', { as: 'f' }), a('card', { as: 'c' })),
      may(clause('give', again('f'), again('c'), { to: you })),
    ],
    'Each foe looks at a card. They may give it to you.',
    'Chaque adversaire regarde une carte. Il peut vous la donner.',
  ],
  [
    [
      clause('look-at', you, the('hand', { of: a('rival', { as: 'r' }) })),
      clause('steal', you, a('card'), { from: again('r') }),
    ],
    'Look at a rival’s hand. Steal a card from them.',
    'Regardez la main d’un rival. Volez-lui une carte.',
  ],
  [
    [
      clause('reveal', each('foe', { as: 'f' }), the('hand', { of: doer })),
      clause('destroy', again('f'), a('hero'), { from: 'hand' }),
    ],
    'Each foe reveals their hand. They destroy a Hero from their hand.',
    'Chaque adversaire révèle sa main. Il détruit un Héros de sa main.',
  ],
  [
    [clause('choose', you, a('rival', { as: 'r' })), clause('move', you, a('card'), { to: again('r') })],
    'Choose a rival. Move a card to them.',
    'Choisissez un rival. Déplacez une carte vers lui.',
  ],
  [
    [
      clause('reveal', a('rival', { as: 'r' }), exactly(2, 'card')),
      clause('look-at', you, the('hand', { of: again('r') })),
    ],
    'A rival reveals two cards. Look at their hand.',
    'Un rival révèle deux cartes. Regardez sa main.',
  ],
  [
    [
      clause('reveal', all('rival', { as: 'r' }), exactly(2, 'card')),
      clause('look-at', you, the('hand', { of: again('r') })),
    ],
    'All rivals reveal two cards. Look at their hand.',
    'Tous les rivaux révèlent deux cartes. Regardez leur main.',
  ],
]);

import { expect, test } from 'vitest';
import {
  again,
  allHold,
  allOf,
  anyHolds,
  anyOf,
  asLongAs,
  belongingTo,
  beside,
  both,
  type Clause,
  called,
  cannot,
  chooseOne,
  doer,
  done,
  either,
  forEach,
  having,
  ifYouDo,
  inTurn,
  type Manner,
  may,
  must,
  naming,
  not,
  number,
  onBottomOf,
  onTopOf,
  orElse,
  partOf,
  passive,
  provided,
  thereIs,
  under,
  unless,
  until,
  when,
  without,
  you,
} from '../../src/words/index.ts';
import { say, text } from './vocabulary.ts';

const {
  a,
  all,
  another,
  anyNumberOf,
  at,
  atLeast,
  bottomOf,
  clause,
  compared,
  each,
  exactly,
  extreme,
  hasBeen,
  is,
  isBeing,
  label,
  measuring,
  named,
  none,
  nth,
  plus,
  some,
  that,
  thatOne,
  the,
  thisOne,
  topOf,
  upTo,
} = say;

type Row = readonly [clauses: Clause | readonly Clause[], en: string, fr: string, manner?: Manner];

const sentences: Readonly<Record<string, readonly Row[]>> = {
  'numbers and quantities': [
    [plus(3, 'power'), '+3 Power.', '+3 Puissance.'],
    [plus(-1, 'power', 'this-turn'), '−1 Power this turn.', '−1 Puissance ce tour-ci.'],
    [clause('draw', you, a('card')), 'Draw a card.', 'Piochez une carte.'],
    [clause('draw', you, exactly(2, 'card')), 'Draw two cards.', 'Piochez deux cartes.'],
    [clause('draw', you, exactly(12, 'card')), 'Draw 12 cards.', 'Piochez 12 cartes.'],
    [clause('destroy', you, upTo(1, 'weapon')), 'Destroy up to one Weapon.', 'Détruisez jusqu’à une Arme.'],
    [
      may(clause('destroy', you, upTo(2, 'card', { in: ['hand', 'discard'] }))),
      'You may destroy up to two cards in your hand or discard pile.',
      'Vous pouvez détruire jusqu’à deux cartes de votre main ou de votre défausse.',
    ],
    [
      clause('destroy', you, anyNumberOf('card', { in: the('row') })),
      'Destroy any number of cards in the Row.',
      'Détruisez n’importe quel nombre de cartes de la Réserve.',
    ],
    [
      provided(
        clause('have', you, atLeast(4, 'hero', { adjectives: ['other'], in: 'deck' })),
        plus(5, 'power'),
      ),
      'If you have at least four other Heroes in your deck, +5 Power.',
      'Si vous avez au moins quatre autres Héros dans votre deck, +5 Puissance.',
    ],
    [
      clause('gain', you, a('card', { which: measuring('cost', 2, 'or-next') })),
      'Gain a card with a cost of 2 or 3.',
      'Gagnez une carte avec un coût de 2 ou 3.',
    ],
    [clause('pay', you, exactly(3, 'power')), 'Pay 3 Power.', 'Payez 3 Puissance.'],
    [clause('double', you, the('power', { of: you })), 'Double your Power.', 'Doublez votre Puissance.'],
    [clause('gain', you, exactly(1, 'weakness')), 'Gain one Weakness.', 'Gagnez une Faiblesse.'],
    [
      clause('discard', you, all('card', { in: 'hand' })),
      'Discard all cards in your hand.',
      'Défaussez toutes les cartes de votre main.',
    ],
    [
      clause('reveal', you, the('card', { of: you, many: true })),
      'Reveal your cards.',
      'Révélez vos cartes.',
    ],
    [clause('take', you, some('weapon')), 'Take Weapons.', 'Prenez des Armes.'],
    [
      clause('take', you, some('hero', { adjectives: ['new'] })),
      'Take new Heroes.',
      'Prenez de nouveaux Héros.',
    ],
    [
      when(
        clause('play', you, nth(1, 'heroine', { of: you }), { how: 'each-turn' }),
        clause('draw', you, a('card')),
      ),
      'When you play your first Heroine each turn, draw a card.',
      'Quand vous jouez votre première Héroïne à chaque tour, piochez une carte.',
    ],
    [clause('play', you, nth(2, 'weapon')), 'Play the second Weapon.', 'Jouez la deuxième Arme.'],
    [clause('reveal', you, nth(9, 'weapon')), 'Reveal the ninth Weapon.', 'Révélez la 9e Arme.'],
    [clause('reveal', you, thatOne('enemy')), 'Reveal that Enemy.', 'Révélez cet Ennemi.'],
    [clause('reveal', you, thisOne('weapon', { many: true })), 'Reveal these Weapons.', 'Révélez ces Armes.'],
    [clause('reveal', you, thatOne('weapon', { many: true })), 'Reveal those Weapons.', 'Révélez ces Armes.'],
    [
      clause('discard', you, some('card', { adjectives: ['magic'] })),
      'Discard Magic cards.',
      'Défaussez des cartes Magiques.',
    ],
  ],

  'to somebody, or into something': [
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
  ],

  owners: [
    [
      clause('move', you, a('super', { of: you }), { to: another('arena') }),
      'Move one of your Supers to another Arena.',
      'Déplacez un de vos Supers vers une autre Arène.',
    ],
    [
      clause('destroy', you, another('weapon', { of: you })),
      'Destroy another of your Weapons.',
      'Détruisez une autre de vos Armes.',
    ],
    [
      clause('destroy', you, each('weapon', { of: you })),
      'Destroy each of your Weapons.',
      'Détruisez chacune de vos Armes.',
    ],
    [
      clause('destroy', you, all('weapon', { of: you })),
      'Destroy all your Weapons.',
      'Détruisez toutes vos Armes.',
    ],
    [
      clause('destroy', you, exactly(2, 'weapon', { of: you })),
      'Destroy two of your Weapons.',
      'Détruisez deux de vos Armes.',
    ],
    [
      clause('turn-up', you, a('super', { of: a('rival') })),
      'Turn face up one of a rival’s Supers.',
      'Retournez face visible un Super d’un rival.',
    ],
    [
      clause('look-at', you, the('hand', { of: each('rival') })),
      'Look at each rival’s hand.',
      'Regardez la main de chaque rival.',
    ],
    [
      clause('reveal', each('player'), all('super', { of: doer })),
      'Each player reveals all their Supers.',
      'Chaque joueur révèle tous ses Supers.',
    ],
    [
      clause('reveal', all('player'), the('hand', { of: doer })),
      'All players reveal their hand.',
      'Tous les joueurs révèlent leur main.',
    ],
    [
      clause('reveal', all('player'), the('card', { of: doer, many: true })),
      'All players reveal their cards.',
      'Tous les joueurs révèlent leurs cartes.',
    ],
    [
      clause('lose', thisOne('super'), the('weapon', { of: doer })),
      'This Super loses its Weapon.',
      'Ce Super perd son Arme.',
    ],
    [
      clause('look-at', you, the('plan', { of: called('Ines') })),
      'Look at Ines’s Plan.',
      'Regardez le Plan d’Ines.',
    ],
    [
      clause('look-at', you, the('plan', { of: named('penguin') })),
      'Look at the Penguin’s Plan.',
      'Regardez le Plan du Pingouin.',
    ],
    [
      clause('look-at', you, the('plan', { of: named('hydra') })),
      'Look at Hydra’s Plan.',
      'Regardez le Plan de Hydra.',
    ],
    [
      clause('destroy', you, all('weapon', { of: a('rival') })),
      'Destroy all of a rival’s Weapons.',
      'Détruisez toutes les Armes d’un rival.',
    ],
    [
      clause('discard', you, the('card', { of: some('rival'), many: true })),
      'Discard rivals’ cards.',
      'Défaussez les cartes de rivaux.',
    ],
    [
      clause('look-at', you, the('rank', { of: a('super', { of: you }) })),
      'Look at the Action Number of one of your Supers.',
      'Regardez le Numéro d’Action d’un de vos Supers.',
    ],
    [
      clause('look-at', you, the('rank', { of: a('super', { in: thisOne('arena') }) })),
      'Look at the Action Number of a Super at this Arena.',
      'Regardez le Numéro d’Action d’un Super de cette Arène.',
    ],
    [
      clause('discard', you, a('card', { of: a('rival', { which: having(a('weapon')) }) })),
      'Discard a card of a rival with a Weapon.',
      'Défaussez une carte d’un rival avec une Arme.',
    ],
    [
      clause('reveal', you, nth(4, 'weapon', { of: you })),
      'Reveal your fourth Weapon.',
      'Révélez votre quatrième Arme.',
    ],
    [
      clause('reveal', you, the('weapon', { of: anyOf(a('rival'), a('child')) })),
      'Reveal the Weapon of a rival or child.',
      'Révélez l’Arme d’un rival ou d’un enfant.',
    ],
    [
      clause('reveal', you, each('hero', { of: you })),
      'Reveal each of your Heroes.',
      'Révélez chacun de vos Héros.',
    ],
    [
      clause('discard', you, some('weapon', { of: you })),
      'Discard some of your Weapons.',
      'Défaussez certaines de vos Armes.',
    ],
    [
      clause('discard', you, some('hero', { of: you })),
      'Discard some of your Heroes.',
      'Défaussez certains de vos Héros.',
    ],
    [
      clause('discard', you, anyNumberOf('hero', { of: you })),
      'Discard any number of your Heroes.',
      'Défaussez n’importe quel nombre de vos Héros.',
    ],
    [
      clause('turn-down', you, the('super', { of: you })),
      'Turn your Super face down.',
      'Retournez votre Super face cachée.',
    ],
  ],

  places: [
    [
      clause('put', you, thisOne('card'), { to: onTopOf(the('deck', { of: you })) }),
      'Put this card on top of your deck.',
      'Mettez cette carte sur votre deck.',
    ],
    [
      clause('put', you, upTo(2, 'card'), { from: 'discard', to: onBottomOf(the('deck', { of: you })) }),
      'Put up to two cards from your discard pile on the bottom of your deck.',
      'Mettez jusqu’à deux cartes de votre défausse sous votre deck.',
    ],
    [
      clause('put', each('foe'), a('weakness'), { to: onTopOf(the('deck', { of: doer })) }),
      'Each foe puts a Weakness on top of their deck.',
      'Chaque adversaire met une Faiblesse sur son deck.',
    ],
    [
      clause('put', you, a('card'), { from: onTopOf(the('deck', { of: you })), to: 'hand' }),
      'Put a card from the top of your deck into your hand.',
      'Mettez une carte du dessus de votre deck dans votre main.',
    ],
    [
      clause('put', each('player'), a('card', { adjectives: ['random'] }), {
        from: 'hand',
        to: under(the('hero', { of: doer })),
      }),
      'Each player puts a card at random from their hand under their Hero.',
      'Chaque joueur met une carte au hasard de sa main sous son Héros.',
    ],
    [
      clause('put', you, a('loot'), { to: beside(thisOne('arena')) }),
      'Put a Loot beside this Arena.',
      'Mettez un Butin à côté de cette Arène.',
    ],
    [
      clause('return', you, all('loot'), { to: the('bag') }),
      'Return all Loot to the Loot Bag.',
      'Remettez tous les Butins dans le Sac de Butin.',
    ],
    [
      clause('draw', you, exactly(2, 'loot'), { from: the('bag') }),
      'Draw two Loot from the Loot Bag.',
      'Piochez deux Butins dans le Sac de Butin.',
    ],
    [
      clause('look-at', you, topOf('deck', { count: 3 })),
      'Look at the top three cards of your deck.',
      'Regardez les trois premières cartes de votre deck.',
    ],
    [
      clause('discard', you, bottomOf(the('deck', { of: a('rival') }))),
      'Discard the bottom card of a rival’s deck.',
      'Défaussez la carte du dessous du deck d’un rival.',
    ],
    [
      clause('look-at', you, bottomOf('deck', { count: 2 })),
      'Look at the bottom two cards of your deck.',
      'Regardez les deux cartes du dessous de votre deck.',
    ],
    [
      clause('gain', you, topOf('discard', { noun: 'weapon' })),
      'Gain the top Weapon of your discard pile.',
      'Gagnez la première Arme de votre défausse.',
    ],
    [
      clause('knock-out', you, a('super', { in: [thisOne('arena'), onTopOf(thisOne('plan'))] })),
      'Knock out a Super at this Arena or on top of this Plan.',
      'Mettez K.-O. un Super de cette Arène ou sur ce Plan.',
    ],
    [
      clause('take', you, a('card'), { from: under(thisOne('hero')) }),
      'Take a card from under this Hero.',
      'Prenez une carte de sous ce Héros.',
    ],
    [
      clause('take', you, a('card'), { from: beside(thisOne('arena')) }),
      'Take a card from beside this Arena.',
      'Prenez une carte d’à côté de cette Arène.',
    ],
  ],

  'meant again': [
    [
      [clause('look-at', you, topOf('deck', { as: 'it' })), may(clause('destroy', you, again('it')))],
      'Look at the top card of your deck. You may destroy it.',
      'Regardez la première carte de votre deck. Vous pouvez la détruire.',
    ],
    [
      [
        clause('look-at', you, topOf('deck', { as: 'them', count: 2 })),
        clause('put', you, again('them'), { to: onBottomOf(the('deck', { of: you })) }),
      ],
      'Look at the top two cards of your deck. Put them on the bottom of your deck.',
      'Regardez les deux premières cartes de votre deck. Mettez-les sous votre deck.',
    ],
    [
      [
        clause('look-at', you, topOf('deck', { as: 'them', count: 3 })),
        clause('put', you, partOf('them', 'one'), { to: 'hand' }),
        clause('destroy', you, partOf('them', 'rest')),
      ],
      'Look at the top three cards of your deck. Put one of them into your hand. Destroy the others.',
      'Regardez les trois premières cartes de votre deck. Mettez l’une d’elles dans votre main. Détruisez les autres.',
    ],
    [
      [
        clause('draw', you, exactly(3, 'loot', { as: 'loot' }), { from: the('bag') }),
        clause('keep', you, partOf('loot', 'one')),
        clause('return', you, partOf('loot', 'rest'), { to: the('bag') }),
      ],
      'Draw three Loot from the Loot Bag. Keep one of them. Return the others to the Loot Bag.',
      'Piochez trois Butins dans le Sac de Butin. Gardez l’un d’eux. Remettez les autres dans le Sac de Butin.',
    ],
    [
      [
        clause('reveal', you, exactly(4, 'weapon', { as: 'them' })),
        may(clause('play', you, partOf('them', { upTo: 2 }))),
        clause('discard', each('foe'), partOf('them', 'each')),
      ],
      'Reveal four Weapons. You may play up to two of them. Each foe discards each of them.',
      'Révélez quatre Armes. Vous pouvez jouer jusqu’à deux d’entre elles. Chaque adversaire défausse chacune d’elles.',
    ],
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
      [
        clause('choose', you, a('rival', { as: 'r' })),
        clause('reveal', again('r'), the('hand', { of: doer })),
      ],
      'Choose a rival. They reveal their hand.',
      'Choisissez un rival. Il révèle sa main.',
    ],
    [
      [
        clause('choose', you, a('rival', { as: 'r' })),
        clause('look-at', you, the('plan', { of: again('r') })),
      ],
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
      [
        clause('swap', you, a('weapon', { as: 'w' }), { with: a('hero') }),
        clause('destroy', you, again('w')),
      ],
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
        clause('reveal', you, topOf('deck', { as: 'it' })),
        provided(
          is(again('it'), a('hero')),
          clause('draw', you, again('it')),
          clause('discard', you, again('it')),
        ),
      ],
      'Reveal the top card of your deck. If it is a Hero, draw it. Otherwise, discard it.',
      'Révélez la première carte de votre deck. Si c’est un Héros, piochez-la. Sinon, défaussez-la.',
    ],
    [
      [
        clause('reveal', you, topOf('deck', { as: 'it' })),
        provided(not(is(again('it'), a('place'))), clause('play', you, again('it'))),
      ],
      'Reveal the top card of your deck. If it is not a Location, play it.',
      'Révélez la première carte de votre deck. Si ce n’est pas un Lieu, jouez-la.',
    ],
    [
      [
        clause('choose', you, a('super', { as: 'x' })),
        provided(isBeing(again('x'), 'face-down'), clause('turn-up', you, again('x'))),
      ],
      'Choose a Super. If it is face down, turn it face up.',
      'Choisissez un Super. S’il est face cachée, retournez-le face visible.',
    ],
    [
      [
        clause('reveal', each('foe'), a('card', { as: 'c' }), { from: 'hand' }),
        provided(done(clause('destroy', you, again('c'))), plus(2, 'power')),
      ],
      'Each foe reveals a card from their hand. If you have destroyed it, +2 Power.',
      'Chaque adversaire révèle une carte de sa main. Si vous l’avez détruite, +2 Puissance.',
    ],
    [
      when(
        clause(['buy', 'gain'], you, thisOne('card', { as: 'it' })),
        may(clause('put', you, again('it'), { to: onTopOf(the('deck', { of: you })) })),
      ),
      'When you buy or gain this card, you may put it on top of your deck.',
      'Quand vous achetez ou gagnez cette carte, vous pouvez la mettre sur votre deck.',
    ],
    [
      [
        clause('reveal', you, a('card', { as: 'it' })),
        when(clause(['buy', 'gain'], you, again('it')), plus(1, 'power')),
      ],
      'Reveal a card. When you buy or gain it, +1 Power.',
      'Révélez une carte. Quand vous l’achetez ou la gagnez, +1 Puissance.',
    ],
    [
      [
        clause(
          'gain',
          you,
          naming('it', anyOf(a('hero', { in: the('row') }), a('villain', { in: the('row') }))),
        ),
        may(clause('put', you, again('it'), { to: 'hand' })),
      ],
      'Gain a Hero in the Row or a Villain in the Row. You may put it into your hand.',
      'Gagnez un Héros de la Réserve ou un Vilain de la Réserve. Vous pouvez le mettre dans votre main.',
    ],
    [
      [
        clause('gain', you, naming('them', allOf(a('weapon'), a('heroine')))),
        clause('play', you, again('them')),
      ],
      'Gain a Weapon and a Heroine. Play them.',
      'Gagnez une Arme et une Héroïne. Jouez-les.',
    ],
    [
      [
        clause('play', you, a('hero', { as: 'it' }), { from: the('row') }),
        at('end-of-turn', clause('return', you, again('it'), { to: the('row') })),
      ],
      'Play a Hero from the Row. At the end of the turn, return it to the Row.',
      'Jouez un Héros de la Réserve. À la fin du tour, remettez-le dans la Réserve.',
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
      [clause('choose', you, a('rival', { as: 'r' })), clause('swap', you, a('loot'), { with: again('r') })],
      'Choose a rival. Swap a Loot with them.',
      'Choisissez un rival. Échangez un Butin avec ce rival.',
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
      [clause('choose', you, naming('x', named('comet'))), clause('destroy', you, again('x'))],
      'Choose Comet Kid. Destroy it.',
      'Choisissez la Comète. Détruisez-la.',
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
        clause('look-at', each('foe', { as: 'f' }), a('card', { as: 'c' })),
        may(clause('give', again('f'), again('c'), { to: you })),
      ],
      'Each foe looks at a card. They may give it to you.',
      'Chaque adversaire regarde une carte. Il peut vous la donner.',
    ],
    [
      [
        clause('reveal', you, topOf(the('deck'), { as: 'it' })),
        provided(
          is(again('it'), a('hero')),
          both(plus(3, 'power'), clause('destroy', you, again('it'))),
          clause('put', you, again('it'), { to: 'hand' }),
        ),
      ],
      'Reveal the top card of the deck. If it is a Hero, +3 Power and destroy it. Otherwise, put it into your hand.',
      'Révélez la première carte du deck. Si c’est un Héros, +3 Puissance et détruisez-la. Sinon, mettez-la dans votre main.',
    ],
    [
      [
        clause('reveal', each('foe'), topOf('deck', { as: 'them' })),
        may(clause('play', you, naming('one', partOf('them', 'one', that('be', a('place'), { not: true }))))),
        clause('return', you, again('one'), {
          to: onTopOf(the('deck', { of: the('owner', { of: again('one') }) })),
        }),
      ],
      'Each foe reveals the top card of their deck. You may play one of them that is not a Location. Return it on top of its owner’s deck.',
      'Chaque adversaire révèle la première carte de son deck. Vous pouvez jouer l’une d’elles qui n’est pas un Lieu. Remettez-la sur le deck de son propriétaire.',
    ],
    [
      [
        may(clause('destroy', you, anyNumberOf('card', { in: the('row'), as: 'them' }))),
        clause('return', you, again('them'), { to: the('bag') }),
      ],
      'You may destroy any number of cards in the Row. Return them to the Loot Bag.',
      'Vous pouvez détruire n’importe quel nombre de cartes de la Réserve. Remettez-les dans le Sac de Butin.',
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
      [
        clause('swap', you, exactly(2, 'super', { as: 'x' }), { with: exactly(2, 'super') }),
        clause('turn-up', you, again('x')),
      ],
      'Swap two Supers with two Supers. Turn the first Supers face up.',
      'Échangez deux Supers contre deux Supers. Retournez les premiers Supers face visible.',
    ],
    [
      [clause('choose', you, a('rival', { as: 'r' })), clause('move', you, a('card'), { to: again('r') })],
      'Choose a rival. Move a card to them.',
      'Choisissez un rival. Déplacez une carte vers lui.',
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
      [
        clause('choose', you, a('rival', { as: 'r' })),
        clause('give', named('hydra'), you, { to: again('r') }),
      ],
      'Choose a rival. Hydra gives you to that rival.',
      'Choisissez un rival. Hydra vous donne à lui.',
    ],
    [
      [
        clause('choose', you, a('rival', { as: 'r' })),
        clause('reveal', you, a('loot', { as: 'l' })),
        clause('look-at', you, the('owner', { of: again('l') })),
      ],
      'Choose a rival. Reveal a Loot. Look at its owner.',
      'Choisissez un rival. Révélez un Butin. Regardez son propriétaire.',
    ],
    [
      [
        clause('knock-out', a('super', { as: 'x' }), a('super', { as: 'y' })),
        clause('draw', again('x'), a('card')),
      ],
      'A Super knocks out a Super. It draws a card.',
      'Un Super met K.-O. un Super. Il pioche une carte.',
    ],
    [
      [
        clause('knock-out', a('super', { as: 'x' }), a('super', { as: 'y' })),
        clause('draw', again('y'), a('card')),
      ],
      'A Super knocks out a Super. The second Super draws a card.',
      'Un Super met K.-O. un Super. Le deuxième Super pioche une carte.',
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
        clause('reveal', a('rival', { as: 'r' }), exactly(2, 'card')),
        clause('look-at', you, the('hand', { of: again('r') })),
      ],
      'A rival reveals two cards. Look at their hand.',
      'Un rival révèle deux cartes. Regardez sa main.',
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
        clause('reveal', all('rival', { as: 'r' }), exactly(2, 'card')),
        clause('look-at', you, the('hand', { of: again('r') })),
      ],
      'All rivals reveal two cards. Look at their hand.',
      'Tous les rivaux révèlent deux cartes. Regardez leur main.',
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
  ],

  'vowels and the aspirated h': [
    [clause('destroy', you, thisOne('enemy')), 'Destroy this Enemy.', 'Détruisez cet Ennemi.'],
    [clause('destroy', you, thisOne('hero')), 'Destroy this Hero.', 'Détruisez ce Héros.'],
    [clause('destroy', you, thisOne('heroine')), 'Destroy this Heroine.', 'Détruisez cette Héroïne.'],
    [
      clause('destroy', you, a('enemy', { adjectives: ['new'] })),
      'Destroy a new Enemy.',
      'Détruisez un nouvel Ennemi.',
    ],
    [
      clause('look-at', you, the('rank', { of: a('enemy', { adjectives: ['old'] }) })),
      'Look at an old Enemy’s Action Number.',
      'Regardez le Numéro d’Action d’un vieil Ennemi.',
    ],
    [
      clause('look-at', you, the('rank', { of: the('hero') })),
      'Look at the Hero’s Action Number.',
      'Regardez le Numéro d’Action du Héros.',
    ],
    [
      clause('look-at', you, the('rank', { of: the('heroine') })),
      'Look at the Heroine’s Action Number.',
      'Regardez le Numéro d’Action de l’Héroïne.',
    ],
    [
      clause('look-at', you, the('rank', { of: the('enemy') })),
      'Look at the Enemy’s Action Number.',
      'Regardez le Numéro d’Action de l’Ennemi.',
    ],
    [
      clause('look-at', you, the('rank', { of: all('hero') })),
      'Look at all Heroes’ Action Number.',
      'Regardez le Numéro d’Action de tous les Héros.',
    ],
    [
      clause('look-at', you, the('rank', { of: the('hero', { many: true }) })),
      'Look at the Heroes’ Action Number.',
      'Regardez le Numéro d’Action des Héros.',
    ],
    [clause('pay', you, a('hour')), 'Pay an Hour.', 'Payez une Heure.'],
    [
      clause('reveal', each('child'), the('hour', { of: doer })),
      'Each child reveals their Hour.',
      'Chaque enfant révèle son Heure.',
    ],
    [
      clause('take', you, all('weapon', { of: the('child', { many: true }) })),
      'Take all of the children’s Weapons.',
      'Prenez toutes les Armes des enfants.',
    ],
    [
      clause('give', you, a('card'), { to: the('rival', { many: true }) }),
      'Give a card to the rivals.',
      'Donnez une carte aux rivaux.',
    ],
    [
      clause('give', you, a('card'), { to: the('rival') }),
      'Give a card to the rival.',
      'Donnez une carte au rival.',
    ],
    [
      clause('give', you, a('card'), { to: the('foe') }),
      'Give a card to the foe.',
      'Donnez une carte à l’adversaire.',
    ],
    [
      clause('add', you, a('card'), { to: the('row') }),
      'Add a card to the Row.',
      'Ajoutez une carte à la Réserve.',
    ],
  ],

  lists: [
    [
      clause('gain', you, anyOf(a('hero'), a('villain'))),
      'Gain a Hero or Villain.',
      'Gagnez un Héros ou un Vilain.',
    ],
    [
      clause('gain', you, anyOf(a('weapon'), a('hero'), a('place', { in: the('row') }))),
      'Gain a Weapon, Hero, or Location in the Row.',
      'Gagnez une Arme, un Héros ou un Lieu de la Réserve.',
    ],
    [
      clause('destroy', you, allOf(thisOne('card'), the('hand', { of: you }))),
      'Destroy this card and your hand.',
      'Détruisez cette carte et votre main.',
    ],
    [
      clause('discard', allOf(you, each('foe')), a('card')),
      'You and each foe discard a card.',
      'Vous et chaque adversaire défaussez une carte.',
    ],
    [
      clause('draw', allOf(a('rival'), the('owner', { of: thisOne('super') })), a('card')),
      'A rival and this Super’s owner draw a card.',
      'Un rival et le propriétaire de ce Super piochent une carte.',
    ],
    [
      clause('destroy', you, anyOf(named('penguin'), named('comet'))),
      'Destroy the Penguin or Comet Kid.',
      'Détruisez le Pingouin ou la Comète.',
    ],
    [
      clause('destroy', you, a('card', { in: ['hand', 'discard', 'deck'] })),
      'Destroy a card in your hand, discard pile, or deck.',
      'Détruisez une carte de votre main, de votre défausse ou de votre deck.',
    ],
  ],

  restrictions: [
    [
      clause('turn-down', you, a('super', { which: [that('act', undefined, { tense: 'past', not: true })] })),
      'Turn face down a Super that has not acted.',
      'Retournez face cachée un Super qui n’a pas agi.',
    ],
    [
      clause(
        'knock-out',
        you,
        a('super', {
          of: a('rival'),
          which: [
            that('act', undefined, { tense: 'past', not: true }),
            without(a('shield', { adjectives: ['magic'] })),
            belongingTo(the('side', { adjectives: ['opposing'] })),
          ],
        }),
      ),
      'Knock out one of a rival’s Supers of the opposing side without a Magic Shield that has not acted.',
      'Mettez K.-O. un Super d’un rival du camp adverse sans Bouclier Magique qui n’a pas agi.',
    ],
    [
      clause('gain', you, all('villain', { in: the('row'), which: measuring('cost', 7, 'or-less') })),
      'Gain all Villains in the Row with a cost of 7 or less.',
      'Gagnez tous les Vilains de la Réserve avec un coût de 7 ou moins.',
    ],
    [
      clause('knock-out', you, a('super', { which: compared('rank', 'lower', thisOne('super')) })),
      'Knock out a Super with a lower Action Number than this Super.',
      'Mettez K.-O. un Super avec un Numéro d’Action inférieur à celui de ce Super.',
    ],
    [
      clause('knock-out', you, a('super', { which: compared('power', 'higher', thisOne('super')) })),
      'Knock out a Super with a higher Power than this Super.',
      'Mettez K.-O. un Super avec une Puissance supérieure à celle de ce Super.',
    ],
    [
      clause('destroy', you, a('card', { which: compared('cost', 'same', a('weapon')) })),
      'Destroy a card with the same cost as a Weapon.',
      'Détruisez une carte avec le même coût qu’une Arme.',
    ],
    [
      clause('knock-out', you, the('super', { which: extreme('rank', 'highest') })),
      'Knock out the Super with the highest Action Number.',
      'Mettez K.-O. le Super avec le Numéro d’Action le plus élevé.',
    ],
    [
      clause('knock-out', you, the('super', { which: extreme('power', 'lowest') })),
      'Knock out the Super with the lowest Power.',
      'Mettez K.-O. le Super avec la Puissance la plus basse.',
    ],
    [
      clause('take', you, all('weapon', { which: hasBeen('destroy', 'this-turn') })),
      'Take all Weapons destroyed this turn.',
      'Prenez toutes les Armes détruites ce tour-ci.',
    ],
    [
      clause('return', you, each('super', { which: hasBeen('knock-out', 'this-turn'), as: 'it' }), {
        to: the('hand', { of: the('owner', { of: again('it') }) }),
      }),
      'Return each Super knocked out this turn to its owner’s hand.',
      'Remettez chaque Super mis K.-O. ce tour-ci dans la main de son propriétaire.',
    ],
    [
      clause('draw', each('foe', { which: that('have', a('shield')) }), a('card')),
      'Each foe who has a Shield draws a card.',
      'Chaque adversaire qui a un Bouclier pioche une carte.',
    ],
    [
      clause('play', you, a('card', { which: that('be', a('place'), { not: true }) })),
      'Play a card that is not a Location.',
      'Jouez une carte qui n’est pas un Lieu.',
    ],
    [
      clause('turn-up', you, a('super', { adjectives: ['face-down'], in: thisOne('arena') })),
      'Turn face up a face-down Super at this Arena.',
      'Retournez face visible un Super face cachée de cette Arène.',
    ],
    [clause('take', you, a('hero', { adjectives: ['old'] })), 'Take an old Hero.', 'Prenez un vieux Héros.'],
    [
      clause('take', you, a('weapon', { adjectives: ['old', 'magic'] })),
      'Take an old Magic Weapon.',
      'Prenez une vieille Arme Magique.',
    ],
    [
      clause('take', you, a('enemy', { adjectives: ['new'] })),
      'Take a new Enemy.',
      'Prenez un nouvel Ennemi.',
    ],
    [
      clause('reveal', you, exactly(2, 'weapon', { adjectives: ['new', 'magic'] })),
      'Reveal two new Magic Weapons.',
      'Révélez deux nouvelles Armes Magiques.',
    ],
    [
      may(clause('put', you, a('card', { which: hasBeen(['buy', 'gain'], 'this-turn') }), { to: 'hand' })),
      'You may put a card bought or gained this turn into your hand.',
      'Vous pouvez mettre une carte achetée ou gagnée ce tour-ci dans votre main.',
    ],
    [
      provided(
        is(thisOne('card'), nth(1, 'card', { which: hasBeen('play', 'this-turn') })),
        inTurn(clause('discard', you, the('hand', { of: you })), clause('draw', you, exactly(5, 'card'))),
        plus(1, 'power'),
      ),
      'If this card is the first card played this turn, discard your hand, then draw five cards. Otherwise, +1 Power.',
      'Si cette carte est la première carte jouée ce tour-ci, défaussez votre main, puis piochez cinq cartes. Sinon, +1 Puissance.',
    ],
    [
      forEach(
        each('villain', { which: hasBeen(['buy', 'gain'], 'this-turn') }),
        clause('draw', you, a('card'), { how: 'end-of-turn' }),
      ),
      'Draw a card at the end of the turn for each Villain bought or gained this turn.',
      'Piochez une carte à la fin du tour pour chaque Vilain acheté ou gagné ce tour-ci.',
    ],
    [
      clause('take', you, a('card', { which: hasBeen('look-at', 'this-turn') })),
      'Take a card looked at this turn.',
      'Prenez une carte regardée ce tour-ci.',
    ],
    [
      clause('take', you, some('enemy', { adjectives: ['magic', 'new'] })),
      'Take Magic new Enemies.',
      'Prenez de nouveaux Ennemis Magiques.',
    ],
    [
      clause(
        'knock-out',
        you,
        a('super', {
          which: [
            that('act', undefined, { tense: 'past' }),
            hasBeen('reveal', 'this-turn'),
            without(a('shield')),
            having(a('weapon')),
            extreme('rank', 'lowest'),
            belongingTo(thisOne('arena')),
          ],
        }),
      ),
      'Knock out a Super of this Arena with the lowest Action Number with a Weapon without a Shield revealed this turn that has acted.',
      'Mettez K.-O. un Super de cette Arène avec le Numéro d’Action le plus bas avec une Arme sans Bouclier révélé ce tour-ci qui a agi.',
    ],
  ],

  verbs: [
    [clause('knock-out', you, a('super')), 'Knock out a Super.', 'Mettez K.-O. un Super.'],
    [
      [clause('choose', you, a('super', { as: 'x' })), may(clause('knock-out', you, again('x')))],
      'Choose a Super. You may knock it out.',
      'Choisissez un Super. Vous pouvez le mettre K.-O.',
    ],
    [
      [clause('choose', you, a('super', { as: 'x' })), clause('knock-out', you, again('x'))],
      'Choose a Super. Knock it out.',
      'Choisissez un Super. Mettez-le K.-O.',
    ],
    [
      cannot(passive(clause('knock-out', thisOne('super')))),
      'This Super cannot be knocked out.',
      'Ce Super ne peut pas être mis K.-O.',
    ],
    [
      cannot(clause('gain', you, some('weakness'))),
      'You cannot gain Weaknesses.',
      'Vous ne pouvez pas gagner de Faiblesses.',
    ],
    [
      cannot(clause('play', all('foe'), a('weapon'))),
      'No foe may play a Weapon.',
      'Aucun adversaire ne peut jouer d’Arme.',
    ],
    [
      must(clause('discard', each('foe'), a('card'))),
      'Each foe must discard a card.',
      'Chaque adversaire doit défausser une carte.',
    ],
    [
      clause('discard', none('foe'), a('card')),
      'No foe discards a card.',
      'Aucun adversaire ne défausse de carte.',
    ],
    [clause('have', you, none('weapon')), 'Have no Weapon.', 'N’ayez aucune Arme.'],
    [
      may(clause('draw', none('rival'), a('card'))),
      'No rival may draw a card.',
      'Aucun rival ne peut piocher de carte.',
    ],
    [not(clause('destroy', you, a('weapon'))), 'Do not destroy a Weapon.', 'Ne détruisez pas d’Arme.'],
    [
      [clause('choose', you, a('card', { as: 'it' })), not(clause('destroy', you, again('it')))],
      'Choose a card. Do not destroy it.',
      'Choisissez une carte. Ne la détruisez pas.',
    ],
    [
      provided(not(clause('control', you, a('place'))), plus(2, 'power')),
      'If you do not control a Location, +2 Power.',
      'Si vous ne contrôlez pas de Lieu, +2 Puissance.',
    ],
    [
      provided(
        done(clause('play', you, anyOf(a('weapon'), a('hero')), { how: 'this-turn' })),
        plus(3, 'power'),
      ),
      'If you have played a Weapon or Hero this turn, +3 Power.',
      'Si vous avez joué une Arme ou un Héros ce tour-ci, +3 Puissance.',
    ],
    [
      provided(not(done(clause('play', you, a('weapon')))), plus(1, 'power')),
      'If you have not played a Weapon, +1 Power.',
      'Si vous n’avez pas joué d’Arme, +1 Puissance.',
    ],
    [
      provided(done(clause('arrive', all('heroine'))), clause('draw', you, a('card'))),
      'If all Heroines have arrived, draw a card.',
      'Si toutes les Héroïnes sont arrivées, piochez une carte.',
    ],
    [
      provided(done(passive(clause('destroy', a('weapon')))), clause('draw', you, a('card'))),
      'If a Weapon has been destroyed, draw a card.',
      'Si une Arme a été détruite, piochez une carte.',
    ],
    [
      provided(
        passive(clause('destroy', thisOne('card'), undefined, { by: a('rival') })),
        clause('draw', you, a('card')),
      ),
      'If this card is destroyed by a rival, draw a card.',
      'Si cette carte est détruite par un rival, piochez une carte.',
    ],
    [
      clause('raise', you, the('rank', { of: thisOne('super') }), { by: 5 }),
      'Raise this Super’s Action Number by 5.',
      'Augmentez le Numéro d’Action de ce Super de 5.',
    ],
    [
      clause('become', the('rank', { of: thisOne('super') }), number(20)),
      'This Super’s Action Number becomes 20.',
      'Le Numéro d’Action de ce Super devient 20.',
    ],
    [
      clause('raise', you, the('rank', { of: thisOne('super') }), { to: number(20) }),
      'Raise this Super’s Action Number to 20.',
      'Augmentez le Numéro d’Action de ce Super à 20.',
    ],
    [clause('set-aside', you, thisOne('card')), 'Set aside this card.', 'Mettez cette carte de côté.'],
    [
      [
        clause('choose', you, a('card', { as: 'it' })),
        clause('set-aside', you, again('it'), { how: 'face-down' }),
      ],
      'Choose a card. Set it aside face down.',
      'Choisissez une carte. Mettez-la de côté face cachée.',
    ],
    [
      clause('discard', you, a('card'), { purpose: clause('avoid', you, a('attack')) }),
      'Discard a card to avoid an Attack.',
      'Défaussez une carte pour éviter une Attaque.',
    ],
    [
      [
        clause('reveal', you, a('card', { as: 'it' })),
        may(clause('discard', you, thisOne('super'), { purpose: clause('destroy', you, again('it')) })),
      ],
      'Reveal a card. You may discard this Super to destroy that card.',
      'Révélez une carte. Vous pouvez défausser ce Super pour la détruire.',
    ],
    [
      clause('show', a('rival'), the('hand', { of: doer }), { to: you }),
      'A rival shows their hand to you.',
      'Un rival vous montre sa main.',
    ],
    [clause('cost', some('villain'), number(2)), 'Villains cost 2.', 'Les Vilains coûtent 2.'],
    [passive(clause('look-at', a('card'))), 'A card is looked at.', 'Une carte est regardée.'],
    [
      done(clause('move', all('heroine'))),
      'All Heroines have moved.',
      'Toutes les Héroïnes se sont déplacées.',
    ],
    [clause('move', you), 'Move.', 'Déplacez-vous.'],
    [not(clause('move', you)), 'Do not move.', 'Ne vous déplacez pas.'],
    [
      clause('give', named('hydra'), you, { to: naming('p', called('Ada')) }),
      'Hydra gives you to Ada.',
      'Hydra vous donne à Ada.',
    ],
    [may(clause('buy', you, none('card'))), 'You may buy no card.', 'Vous pouvez n’acheter aucune carte.'],
    [
      clause('give', you, a('weapon'), { to: named('hydra') }),
      'Give a Weapon to Hydra.',
      'Donnez une Arme à Hydra.',
    ],
    [
      must(not(clause('discard', each('foe'), a('card')))),
      'No foe may discard a card.',
      'Aucun adversaire ne peut défausser de carte.',
    ],
    [
      may(not(clause('discard', you, a('card')))),
      'You cannot discard a card.',
      'Vous ne pouvez pas défausser de carte.',
    ],
    [
      cannot(not(clause('discard', you, a('card')))),
      'You must discard a card.',
      'Vous devez défausser une carte.',
    ],
    [passive(clause('move', thisOne('super'))), 'This Super is moved.', 'Ce Super est déplacé.'],
    [
      done(passive(clause('move', all('heroine')))),
      'All Heroines have been moved.',
      'Toutes les Héroïnes ont été déplacées.',
    ],
  ],

  joined: [
    [
      inTurn(clause('draw', you, exactly(2, 'card')), clause('discard', you, exactly(2, 'card'))),
      'Draw two cards, then discard two cards.',
      'Piochez deux cartes, puis défaussez deux cartes.',
    ],
    [
      both(clause('draw', you, a('card')), clause('discard', each('foe'), a('card'))),
      'Draw a card and each foe discards a card.',
      'Piochez une carte et chaque adversaire défausse une carte.',
    ],
    [
      inTurn(clause('discard', each('foe'), a('card')), clause('draw', you, a('card'))),
      'Each foe discards a card, then you draw a card.',
      'Chaque adversaire défausse une carte, puis vous piochez une carte.',
    ],
    [
      inTurn(clause('discard', each('foe', { as: 'f' }), a('card')), clause('draw', again('f'), a('card'))),
      'Each foe discards a card, then draws a card.',
      'Chaque adversaire défausse une carte, puis pioche une carte.',
    ],
    [
      either(
        clause('draw', you, a('card')),
        clause('discard', you, the('hand', { of: you })),
        clause('gain', you, a('weapon')),
      ),
      'Draw a card, discard your hand, or gain a Weapon.',
      'Piochez une carte, défaussez votre main ou gagnez une Arme.',
    ],
    [
      may(inTurn(clause('reveal', you, a('card', { as: 'it' })), clause('destroy', you, again('it')))),
      'You may reveal a card, then destroy it.',
      'Vous pouvez révéler une carte, puis la détruire.',
    ],
    [
      may(either(clause('discard', each('foe'), a('card')), clause('lose', each('foe'), a('loot')))),
      'Each foe may discard a card or lose a Loot.',
      'Chaque adversaire peut défausser une carte ou perdre un Butin.',
    ],
    [
      inTurn(clause('discard', each('foe'), a('card')), plus(1, 'power')),
      'Each foe discards a card, then +1 Power.',
      'Chaque adversaire défausse une carte, puis +1 Puissance.',
    ],
    [
      cannot(either(clause('draw', each('foe'), a('card')), clause('play', each('foe'), a('weapon')))),
      'No foe may draw a card or play a Weapon.',
      'Aucun adversaire ne peut piocher de carte ou jouer d’Arme.',
    ],
    [
      inTurn(passive(clause('knock-out', you)), clause('move', you)),
      'You are knocked out, then move.',
      'Vous êtes mis K.-O., puis vous déplacez.',
    ],
    [
      inTurn(clause('draw', a('foe'), a('card')), clause('draw', a('foe'), a('card'))),
      'A foe draws a card, then a foe draws a card.',
      'Un adversaire pioche une carte, puis un adversaire pioche une carte.',
    ],
    [
      inTurn(clause('draw', the('foe'), a('card')), clause('discard', the('foe'), a('card'))),
      'The foe draws a card, then discards a card.',
      'L’adversaire pioche une carte, puis défausse une carte.',
    ],
    [
      inTurn(clause('draw', thisOne('foe'), a('card')), clause('discard', thisOne('foe'), a('card'))),
      'This foe draws a card, then discards a card.',
      'Cet adversaire pioche une carte, puis défausse une carte.',
    ],
    [
      inTurn(
        clause('draw', a('foe', { as: 'f' }), a('card')),
        clause('draw', you, a('card')),
        clause('discard', again('f'), a('card')),
      ),
      'A foe draws a card, then you draw a card, then they discard a card.',
      'Un adversaire pioche une carte, puis vous piochez une carte, puis il défausse une carte.',
    ],
    [
      inTurn(
        clause('draw', you, a('card')),
        clause('draw', each('foe'), a('card')),
        clause('discard', you, a('card')),
      ),
      'Draw a card, then each foe draws a card, then you discard a card.',
      'Piochez une carte, puis chaque adversaire pioche une carte, puis vous défaussez une carte.',
    ],
  ],

  conditions: [
    [
      provided(clause('control', you, a('place')), plus(5, 'power'), plus(2, 'power')),
      'If you control a Location, +5 Power. Otherwise, +2 Power.',
      'Si vous contrôlez un Lieu, +5 Puissance. Sinon, +2 Puissance.',
    ],
    [
      provided(thereIs(none('card', { in: 'discard' })), plus(4, 'power')),
      'If there is no card in your discard pile, +4 Power.',
      'S’il n’y a aucune carte dans votre défausse, +4 Puissance.',
    ],
    [
      provided(thereIs(atLeast(2, 'villain', { in: the('row') })), clause('draw', you, a('card'))),
      'If there are at least two Villains in the Row, draw a card.',
      'S’il y a au moins deux Vilains dans la Réserve, piochez une carte.',
    ],
    [
      provided(not(thereIs(a('weapon', { in: the('row') }))), clause('draw', you, a('card'))),
      'If there is no Weapon in the Row, draw a card.',
      'S’il n’y a pas d’Arme dans la Réserve, piochez une carte.',
    ],
    [
      provided(
        allHold(clause('control', you, a('place')), thereIs(a('hero', { in: the('row') }))),
        plus(2, 'power'),
      ),
      'If you control a Location and there is a Hero in the Row, +2 Power.',
      'Si vous contrôlez un Lieu et s’il y a un Héros dans la Réserve, +2 Puissance.',
    ],
    [
      provided(
        anyHolds(clause('survive', thisOne('super')), thereIs(a('hero', { in: the('row') }))),
        plus(2, 'power'),
      ),
      'If this Super survives or there is a Hero in the Row, +2 Power.',
      'Si ce Super survit ou s’il y a un Héros dans la Réserve, +2 Puissance.',
    ],
    [
      asLongAs(
        isBeing(thisOne('card', { as: 'it' }), 'face-up'),
        cannot(clause('discard', you, again('it'))),
      ),
      'As long as this card is face up, you cannot discard it.',
      'Tant que cette carte est face visible, vous ne pouvez pas la défausser.',
    ],
    [
      asLongAs(clause('control', a('heroine'), a('place')), plus(1, 'power')),
      'As long as a Heroine controls a Location, +1 Power.',
      'Tant qu’une Héroïne contrôle un Lieu, +1 Puissance.',
    ],
    [
      unless(
        clause('discard', each('foe', { as: 'f' }), exactly(2, 'card')),
        clause('reveal', again('f'), a('villain')),
      ),
      'Each foe discards two cards unless they reveal a Villain.',
      'Chaque adversaire défausse deux cartes sauf s’il révèle un Vilain.',
    ],
    [
      until(
        clause('turn-down', you, the('hero', { of: you })),
        passive(clause('destroy', thisOne('villain'))),
      ),
      'Turn your Hero face down until this Villain is destroyed.',
      'Retournez votre Héros face cachée tant que ce Vilain n’est pas détruit.',
    ],
    [
      until(
        clause('discard', each('foe', { as: 'f' }), a('card')),
        clause('have', again('f'), none('weapon')),
      ),
      'Each foe discards a card until they have no Weapon.',
      'Chaque adversaire défausse une carte tant qu’il a une Arme.',
    ],
    [
      until(clause('draw', you, a('card')), clause('reveal', a('foe'), a('hero'))),
      'Draw a card until a foe reveals a Hero.',
      'Piochez une carte tant qu’aucun adversaire ne révèle de Héros.',
    ],
    [
      until(clause('draw', you, a('card')), thereIs(none('card', { in: 'deck' }))),
      'Draw a card until there is no card in your deck.',
      'Piochez une carte tant qu’il y a une carte dans votre deck.',
    ],
    [
      until(clause('draw', you, a('card')), not(clause('control', you, a('place')))),
      'Draw a card until you do not control a Location.',
      'Piochez une carte tant que vous contrôlez un Lieu.',
    ],
    [
      until(
        clause('draw', you, a('card')),
        anyHolds(thereIs(a('hero', { in: the('row') })), clause('survive', none('foe'))),
      ),
      'Draw a card until there is a Hero in the Row or no foe survives.',
      'Piochez une carte tant qu’il n’y a pas de Héros dans la Réserve et qu’un adversaire survit.',
    ],
    [
      ifYouDo(may(clause('destroy', you, a('card', { in: 'discard' }))), plus(3, 'power'), plus(1, 'power')),
      'You may destroy a card in your discard pile. If you do, +3 Power. Otherwise, +1 Power.',
      'Vous pouvez détruire une carte de votre défausse. Si vous le faites, +3 Puissance. Sinon, +1 Puissance.',
    ],
    [
      ifYouDo(may(clause('discard', each('foe'), a('card'))), clause('draw', you, a('card'))),
      'Each foe may discard a card. If they do, draw a card.',
      'Chaque adversaire peut défausser une carte. S’il le fait, piochez une carte.',
    ],
    [
      ifYouDo(may(clause('discard', all('heroine'), a('card'))), clause('draw', you, a('card'))),
      'All Heroines may discard a card. If they do, draw a card.',
      'Toutes les Héroïnes peuvent défausser une carte. Si elles le font, piochez une carte.',
    ],
    [
      ifYouDo(
        may(clause('move', thisOne('super'), undefined, { to: another('arena') })),
        clause('draw', you, a('card')),
      ),
      'This Super may move to another Arena. If it does, draw a card.',
      'Ce Super peut se déplacer vers une autre Arène. S’il le fait, piochez une carte.',
    ],
    [
      ifYouDo(clause('discard', called('Ada'), a('card')), clause('draw', you, a('card'))),
      'Ada discards a card. If they do, draw a card.',
      'Ada défausse une carte. Si Ada le fait, piochez une carte.',
    ],
    [
      orElse(may(clause('gain', you, anyOf(a('hero'), a('villain')))), plus(3, 'power')),
      'You may gain a Hero or Villain. Otherwise, +3 Power.',
      'Vous pouvez gagner un Héros ou un Vilain. Sinon, +3 Puissance.',
    ],
    [
      provided(clause('have', you, none('weapon', { of: doer })), clause('draw', you, a('card'))),
      'If you have none of your Weapons, draw a card.',
      'Si vous n’avez aucune de vos Armes, piochez une carte.',
    ],
    [
      provided(clause('survive', none('hero', { of: you })), clause('draw', you, a('card'))),
      'If none of your Heroes survives, draw a card.',
      'Si aucun de vos Héros ne survit, piochez une carte.',
    ],
    [
      provided(clause('have', you, atLeast(1, 'card')), clause('draw', you, a('card'))),
      'If you have at least one card, draw a card.',
      'Si vous avez au moins une carte, piochez une carte.',
    ],
    [
      provided(done(clause('draw', all('player'), a('card'))), plus(1, 'power')),
      'If all players have drawn a card, +1 Power.',
      'Si tous les joueurs ont pioché une carte, +1 Puissance.',
    ],
  ],

  wholes: [
    [
      label('attack', clause('gain', each('foe'), a('weakness'))),
      'Attack: each foe gains a Weakness.',
      'Attaque : chaque adversaire gagne une Faiblesse.',
    ],
    [
      label(
        'attack',
        clause('discard', each('foe', { as: 'f' }), topOf('deck', { as: 'it' })),
        provided(
          clause('cost', again('it'), number(1, 'or-more')),
          clause('gain', again('f'), a('weakness')),
        ),
      ),
      'Attack: each foe discards the top card of their deck. If it costs 1 or more, they gain a Weakness.',
      'Attaque : chaque adversaire défausse la première carte de son deck. Si elle coûte 1 ou plus, il gagne une Faiblesse.',
    ],
    [
      label(
        'defense',
        ifYouDo(
          may(clause('discard', you, thisOne('card'), { purpose: clause('avoid', you, a('attack')) })),
          clause('draw', you, a('card')),
        ),
      ),
      'Defense: you may discard this card to avoid an Attack. If you do, draw a card.',
      'Défense : vous pouvez défausser cette carte pour éviter une Attaque. Si vous le faites, piochez une carte.',
    ],
    [
      label('ongoing', when(clause('play', you, a('hero')), may(clause('draw', you, a('card'))))),
      'Ongoing: when you play a Hero, you may draw a card.',
      'Permanent : quand vous jouez un Héros, vous pouvez piocher une carte.',
    ],
    [
      forEach(each('villain', { in: the('row') }), clause('gain', you, a('weakness'))),
      'Gain a Weakness for each Villain in the Row.',
      'Gagnez une Faiblesse pour chaque Vilain de la Réserve.',
    ],
    [
      forEach(each('foe', { which: having(a('hero', { in: 'discard' })) }), plus(1, 'power')),
      '+1 Power for each foe with a Hero in their discard pile.',
      '+1 Puissance pour chaque adversaire avec un Héros dans sa défausse.',
    ],
    [
      forEach(each('hero', { which: hasBeen('reveal', 'this-way') }), clause('discard', you, a('card'))),
      'Discard a card for each Hero revealed this way.',
      'Défaussez une carte pour chaque Héros révélé ainsi.',
    ],
    [
      chooseOne(you, clause('draw', you, a('card')), plus(1, 'power')),
      'Choose one: draw a card; or +1 Power.',
      'Choisissez : piochez une carte ; ou +1 Puissance.',
    ],
    [
      chooseOne(
        each('foe', { as: 'f' }),
        clause('discard', again('f'), a('card', { adjectives: ['random'] })),
        clause('draw', you, a('card')),
      ),
      'Each foe chooses one: they discard a card at random; or you draw a card.',
      'Chaque adversaire choisit : il défausse une carte au hasard ; ou vous piochez une carte.',
    ],
    [
      chooseOne(
        you,
        clause('draw', you, a('card')),
        clause('gain', you, a('weapon')),
        may(clause('destroy', you, thisOne('card'))),
      ),
      'Choose one: draw a card; gain a Weapon; or you may destroy this card.',
      'Choisissez : piochez une carte ; gagnez une Arme ; ou vous pouvez détruire cette carte.',
    ],
    [
      at('end-of-your-turn', may(clause('discard', you, the('hand', { of: you })))),
      'At the end of your turn, you may discard your hand.',
      'À la fin de votre tour, vous pouvez défausser votre main.',
    ],
    [
      label('attack', at('end-of-turn', clause('discard', each('foe'), a('card')))),
      'Attack: at the end of the turn, each foe discards a card.',
      'Attaque : à la fin du tour, chaque adversaire défausse une carte.',
    ],
    [
      label(
        'attack',
        clause('pass', each('player'), a('card'), { from: 'hand', to: the('discard', { of: a('rival') }) }),
      ),
      'Attack: each player passes a card from their hand to a rival’s discard pile.',
      'Attaque : chaque joueur passe une carte de sa main à la défausse d’un rival.',
    ],
  ],

  told: [
    [clause('draw', you, a('card')), 'You draw a card.', 'Vous piochez une carte.', 'tell'],
    [
      clause('draw', called('Ada'), exactly(2, 'card')),
      'Ada draws two cards.',
      'Ada pioche deux cartes.',
      'tell',
    ],
    [
      inTurn(clause('draw', you, a('card')), clause('discard', you, named('penguin'))),
      'You draw a card, then discard the Penguin.',
      'Vous piochez une carte, puis défaussez le Pingouin.',
      'tell',
    ],
    [
      inTurn(
        clause('discard', called('Ada'), named('comet'), { from: 'hand' }),
        clause('draw', called('Ada'), a('card')),
      ),
      'Ada discards Comet Kid from their hand, then draws a card.',
      'Ada défausse la Comète de sa main, puis pioche une carte.',
      'tell',
    ],
    [
      clause('steal', called('Ada'), a('loot'), { from: you }),
      'Ada steals a Loot from you.',
      'Ada vous vole un Butin.',
      'tell',
    ],
    [clause('destroy', you, named('comet')), 'Destroy Comet Kid', 'Détruisez la Comète', 'option'],
    [
      may(clause('destroy', you, thisOne('card'))),
      'You may destroy this card',
      'Vous pouvez détruire cette carte',
      'option',
    ],
  ],
};

const rows = Object.entries(sentences).flatMap(([feature, group]) =>
  group.map(([clauses, en, fr, manner]) => ({ feature, clauses, en, fr, manner })),
);

/** French puts a space that does not break before a colon and a semicolon. */
const spaced = (fr: string): string => fr.replace(/ (?=[:;])/g, '\u00a0');

test.each(rows)('$feature: $en', ({ clauses, en, fr, manner }) => {
  expect(text(clauses, 'en', manner)).toBe(en);
  expect(text(clauses, 'fr', manner)).toBe(spaced(fr));
});

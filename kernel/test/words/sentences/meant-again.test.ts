import {
  again,
  allOf,
  anyOf,
  both,
  done,
  may,
  naming,
  not,
  onBottomOf,
  onTopOf,
  partOf,
  provided,
  when,
  you,
} from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, anyNumberOf, at, clause, each, exactly, is, isBeing, named, plus, that, the, thisOne, topOf } =
  say;

saidAs('meant again', () => [
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
    [clause('choose', you, naming('x', named('comet'))), clause('destroy', you, again('x'))],
    'Choose Comet Kid. Destroy it.',
    'Choisissez la Comète. Détruisez-la.',
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
    'Each foe reveals the top card of their deck. You may play one of those cards that is not a Location. Return it on top of its owner’s deck.',
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
]);

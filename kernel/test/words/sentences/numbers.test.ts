import { may, provided, when, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const {
  a,
  all,
  anyNumberOf,
  atLeast,
  clause,
  exactly,
  measuring,
  nth,
  plus,
  some,
  thatOne,
  the,
  thisOne,
  upTo,
} = say;

saidAs('numbers and quantities', () => [
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
    'Gain a card with cost 2 or 3.',
    'Gagnez une carte d’un coût de 2 ou 3.',
  ],
  [clause('pay', you, exactly(3, 'power')), 'Pay 3 Power.', 'Payez 3 Puissance.'],
  [clause('double', you, the('power', { of: you })), 'Double your Power.', 'Doublez votre Puissance.'],
  [clause('gain', you, exactly(1, 'weakness')), 'Gain one Weakness.', 'Gagnez une Faiblesse.'],
  [
    clause('discard', you, all('card', { in: 'hand' })),
    'Discard all cards in your hand.',
    'Défaussez toutes les cartes de votre main.',
  ],
  [clause('reveal', you, the('card', { of: you, many: true })), 'Reveal your cards.', 'Révélez vos cartes.'],
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
  [
    clause('play', you, nth(3, 'card', { of: you, in: the('turn'), which: measuring('cost', 2, 'or-less') })),
    'Play your third card of the turn with cost 2 or less.',
    'Jouez votre troisième carte du tour d’un coût de 2 ou moins.',
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
]);

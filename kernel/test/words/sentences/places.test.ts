import { beside, doer, onBottomOf, onTopOf, under, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, all, bottomOf, clause, each, exactly, measuring, the, thisOne, topOf, upTo } = say;

saidAs('places', () => [
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
    clause('put', you, a('card', { which: measuring('cost', 2, 'or-more') }), {
      from: 'hand',
      to: the('row'),
    }),
    'Put a card with cost 2 or more from your hand into the Row.',
    'Mettez une carte de votre main d’un coût de 2 ou plus dans la Réserve.',
  ],
  [
    clause('draw', you, a('loot', { which: measuring('cost', 2, 'or-more') }), { from: the('bag') }),
    'Draw a Loot with cost 2 or more from the Loot Bag.',
    'Piochez un Butin d’un coût de 2 ou plus dans le Sac de Butin.',
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
]);

import {
  again,
  chooseOne,
  forEach,
  having,
  ifYouDo,
  may,
  number,
  provided,
  when,
  you,
} from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, at, clause, each, hasBeen, label, plus, the, thisOne, topOf } = say;

saidAs('wholes', () => [
  [
    label('attack', clause('gain', each('foe'), a('weakness'))),
    'Attack: each foe gains a Weakness.',
    'Attaque : chaque adversaire gagne une Faiblesse.',
  ],
  [
    label(
      'attack',
      clause('discard', each('foe', { as: 'f' }), topOf('deck', { as: 'it' })),
      provided(clause('cost', again('it'), number(1, 'or-more')), clause('gain', again('f'), a('weakness'))),
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
    '+1 Puissance pour chaque adversaire qui a un Héros dans sa défausse.',
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
    'Attaque : chaque joueur passe une carte de sa main dans la défausse d’un rival.',
  ],
]);

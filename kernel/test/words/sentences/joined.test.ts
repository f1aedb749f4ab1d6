import { again, both, cannot, either, inTurn, may, passive, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, clause, each, exactly, plus, the, thisOne } = say;

saidAs('joined', () => [
  [
    inTurn(clause('draw', you, exactly(2, 'card')), clause('discard', you, exactly(2, 'card'))),
    'Draw two cards, then discard two cards.',
    'Piochez deux cartes, puis défaussez deux cartes.',
  ],
  [
    inTurn(clause('draw', you, a('card')), may(clause('destroy', you, a('card', { in: 'discard' })))),
    'Draw a card, then you may destroy a card in your discard pile.',
    'Piochez une carte, puis vous pouvez détruire une carte de votre défausse.',
  ],
  [
    inTurn(clause('draw', you, a('card')), may(clause('draw', each('foe'), a('card')))),
    'Draw a card, then each foe may draw a card.',
    'Piochez une carte, puis chaque adversaire peut piocher une carte.',
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
]);

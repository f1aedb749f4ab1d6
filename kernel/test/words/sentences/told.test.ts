import { again, called, inTurn, may, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, clause, exactly, named, thisOne } = say;

saidAs('told', () => [
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
  [clause('destroy', you, named('comet')), 'Destroy Comet Kid', 'Détruire la Comète', 'option'],
  [
    inTurn(clause('draw', you, a('card', { as: 'it' })), clause('destroy', you, again('it'))),
    'Draw a card, then destroy it',
    'Piocher une carte, puis la détruire',
    'option',
  ],
  [
    may(clause('destroy', you, thisOne('card'))),
    'You may destroy this card',
    'Vous pouvez détruire cette carte',
    'option',
  ],
]);

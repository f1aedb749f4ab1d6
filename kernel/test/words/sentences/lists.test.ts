import { allOf, anyOf, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, clause, each, named, the, thisOne } = say;

saidAs('lists', () => [
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
]);

import {
  again,
  belongingTo,
  forEach,
  having,
  inTurn,
  may,
  otherThan,
  provided,
  without,
  you,
} from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const {
  a,
  all,
  clause,
  compared,
  each,
  exactly,
  extreme,
  hasBeen,
  is,
  measuring,
  nth,
  plus,
  some,
  that,
  the,
  thisOne,
} = say;

saidAs('restrictions', () => [
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
    'Gain all Villains in the Row with cost 7 or less.',
    'Gagnez tous les Vilains de la Réserve d’un coût de 7 ou moins.',
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
    'Mettez K.-O. le Super au Numéro d’Action le plus élevé.',
  ],
  [
    clause('knock-out', you, the('super', { which: extreme('power', 'lowest') })),
    'Knock out the Super with the lowest Power.',
    'Mettez K.-O. le Super à la Puissance la plus basse.',
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
  [clause('take', you, a('enemy', { adjectives: ['new'] })), 'Take a new Enemy.', 'Prenez un nouvel Ennemi.'],
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
    'Mettez K.-O. un Super de cette Arène au Numéro d’Action le plus bas avec une Arme sans Bouclier révélé ce tour-ci qui a agi.',
  ],
  [
    clause('draw', you, some('card', { which: otherThan(a('weapon')) })),
    'Draw cards other than a Weapon.',
    'Piochez des cartes autres qu’une Arme.',
  ],
  [
    may(clause('play', you, a('card', { which: [measuring('cost', 4, 'or-less'), otherThan(a('hero'))] }))),
    'You may play a card with cost 4 or less other than a Hero.',
    'Vous pouvez jouer une carte d’un coût de 4 ou moins autre qu’un Héros.',
  ],
]);

import {
  again,
  anyOf,
  called,
  cannot,
  doer,
  done,
  may,
  must,
  naming,
  not,
  number,
  passive,
  provided,
  you,
} from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, all, clause, each, named, none, plus, some, the, thisOne } = say;

saidAs('verbs', () => [
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
    'Augmentez à 20 le Numéro d’Action de ce Super.',
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
]);

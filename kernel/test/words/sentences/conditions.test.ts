import {
  again,
  allHold,
  anyHolds,
  anyOf,
  asLongAs,
  asSoonAs,
  called,
  cannot,
  doer,
  done,
  ifYouDo,
  may,
  not,
  orElse,
  passive,
  provided,
  thereIs,
  unless,
  until,
  you,
} from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, all, another, atLeast, clause, each, exactly, isBeing, none, plus, the, thisOne } = say;

saidAs('conditions', () => [
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
    asLongAs(isBeing(thisOne('card', { as: 'it' }), 'face-up'), cannot(clause('discard', you, again('it')))),
    'As long as this card is face up, you cannot discard it.',
    'Tant que cette carte est face visible, vous ne pouvez pas la défausser.',
  ],
  [
    asLongAs(clause('control', a('heroine'), a('place')), plus(1, 'power')),
    'As long as a Heroine controls a Location, +1 Power.',
    'Tant qu’une Héroïne contrôle un Lieu, +1 Puissance.',
  ],
  [
    asSoonAs(done(clause('play', a('heroine'), a('villain'), { how: 'this-turn' })), plus(1, 'power')),
    'Once a Heroine has played a Villain this turn, +1 Power.',
    'Dès qu’une Héroïne a joué un Vilain ce tour-ci, +1 Puissance.',
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
    until(clause('turn-down', you, the('hero', { of: you })), passive(clause('destroy', thisOne('villain')))),
    'Turn your Hero face down until this Villain is destroyed.',
    'Retournez votre Héros face cachée tant que ce Vilain n’est pas détruit.',
  ],
  [
    until(clause('discard', each('foe', { as: 'f' }), a('card')), clause('have', again('f'), none('weapon'))),
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
]);

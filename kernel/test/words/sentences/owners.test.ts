import { anyOf, called, doer, having, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, all, another, anyNumberOf, clause, each, exactly, named, nth, some, the, thisOne } = say;

saidAs('owners', () => [
  [
    clause('move', you, a('super', { of: you }), { to: another('arena') }),
    'Move one of your Supers to another Arena.',
    'Déplacez un de vos Supers vers une autre Arène.',
  ],
  [
    clause('destroy', you, another('weapon', { of: you })),
    'Destroy another of your Weapons.',
    'Détruisez une autre de vos Armes.',
  ],
  [
    clause('destroy', you, each('weapon', { of: you })),
    'Destroy each of your Weapons.',
    'Détruisez chacune de vos Armes.',
  ],
  [
    clause('destroy', you, all('weapon', { of: you })),
    'Destroy all your Weapons.',
    'Détruisez toutes vos Armes.',
  ],
  [
    clause('destroy', you, exactly(2, 'weapon', { of: you })),
    'Destroy two of your Weapons.',
    'Détruisez deux de vos Armes.',
  ],
  [
    clause('turn-up', you, a('super', { of: a('rival') })),
    'Turn face up one of a rival’s Supers.',
    'Retournez face visible un Super d’un rival.',
  ],
  [
    clause('look-at', you, the('hand', { of: each('rival') })),
    'Look at each rival’s hand.',
    'Regardez la main de chaque rival.',
  ],
  [
    clause('reveal', each('player'), all('super', { of: doer })),
    'Each player reveals all their Supers.',
    'Chaque joueur révèle tous ses Supers.',
  ],
  [
    clause('reveal', all('player'), the('hand', { of: doer })),
    'All players reveal their hand.',
    'Tous les joueurs révèlent leur main.',
  ],
  [
    clause('reveal', all('player'), the('card', { of: doer, many: true })),
    'All players reveal their cards.',
    'Tous les joueurs révèlent leurs cartes.',
  ],
  [
    clause('lose', thisOne('super'), the('weapon', { of: doer })),
    'This Super loses its Weapon.',
    'Ce Super perd son Arme.',
  ],
  [
    clause('look-at', you, the('plan', { of: called('Ines') })),
    'Look at Ines’s Plan.',
    'Regardez le Plan d’Ines.',
  ],
  [
    clause('look-at', you, the('plan', { of: named('penguin') })),
    'Look at the Penguin’s Plan.',
    'Regardez le Plan du Pingouin.',
  ],
  [
    clause('look-at', you, the('plan', { of: named('hydra') })),
    'Look at Hydra’s Plan.',
    'Regardez le Plan de Hydra.',
  ],
  [
    clause('destroy', you, all('weapon', { of: a('rival') })),
    'Destroy all of a rival’s Weapons.',
    'Détruisez toutes les Armes d’un rival.',
  ],
  [
    clause('discard', you, the('card', { of: some('rival'), many: true })),
    'Discard rivals’ cards.',
    'Défaussez les cartes de rivaux.',
  ],
  [
    clause('look-at', you, the('rank', { of: a('super', { of: you }) })),
    'Look at the Action Number of one of your Supers.',
    'Regardez le Numéro d’Action d’un de vos Supers.',
  ],
  [
    clause('look-at', you, the('rank', { of: a('super', { in: thisOne('arena') }) })),
    'Look at the Action Number of a Super at this Arena.',
    'Regardez le Numéro d’Action d’un Super de cette Arène.',
  ],
  [
    clause('discard', you, a('card', { of: a('rival', { which: having(a('weapon')) }) })),
    'Discard a card of a rival with a Weapon.',
    'Défaussez une carte d’un rival qui a une Arme.',
  ],
  [
    clause('draw', all('foe', { which: having(a('weapon')) }), a('card')),
    'All foes with a Weapon draw a card.',
    'Tous les adversaires qui ont une Arme piochent une carte.',
  ],
  [
    clause('reveal', you, nth(4, 'weapon', { of: you })),
    'Reveal your fourth Weapon.',
    'Révélez votre quatrième Arme.',
  ],
  [
    clause('reveal', you, the('weapon', { of: anyOf(a('rival'), a('child')) })),
    'Reveal the Weapon of a rival or child.',
    'Révélez l’Arme d’un rival ou d’un enfant.',
  ],
  [
    clause('reveal', you, each('hero', { of: you })),
    'Reveal each of your Heroes.',
    'Révélez chacun de vos Héros.',
  ],
  [
    clause('discard', you, some('weapon', { of: you })),
    'Discard some of your Weapons.',
    'Défaussez certaines de vos Armes.',
  ],
  [
    clause('discard', you, some('hero', { of: you })),
    'Discard some of your Heroes.',
    'Défaussez certains de vos Héros.',
  ],
  [
    clause('discard', you, anyNumberOf('hero', { of: you })),
    'Discard any number of your Heroes.',
    'Défaussez n’importe quel nombre de vos Héros.',
  ],
  [
    clause('turn-down', you, the('super', { of: you })),
    'Turn your Super face down.',
    'Retournez votre Super face cachée.',
  ],
]);

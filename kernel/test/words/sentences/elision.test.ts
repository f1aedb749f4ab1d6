import { doer, you } from '../../../src/words/index.ts';
import { say } from '../vocabulary.ts';
import { saidAs } from './rows.ts';

const { a, all, clause, each, the, thisOne } = say;

saidAs('vowels and the aspirated h', () => [
  [clause('destroy', you, thisOne('enemy')), 'Destroy this Enemy.', 'Détruisez cet Ennemi.'],
  [clause('destroy', you, thisOne('hero')), 'Destroy this Hero.', 'Détruisez ce Héros.'],
  [clause('destroy', you, thisOne('heroine')), 'Destroy this Heroine.', 'Détruisez cette Héroïne.'],
  [
    clause('destroy', you, a('enemy', { adjectives: ['new'] })),
    'Destroy a new Enemy.',
    'Détruisez un nouvel Ennemi.',
  ],
  [
    clause('look-at', you, the('rank', { of: a('enemy', { adjectives: ['old'] }) })),
    'Look at an old Enemy’s Action Number.',
    'Regardez le Numéro d’Action d’un vieil Ennemi.',
  ],
  [
    clause('look-at', you, the('rank', { of: the('hero') })),
    'Look at the Hero’s Action Number.',
    'Regardez le Numéro d’Action du Héros.',
  ],
  [
    clause('look-at', you, the('rank', { of: the('heroine') })),
    'Look at the Heroine’s Action Number.',
    'Regardez le Numéro d’Action de l’Héroïne.',
  ],
  [
    clause('look-at', you, the('rank', { of: the('enemy') })),
    'Look at the Enemy’s Action Number.',
    'Regardez le Numéro d’Action de l’Ennemi.',
  ],
  [
    clause('look-at', you, the('rank', { of: all('hero') })),
    'Look at all Heroes’ Action Number.',
    'Regardez le Numéro d’Action de tous les Héros.',
  ],
  [
    clause('look-at', you, the('rank', { of: the('hero', { many: true }) })),
    'Look at the Heroes’ Action Number.',
    'Regardez le Numéro d’Action des Héros.',
  ],
  [clause('pay', you, a('hour')), 'Pay an Hour.', 'Payez une Heure.'],
  [
    clause('reveal', each('child'), the('hour', { of: doer })),
    'Each child reveals their Hour.',
    'Chaque enfant révèle son Heure.',
  ],
  [
    clause('take', you, all('weapon', { of: the('child', { many: true }) })),
    'Take all of the children’s Weapons.',
    'Prenez toutes les Armes des enfants.',
  ],
  [
    clause('give', you, a('card'), { to: the('rival', { many: true }) }),
    'Give a card to the rivals.',
    'Donnez une carte aux rivaux.',
  ],
  [
    clause('give', you, a('card'), { to: the('rival') }),
    'Give a card to the rival.',
    'Donnez une carte au rival.',
  ],
  [
    clause('give', you, a('card'), { to: the('foe') }),
    'Give a card to the foe.',
    'Donnez une carte à l’adversaire.',
  ],
  [
    clause('add', you, a('card'), { to: the('row') }),
    'Add a card to the Row.',
    'Ajoutez une carte à la Réserve.',
  ],
]);

import { nth, type Table } from '@masterplan/kernel';
import { type Watchmen, zones } from './rules/board.ts';

/** What the laboratory counts about a seat when the table opens: place in turn order, Super Hero, and role. */
const factors = {
  place: ({ fields, seats }: Table<Watchmen>, seat: number): string =>
    fields.turn < 0 ? '?' : String(((seat - fields.turn + seats) % seats) + 1),
  hero: (table: Table<Watchmen>, seat: number): string => {
    const card = table.zone(zones.superHero(seat))[0];
    return card === undefined ? '?' : table.kind(card).id;
  },
  role: (table: Table<Watchmen>, seat: number): string => {
    const cards = table.zone(zones.loyalty(seat));
    return cards.length === 0 ? 'none' : table.kind(nth(cards, 0)).id;
  },
};

const lengths = { turns: ({ fields }: Table<Watchmen>): number => fields.turns };

const en = {
  factors: { place: 'Place in turn order', hero: 'Super Hero', role: 'Role' },
  values: {
    thumb: 'rules of thumb',
    dearest: 'buys the dearest',
    random: 'random',
    none: 'no role',
    '?': 'not known yet',
  },
  lengths: { turns: 'turns' },
  endings: {
    'main-deck': 'main deck run out',
    'super-villains': 'last Super-Villain defeated',
    'tie-break': 'tie broken by Super-Villains',
    shared: 'win shared',
    challenges: 'Challenges beaten',
    'ran-out': 'main deck run out, Secret Mastermind wins',
    'no-loyal': 'no Loyal player left',
    nobody: 'nobody wins',
  },
};

const fr: typeof en = {
  factors: { place: 'Place dans l’ordre du tour', hero: 'Super-Héros', role: 'Rôle' },
  values: {
    thumb: 'règles empiriques',
    dearest: 'achète le plus cher',
    random: 'hasard',
    none: 'sans rôle',
    '?': 'pas encore connu',
  },
  lengths: { turns: 'tours' },
  endings: {
    'main-deck': 'Deck Commun épuisé',
    'super-villains': 'dernier Super-Vilain vaincu',
    'tie-break': 'départage aux Super-Vilains',
    shared: 'victoire partagée',
    challenges: 'Challenges vaincus',
    'ran-out': 'Deck Commun épuisé, le Génie du Crime gagne',
    'no-loyal': 'plus aucun joueur Loyal',
    nobody: 'personne ne gagne',
  },
};

/** What the laboratory counts of this game. Its bars come with stronger bots. */
export const statistics = { factors, lengths, words: { en, fr }, bars: [] } as const;

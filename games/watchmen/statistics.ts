import { counting } from './counting.ts';

const en = {
  factors: { place: 'Place in turn order', hero: 'Super Hero', role: 'Role', pair: 'Table of two' },
  values: {
    thumb: 'rules of thumb',
    'thumb-bold': 'rules of thumb, bold',
    'thumb-sly': 'rules of thumb, sly',
    'thumb-careful': 'rules of thumb, careful',
    sharp: 'sharp, by search',
    ruthless: 'ruthless, by search',
    dearest: 'buys the dearest',
    random: 'random',
    'no-hiding': 'rules of thumb, never hides',
    'no-belief': 'rules of thumb, suspects nobody',
    'mastermind-floor': 'Secret Mastermind against random Loyal players',
    'loyal-floor': 'random Secret Mastermind against the Loyal',
    mastermind: 'Secret Mastermind',
    'mastermind-of-two': 'Secret Mastermind at a table of two',
    'both-loyal': 'both Loyal',
    any: 'any other table',
    dearer: 'against one that buys the dearest',
    hiding: 'hiding, to the Secret Mastermind',
    belief: 'Loyal players who suspect nobody, to the Secret Mastermind',
    none: 'no role',
    '?': 'not known yet',
  },
  lengths: {
    turns: 'turns',
    levelOne: 'turns of level 1, of a hundred',
    denounced: 'denunciations in a hundred turns of level 1',
  },
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
  factors: { place: 'Place dans l’ordre du tour', hero: 'Super-Héros', role: 'Rôle', pair: 'Table à deux' },
  values: {
    thumb: 'avec méthode',
    'thumb-bold': 'avec méthode, intrépide',
    'thumb-sly': 'avec méthode, rusé',
    'thumb-careful': 'avec méthode, prudent',
    sharp: 'affûté, par recherche',
    ruthless: 'impitoyable, par recherche',
    dearest: 'achète le plus cher',
    random: 'hasard',
    'no-hiding': 'avec méthode, ne se cache jamais',
    'no-belief': 'avec méthode, ne soupçonne personne',
    'mastermind-floor': 'Génie du Crime contre des Loyaux au hasard',
    'loyal-floor': 'Génie du Crime au hasard contre les Loyaux',
    mastermind: 'Génie du Crime',
    'mastermind-of-two': 'Génie du Crime à deux joueurs',
    'both-loyal': 'deux Loyaux',
    any: 'toute autre table',
    dearer: 'contre qui achète le plus cher',
    hiding: 'se cacher, pour le Génie du Crime',
    belief: 'des Loyaux qui ne soupçonnent personne, pour le Génie du Crime',
    none: 'sans rôle',
    '?': 'pas encore connu',
  },
  lengths: {
    turns: 'tours',
    levelOne: 'tours du niveau 1, sur cent',
    denounced: 'dénonciations pour cent tours du niveau 1',
  },
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

const SIDES = { seats: [3, 4, 5], options: { mode: 'watchmen' } } as const;
const OF_TWO = { seats: [2], options: { mode: 'watchmen' }, least: 0.4, most: 0.6 } as const;
const OF_FOUR = { seats: [4], options: { mode: 'watchmen' } } as const;
const ALONE = { options: { mode: 'base' } } as const;
/** Told without a bar. */
const REPORTED = { least: 0, most: Number.POSITIVE_INFINITY } as const;
const evil = { factor: 'role', value: 'secret-mastermind' } as const;
const cast = (mastermind: string, loyal: string) => ({
  factor: 'role',
  bots: { 'secret-mastermind': mastermind, loyal },
});

/**
 * What fair means for this game, and what the laboratory counts of it. One seat is the Secret Mastermind, and the Loyal win
 * exactly when it does not, so both sides are measured by its share.
 */
export const statistics = {
  ...counting,
  words: { en, fr },
  page: { file: 'fairness-watchmen.md', games: 10_000 },
  floors: [
    { level: 'sharp', seats: 2, least: 0.58 },
    { level: 'ruthless', seats: 2, least: 0.63 },
    { level: 'sharp', seats: 4, options: { mode: 'watchmen' }, above: 0.05 },
    { level: 'ruthless', seats: 4, options: { mode: 'watchmen' }, above: 0.05 },
  ],
  bars: [
    { of: 'share', what: 'mastermind', ...evil, ...SIDES, least: 0.35, most: 0.5 },
    { of: 'share', what: 'mastermind-of-two', ...evil, ...OF_TWO },
    { of: 'share', what: 'both-loyal', factor: 'pair', value: 'both-loyal', ...OF_TWO },
    { of: 'length', length: 'levelOne', ...OF_FOUR, least: 0, most: 100 / 3 },
    { of: 'length', length: 'denounced', ...OF_FOUR, least: 90, most: 100 },
    {
      of: 'share',
      what: 'mastermind-floor',
      ...evil,
      ...SIDES,
      cast: cast('thumb', 'random'),
      least: 0.75,
      most: 1,
    },
    {
      of: 'share',
      what: 'loyal-floor',
      ...evil,
      ...SIDES,
      cast: cast('random', 'thumb'),
      least: 0,
      most: 0.25,
    },
    {
      of: 'worth',
      what: 'hiding',
      ...evil,
      ...SIDES,
      more: cast('thumb', 'thumb'),
      less: cast('no-hiding', 'thumb'),
      points: 0.05,
    },
    {
      of: 'worth',
      what: 'belief',
      ...evil,
      ...SIDES,
      more: cast('thumb', 'no-belief'),
      less: cast('thumb', 'thumb'),
      points: 0.05,
    },
    { of: 'factor', factor: 'hero', ...SIDES, least: 0.7, most: 1.3 },
    { of: 'use', ...SIDES, least: 0.001 },
    {
      of: 'share',
      what: 'dearer',
      factor: 'bot',
      value: 'thumb',
      seats: [2],
      ...ALONE,
      bots: ['thumb', 'dearest'],
      least: 0.65,
      most: 1,
    },
    { of: 'factor', factor: 'place', ...ALONE, ...REPORTED },
    { of: 'factor', factor: 'hero', ...ALONE, ...REPORTED },
  ],
} as const;

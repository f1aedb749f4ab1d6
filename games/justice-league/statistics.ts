import { counting } from './counting.ts';

const en = {
  factors: { side: 'Side', character: 'Character' },
  values: {
    thumb: 'rules of thumb',
    'thumb-bold': 'rules of thumb, bold',
    'thumb-sly': 'rules of thumb, sly',
    'thumb-careful': 'rules of thumb, careful',
    sharp: 'sharp, by search',
    ruthless: 'ruthless, by search',
    random: 'random',
    darkseid: 'Darkseid',
    heroes: 'heroes',
    '?': 'not known yet',
    'thumb-heroes': 'heroes by rules of thumb, a random Darkseid',
    'thumb-darkseid': 'Darkseid by rules of thumb, random heroes',
    'silent-heroes': 'heroes who say nothing',
    'deaf-darkseid': 'a Darkseid who does not listen',
    'silent-heroes-deaf-darkseid': 'heroes who say nothing, a Darkseid who does not listen',
    'darkseid-floor': 'Darkseid against random heroes',
    'heroes-floor': 'a random Darkseid against heroes',
    silence: 'heroes who say nothing, to Darkseid',
    'silence-unheard': 'heroes who say nothing, to a Darkseid who does not listen',
  },
  lengths: { rounds: 'rounds' },
  endings: {
    'hero-points': 'twelve VP of the heroes',
    'darkseid-points': 'twelve VP of Darkseid',
    'empty-map': 'no crisis left',
    'ultimate-goal': 'Ultimate Goal',
  },
};

const fr: typeof en = {
  factors: { side: 'Camp', character: 'Personnage' },
  values: {
    thumb: 'avec méthode',
    'thumb-bold': 'avec méthode, intrépide',
    'thumb-sly': 'avec méthode, rusé',
    'thumb-careful': 'avec méthode, prudent',
    sharp: 'affûté, par recherche',
    ruthless: 'impitoyable, par recherche',
    random: 'hasard',
    darkseid: 'Darkseid',
    heroes: 'héros',
    '?': 'pas encore connu',
    'thumb-heroes': 'héros avec méthode, Darkseid au hasard',
    'thumb-darkseid': 'Darkseid avec méthode, héros au hasard',
    'silent-heroes': 'héros qui ne disent rien',
    'deaf-darkseid': 'Darkseid qui n’écoute pas',
    'silent-heroes-deaf-darkseid': 'héros qui ne disent rien, Darkseid qui n’écoute pas',
    'darkseid-floor': 'Darkseid contre des héros au hasard',
    'heroes-floor': 'Darkseid au hasard contre les héros',
    silence: 'des héros qui ne disent rien, pour Darkseid',
    'silence-unheard': 'des héros qui ne disent rien, pour un Darkseid qui n’écoute pas',
  },
  lengths: { rounds: 'manches' },
  endings: {
    'hero-points': 'douze PV des héros',
    'darkseid-points': 'douze PV de Darkseid',
    'empty-map': 'plus aucune crise',
    'ultimate-goal': 'Objectif ultime',
  },
};

/** Characters are dealt, so that sides are known when the table opens. */
const DEALT = { options: { characters: 'chance' } } as const;
const his = { factor: 'side', value: 'darkseid' } as const;
const cast = (darkseid: string, heroes: string) => ({ factor: 'side', bots: { darkseid, heroes } });

/**
 * What fair means for this game, and what the laboratory counts of it. Heroes win exactly when Darkseid does not, so both sides are
 * measured by his share.
 */
export const statistics = {
  ...counting,
  words: { en, fr },
  page: { file: 'fairness-justice-league.md', games: 4_000 },
  /** Of 400 games one half is Darkseid's and one the heroes'. */
  floors: [
    { level: 'sharp', seats: 4, ...DEALT, above: 0.08, games: 200 },
    { level: 'ruthless', seats: 4, ...DEALT, above: 0.08, games: 200 },
  ],
  bars: [
    { of: 'share', what: 'darkseid', ...his, ...DEALT, least: 0.42, most: 0.58 },
    { of: 'ending', reason: 'hero-points', ...DEALT, least: 0.05, most: 1 },
    { of: 'ending', reason: 'darkseid-points', ...DEALT, least: 0.05, most: 1 },
    { of: 'ending', reason: 'ultimate-goal', ...DEALT, least: 0.05, most: 1 },
    { of: 'length', length: 'rounds', ...DEALT, least: 6, most: 12 },
    {
      of: 'share',
      what: 'darkseid-floor',
      ...his,
      ...DEALT,
      cast: cast('thumb', 'random'),
      least: 0.75,
      most: 1,
    },
    {
      of: 'share',
      what: 'heroes-floor',
      ...his,
      ...DEALT,
      cast: cast('random', 'thumb'),
      least: 0,
      most: 0.25,
    },
    {
      of: 'worth',
      what: 'silence',
      ...his,
      ...DEALT,
      more: cast('thumb', 'silent-heroes'),
      less: cast('thumb', 'thumb'),
      points: 0,
    },
    {
      of: 'worth',
      what: 'silence-unheard',
      ...his,
      ...DEALT,
      more: cast('deaf-darkseid', 'silent-heroes'),
      less: cast('deaf-darkseid', 'thumb'),
      points: 0.05,
    },
    { of: 'use', ...DEALT, least: 0.0005 },
    { of: 'sway', ...his, ...DEALT, points: 0.12, games: 250 },
  ],
} as const;

import { counting } from './counting.ts';

const en = {
  factors: { place: 'Place from the first Loser Lad', plan: 'Master Plan' },
  values: {
    thumb: 'rules of thumb',
    'thumb-bold': 'rules of thumb, bold',
    'thumb-sly': 'rules of thumb, sly',
    'thumb-careful': 'rules of thumb, careful',
    sharp: 'sharp, by search',
    ruthless: 'ruthless, by search',
    'random-targets': 'rules of thumb, random targets in battle',
    'random-deployment': 'rules of thumb, random deployment',
    'second-best': 'rules of thumb, first three Supers to the second-best Throwdown',
    'searched-deployment': 'rules of thumb, deployment by search',
    random: 'random',
  },
  lengths: { rounds: 'rounds', pile: 'largest pile of a round’s first 15 Supers' },
  endings: {
    plan: 'Master Plan complete',
    variety: 'most kinds of Loot',
    'knock-outs': 'tie broken by KOs',
    'largest-knock-out': 'tie broken by the largest KO',
    shared: 'win shared',
  },
};

const fr: typeof en = {
  factors: { place: 'Place depuis le premier Kid Défaite', plan: 'Grand Plan' },
  values: {
    thumb: 'avec méthode',
    'thumb-bold': 'avec méthode, intrépide',
    'thumb-sly': 'avec méthode, rusé',
    'thumb-careful': 'avec méthode, prudent',
    sharp: 'affûté, par recherche',
    ruthless: 'impitoyable, par recherche',
    'random-targets': 'avec méthode, cibles au hasard',
    'random-deployment': 'avec méthode, déploiement au hasard',
    'second-best': 'avec méthode, les trois premiers Supers à la deuxième meilleure Bagarre',
    'searched-deployment': 'avec méthode, déploiement par recherche',
    random: 'hasard',
  },
  lengths: { rounds: 'manches', pile: 'plus gros tas des 15 premiers Supers d’une manche' },
  endings: {
    plan: 'Grand Plan accompli',
    variety: 'le plus de sortes de Butin',
    'knock-outs': 'départage aux K.-O.',
    'largest-knock-out': 'départage au plus grand K.-O.',
    shared: 'victoire partagée',
  },
};

/** One bot alone among the usual ones, at a table of four. */
const alone = (bot: string) => ({ factor: 'bot', value: bot, bots: [bot], seats: [4] });

/** What fair means for this game, and what the laboratory counts of it. */
export const statistics = {
  ...counting,
  words: { en, fr },
  page: { file: 'fairness.md', games: 20_000 },
  floors: [
    { level: 'sharp', seats: 4, least: 0.45 },
    { level: 'ruthless', seats: 4, least: 0.58 },
  ],
  bars: [
    { of: 'factor', factor: 'place', least: 0, most: 1.15 },
    { of: 'factor', factor: 'plan', least: 0.6, most: 1.5 },
    { of: 'ending', reason: 'plan', least: 0.25, most: 0.75 },
    { of: 'handicap', bot: 'random-targets', points: 0.08 },
    { of: 'handicap', bot: 'random-deployment', points: 0.08 },
    { of: 'length', length: 'pile', seats: [4], least: 0, most: 9 },
    { of: 'share', what: 'second-best', ...alone('second-best'), least: 0.2375, most: 1 },
    {
      of: 'share',
      what: 'searched-deployment',
      ...alone('searched-deployment'),
      games: 400,
      least: 0.28,
      most: 1,
    },
  ],
} as const;

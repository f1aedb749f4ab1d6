import { counting } from './counting.ts';

const en = {
  factors: {
    team: 'Team',
    place: 'Place of the team from the first Team Leader',
    henchman: 'Named Henchman',
  },
  values: {
    thumb: 'rules of thumb',
    'thumb-bold': 'rules of thumb, bold',
    'thumb-sly': 'rules of thumb, sly',
    'thumb-careful': 'rules of thumb, careful',
    sharp: 'sharp, by search',
    ruthless: 'ruthless, by search',
    random: 'random',
    'no-trade': 'rules of thumb, without deals',
    '?': 'not known yet',
    'team-floor': 'a team against random ones',
    trading: 'deals, to a team of two against one without',
  },
  lengths: { rounds: 'rounds', decisions: 'decisions of a player' },
  endings: { prestige: 'most prestige' },
};

const fr: typeof en = {
  factors: {
    team: 'Équipe',
    place: 'Place de l’équipe depuis le premier Chef d’équipe',
    henchman: 'Sbire nommé',
  },
  values: {
    thumb: 'avec méthode',
    'thumb-bold': 'avec méthode, intrépide',
    'thumb-sly': 'avec méthode, rusé',
    'thumb-careful': 'avec méthode, prudent',
    sharp: 'affûté, par recherche',
    ruthless: 'impitoyable, par recherche',
    random: 'hasard',
    'no-trade': 'avec méthode, sans marchandage',
    '?': 'pas encore connu',
    'team-floor': 'une équipe contre le hasard',
    trading: 'marchander, pour une équipe de deux face à une qui s’en prive',
  },
  lengths: { rounds: 'manches', decisions: 'décisions d’un joueur' },
  endings: { prestige: 'le plus de prestige' },
};

/** Named Henchmen are dealt, so that they and the first Team Leader are known when the table opens. */
const dealt = { henchmen: 'chance' } as const;
const shapes = [
  { seats: [2, 3, 4], options: dealt },
  { seats: [6], options: { ...dealt, teams: 2 } },
  { seats: [6], options: { ...dealt, teams: 3 } },
] as const;
const first = { factor: 'team', value: '1' } as const;
const cast = (own: string, others: string) => ({
  factor: 'team',
  bots: { 1: own, 2: others, 3: others },
});

const GAMES = 2_000;
/** Everything is used at least twice in the games of the page: once may be chance. */
const TWICE = 2 / GAMES;

/** What fair means for this game, and what the laboratory counts of it. */
export const statistics = {
  ...counting,
  words: { en, fr },
  page: { file: 'fairness-tomorrow-dies-today.md', games: GAMES },
  floors: [{ level: 'sharp', seats: 2, options: dealt, above: 0.08, games: 100 }],
  bars: [
    ...shapes.flatMap((at) => [
      { of: 'factor', factor: 'place', ...at, least: 0, most: 1.15 } as const,
      { of: 'factor', factor: 'henchman', ...at, least: 0.75, most: 1.3 } as const,
    ]),
    {
      of: 'share',
      what: 'team-floor',
      ...first,
      ...{ seats: [2, 3, 4], options: dealt },
      cast: cast('thumb', 'random'),
      ...{ least: 0.75, most: 1 },
    },
    {
      of: 'worth',
      what: 'trading',
      ...first,
      ...{ seats: [4], options: dealt },
      more: cast('thumb', 'no-trade'),
      less: cast('no-trade', 'no-trade'),
      points: 0.03,
    },
    ...shapes.flatMap((at) => [
      { of: 'use', ...at, least: TWICE } as const,
      { of: 'length', length: 'rounds', ...at, least: 6, most: 6 } as const,
      { of: 'length', length: 'decisions', ...at, least: 150, most: 600 } as const,
    ]),
  ],
} as const;

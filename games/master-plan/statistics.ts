import { nth, type Table } from '@masterplan/kernel';
import { type MasterPlan, zones } from './rules/board.ts';

/** What the laboratory counts about a seat when the table opens: its place in turn order, and the plan it was dealt. */
const factors = {
  place: ({ fields, seats }: Table<MasterPlan>, seat: number): string =>
    String(((seat - fields.holder + seats) % seats) + 1),
  plan: (table: Table<MasterPlan>, seat: number): string =>
    table.kind(nth(table.zone(zones.plan(seat)), 0)).id,
};

const lengths = { rounds: ({ fields }: Table<MasterPlan>): number => fields.round };

const en = {
  factors: { place: 'Place from the first Loser Lad', plan: 'Master Plan' },
  values: {
    thumb: 'rules of thumb',
    sharp: 'sharp, by search',
    ruthless: 'ruthless, by search',
    'random-targets': 'rules of thumb, random targets in battle',
    'random-deployment': 'rules of thumb, random deployment',
    random: 'random',
  },
  lengths: { rounds: 'rounds' },
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
    sharp: 'affûté, par recherche',
    ruthless: 'impitoyable, par recherche',
    'random-targets': 'avec méthode, cibles au hasard',
    'random-deployment': 'avec méthode, déploiement au hasard',
    random: 'hasard',
  },
  lengths: { rounds: 'manches' },
  endings: {
    plan: 'Grand Plan accompli',
    variety: 'le plus de sortes de Butin',
    'knock-outs': 'départage aux K.-O.',
    'largest-knock-out': 'départage au plus grand K.-O.',
    shared: 'victoire partagée',
  },
};

/** What fair means for this game, and what the laboratory counts of it. */
export const statistics = {
  factors,
  lengths,
  words: { en, fr },
  page: { file: 'fairness.md', games: 20_000 },
  bars: [
    { of: 'factor', factor: 'place', least: 0, most: 1.15 },
    { of: 'factor', factor: 'plan', least: 0.6, most: 1.5 },
    { of: 'ending', reason: 'plan', least: 0.25, most: 0.75 },
    { of: 'handicap', bot: 'random-targets', points: 0.08 },
    { of: 'handicap', bot: 'random-deployment', points: 0.12 },
  ],
} as const;

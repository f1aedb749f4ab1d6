import { type Foresight, NOT_ANY, nth, type Table } from '@masterplan/kernel';
import { type JusticeLeague, zones } from '../rules/board.ts';
import {
  hasCrisis,
  heroesOf,
  heroPoints,
  openRegions,
  POINTS_TO_WIN,
  stageOf,
  villainPoints,
} from '../rules/questions.ts';
import { weights } from './weights.ts';

const FEATURES = 14;
const nothing: readonly number[] = new Array<number>(FEATURES).fill(0);

/** How far either side has come, and what each has to go on with; the heroes' side is measured against this. */
function ofDarkseid(table: Table<JusticeLeague>, seat: number): readonly number[] {
  const { fields } = table;
  const heroes = heroesOf(table);
  const mean = (of: (hero: number) => number): number =>
    heroes.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, heroes.length);
  const crises = openRegions(table).filter((region) => hasCrisis(table, region));
  const stages = crises.reduce((sum, region) => sum + stageOf(table, region), 0);
  const mine = villainPoints(table) / POINTS_TO_WIN;
  const theirs = heroPoints(table) / POINTS_TO_WIN;
  return [
    1,
    mine,
    mine * mine,
    theirs,
    theirs * theirs,
    crises.length / 5,
    stages / 5,
    fields.energy / 10,
    table.zone(zones.crises(seat)).length / 5,
    nth(fields.level, seat),
    mean((hero) => nth(fields.level, hero)),
    mean((hero) => nth(fields.xp, hero)) / 5,
    mean((hero) => nth(fields.wounds, hero)),
    heroes.filter((hero) => fields.down[hero] === true).length,
  ];
}

/** Darkseid against all others; a playout may end when a round has. */
export const foresight: Foresight<JusticeLeague> = {
  sideOf: ({ fields }, seat) => Number(fields.darkseid === seat),
  features: (table, seat) =>
    table.fields.darkseid === seat && seat !== NOT_ANY ? ofDarkseid(table, seat) : nothing,
  weights,
  isQuiet: ({ fields }, since) => fields.round > since.round,
};

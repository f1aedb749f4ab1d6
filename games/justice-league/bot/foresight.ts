import { type Foresight, NOT_ANY, nth, type Table } from '@masterplan/kernel';
import { abilities } from '../content/kinds.ts';
import { type JusticeLeague, used, zones } from '../rules/board.ts';
import {
  crisisOf,
  heroesAt,
  heroesOf,
  heroPoints,
  LAST_STAGE,
  openAbilities,
  openRegions,
  POINTS_TO_WIN,
  powerOf,
  readyOf,
  stageOf,
  tileAt,
  villainPoints,
} from '../rules/questions.ts';
import { complete } from '../rules/verbs/complete.ts';
import { weights } from './weights.ts';
import { worthTrying } from './worth-trying.ts';

/** A playout goes on through so many rounds after the one it began in: who moves now confronts in the next. */
const ROUNDS_AHEAD = 1;
const FEATURES = 22;
const nothing: readonly number[] = new Array<number>(FEATURES).fill(0);

/** The VP that crises on the map are worth. */
interface OnMap {
  /** By the stage they are at. */
  readonly byStage: readonly number[];
  /** As far as their abilities are overcome. */
  readonly overcome: number;
  /** Where a hero is. */
  readonly beset: number;
}

function onMap(table: Table<JusticeLeague>): OnMap {
  const byStage = new Array<number>(LAST_STAGE + 1).fill(0);
  let overcome = 0;
  let beset = 0;
  for (const region of openRegions(table)) {
    const tile = tileAt(table, region);
    if (tile === undefined) continue;
    const kind = crisisOf(table, tile);
    const stage = stageOf(table, region);
    byStage[stage] = nth(byStage, stage) + kind.cost;
    const all = abilities.filter((ability) => kind[ability] !== undefined).length;
    overcome += kind.cost * (1 - openAbilities(table, region).length / Math.max(1, all));
    if (heroesAt(table, region).length > 0) beset += kind.cost;
  }
  return { byStage, overcome, beset };
}

/** How far either side has come, and what each has to go on with; the heroes' side is measured against this. */
function ofDarkseid(table: Table<JusticeLeague>, seat: number): readonly number[] {
  const { fields } = table;
  const heroes = heroesOf(table);
  const mean = (of: (hero: number) => number): number =>
    heroes.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, heroes.length);
  const mine = villainPoints(table) / POINTS_TO_WIN;
  const theirs = heroPoints(table) / POINTS_TO_WIN;
  const { byStage, overcome, beset } = onMap(table);
  const inHand = table.zone(zones.crises(seat)).reduce((sum, card) => sum + crisisOf(table, card).cost, 0);
  const canComplete = !table
    .zone(zones.spent(seat))
    .some((card) => powerOf(table, card).does.some(complete.is));
  return [
    1,
    heroes.length / 5,
    mine,
    mine * mine,
    theirs,
    theirs * theirs,
    ...byStage.map((points) => points / 5),
    overcome / 5,
    beset / 5,
    inHand / 5,
    fields.energy / 10,
    canComplete ? 1 : 0,
    nth(fields.level, seat),
    mean((hero) => nth(fields.level, hero)),
    mean((hero) => nth(fields.xp, hero)) / 5,
    mean((hero) => abilities.reduce((sum, ability) => sum + readyOf(table, hero, ability), 0)) / 5,
    mean((hero) => used.total(fields.used, hero)) / 5,
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
  rank: worthTrying,
  isQuiet: ({ fields }, since) => fields.round > since.round + ROUNDS_AHEAD,
};

import type { Table } from '@masterplan/kernel';
import type { JusticeLeague } from './board.ts';
import { hasCrisis, heroesOf, heroPoints, openRegions, POINTS_TO_WIN, villainPoints } from './questions.ts';

/** Twelve VP win at once, whoever has them first (JL-18.1, JL-18.4, JL-A93). Called whenever a side gains some. */
export function checkPoints(table: Table<JusticeLeague>): void {
  if (table.over) return;
  if (villainPoints(table) >= POINTS_TO_WIN) table.end([table.fields.darkseid], 'darkseid-points');
  else if (heroPoints(table) >= POINTS_TO_WIN) table.end(heroesOf(table), 'hero-points');
}

/** Heroes win where a round begins and no crisis lies on the map, hidden or not (JL-18.5, JL-18.6). */
export function checkMap(table: Table<JusticeLeague>): void {
  if (openRegions(table).every((region) => !hasCrisis(table, region)))
    table.end(heroesOf(table), 'empty-map');
}

/** Darkseid has done what his Ultimate Goal asks for (JL-18.2). */
export const winByGoal = (table: Table<JusticeLeague>): void =>
  table.end([table.fields.darkseid], 'ultimate-goal');

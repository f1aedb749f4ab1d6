import type { Table } from '@masterplan/kernel';
import type { Reader, Tomorrow } from './board.ts';
import { allSeats, seatsOf, teamOf } from './order.ts';
import { pointsOf } from './questions.ts';
import { triggersOn, updateTriggers } from './triggers.ts';

/** What a team has: all VP of its members, less one for each Betrayal Trigger that is on (TD-29.1, TD-29.2, TD-A106, TD-A109). */
export const scoreOf = (reader: Reader, team: number): number =>
  seatsOf(reader, team).reduce((sum, seat) => sum + pointsOf(reader, seat) - triggersOn(reader, seat), 0);

/** The team with the highest total wins; tied teams share it (TD-29.3, TD-A107). */
export function scoring(table: Table<Tomorrow>): void {
  updateTriggers(table);
  const scores: number[] = [];
  for (let team = 0; team < table.fields.teams; team++) scores.push(scoreOf(table, team));
  const most = Math.max(...scores);
  for (const [team, score] of scores.entries()) table.tell('score', -1, [], score, ...seatsOf(table, team));
  table.end(
    allSeats(table).filter((seat) => scores[teamOf(table, seat)] === most),
    'prestige',
  );
}

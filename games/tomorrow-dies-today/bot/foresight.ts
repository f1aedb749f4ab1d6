import type { Foresight, Table } from '@masterplan/kernel';
import { PHASES, type Tomorrow, zones } from '../rules/board.ts';
import { seatsOf, teamOf } from '../rules/order.ts';
import { scoreOf } from '../rules/scoring.ts';
import { habits } from './habits.ts';
import { rank } from './ranking.ts';
import { weights } from './weights.ts';
import { roundsLeft, standingOf } from './worth.ts';

/** From the last Phase of a Round on, a playout goes on until so many Phases have begun. */
const PHASES_AHEAD = 2;
const nothing: readonly number[] = [0, 0, 0, 0];

/** Whether every seat has its Named Henchman: before that nobody can be told from another. */
function isManned(table: Table<Tomorrow>): boolean {
  for (let seat = 0; seat < table.seats; seat++)
    if (table.zone(zones.henchman(seat)).length === 0) return false;
  return true;
}

/** What a team has for the end, what it stands at by rules of thumb, and for how long it can still use that. */
function features(table: Table<Tomorrow>, seat: number): readonly number[] {
  if (!isManned(table)) return nothing;
  const team = teamOf(table, seat);
  const left = roundsLeft(table) / 6;
  const score = scoreOf(table, team) / 10;
  const standing = seatsOf(table, team).reduce((all, each) => all + standingOf(table, habits, each), 0) / 10;
  return [score, score * left, standing, standing * left];
}

/** Whether a Round has been played to its end, from set-up the first; from the last Phase on, the beginning of the next one besides. */
function isQuiet({ fields }: Table<Tomorrow>, since: Readonly<Tomorrow['fields']>): boolean {
  if (fields.round <= Math.max(1, since.round)) return false;
  return since.phase < PHASES || fields.phases >= since.phases + PHASES_AHEAD;
}

/** Teams against each other. */
export const foresight: Foresight<Tomorrow> = { sideOf: teamOf, features, weights, isQuiet, rank };

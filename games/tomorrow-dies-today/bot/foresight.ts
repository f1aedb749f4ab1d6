import type { Foresight, Table } from '@masterplan/kernel';
import { resources } from '../content/kinds.ts';
import { LOOSE, type Tomorrow, zones } from '../rules/board.ts';
import { seatsOf, teamOf } from '../rules/order.ts';
import { amountOf, sizeOf } from '../rules/questions.ts';
import { scoreOf } from '../rules/scoring.ts';
import { weights } from './weights.ts';
import { roundsLeft } from './worth.ts';

/** A playout goes on until so many Phases have begun. */
const PHASES_AHEAD = 2;

/** What a team has, and for how long it can still be used. */
function features(table: Table<Tomorrow>, seat: number): readonly number[] {
  const team = teamOf(table, seat);
  const seats = seatsOf(table, team);
  const left = roundsLeft(table) / 6;
  const sum = (of: (each: number) => number): number => seats.reduce((all, each) => all + of(each), 0);
  const henchmen = sum((each) => {
    let all = 0;
    for (let slot = 0; slot <= LOOSE; slot++) all += sizeOf(table, each, slot);
    return all;
  });
  const gadgets = sum((each) => table.zone(zones.gadgets(each)).length);
  return [
    scoreOf(table, team) / 10,
    (scoreOf(table, team) / 10) * left,
    ...resources.map((resource) => (left * sum((each) => amountOf(table, each, resource))) / 10),
    (henchmen / 10) * left,
    (gadgets / 3) * left,
    (sum((each) => table.zone(zones.jobs(each)).length) / 3) * left,
  ];
}

/** Teams against each other. */
export const foresight: Foresight<Tomorrow> = {
  sideOf: teamOf,
  features,
  weights,
  isQuiet: ({ fields }, since) =>
    fields.phases >= since.phases + PHASES_AHEAD || fields.round > since.round + 1,
};

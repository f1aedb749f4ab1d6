import { only, repeat, steps, type Table } from '@masterplan/kernel';
import { agents } from './agents.ts';
import { isBase, PHASES, type Tomorrow, won } from './board.ts';
import { gap, newStage } from './dealings.ts';
import { deploy } from './deploy.ts';
import { checkEvent } from './events.ts';
import { funding } from './funding.ts';
import { missions } from './missions.ts';
import { rewards } from './rewards.ts';
import { spoils } from './spoils.ts';
import { updateTriggers } from './triggers.ts';

/** A Phase begins: nobody is deployed, nothing dealt. */
function begin(table: Table<Tomorrow>): void {
  const { fields } = table;
  fields.phase += 1;
  fields.phases += 1;
  newStage(table);
  table.tell('phase', -1, [], fields.phase);
}

/** The markers of the Phase go back (TD-26.1). */
function end({ fields }: Table<Tomorrow>): void {
  fields.underway = false;
  fields.funded.fill(0);
  fields.acting.fill(0);
  fields.rode.fill(false);
}

const isAnybodyAfield = ({ fields }: Table<Tomorrow>): boolean =>
  fields.squadAt.some((place) => place >= 0 && !isBase(place));
const isAnybodyDeployed = ({ fields }: Table<Tomorrow>): boolean => fields.acting.some((mask) => mask !== 0);
const hasAnybodyWon = ({ fields }: Table<Tomorrow>): boolean => won.count(fields.won) > 0;

/** One Phase (TD-8.8), with a gap between any two Actions (TD-21.1). What is done in the last gap can still solve a Global Event (TD-28.4). */
const onePhase = steps<Tomorrow>('phase', [
  begin,
  agents,
  ...gap,
  funding,
  ...gap,
  deploy,
  ...gap,
  only(isAnybodyAfield, spoils),
  ...gap,
  only(isAnybodyDeployed, missions),
  ...gap,
  only(hasAnybodyWon, rewards),
  ...gap,
  checkEvent,
  end,
  updateTriggers,
]);

/** Villainy is carried out three times, once for each Phase (TD-8.6, TD-26.2). */
export const villainy = repeat<Tomorrow>('villainy', (_table, lap) => lap < PHASES, onePhase);

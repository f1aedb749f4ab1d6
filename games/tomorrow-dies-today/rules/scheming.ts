import { steps, type Table } from '@masterplan/kernel';
import { boosts, fares, type Tomorrow } from './board.ts';
import { coordination } from './coordination.ts';
import { gap, newStage } from './dealings.ts';
import { clearDeeds } from './deeds.ts';
import { speakAll } from './moments.ts';
import { settleOrder } from './order.ts';
import { staging } from './staging.ts';
import { sweep } from './sweep.ts';

/** A Round begins: the turn order is settled, and nothing of the last one counts any more (TD-8.3, TD-A17). */
function begin(table: Table<Tomorrow>): void {
  const { fields } = table;
  fields.round += 1;
  fields.phase = 0;
  fields.used.length = 0;
  boosts.clear(fields.boosts);
  fares.clear(fields.fares);
  clearDeeds(table);
  settleOrder(table);
  newStage(table);
  table.tell('round', fields.leader, [], fields.round);
  speakAll(table, 'scheming', fields.order);
}

/** Scheming: Security Sweep, Coordination, Staging Markers (TD-8.7). */
export const scheming = steps<Tomorrow>('scheming', [begin, sweep, ...gap, coordination, staging, ...gap]);

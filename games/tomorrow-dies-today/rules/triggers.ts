import { nth, type Table } from '@masterplan/kernel';
import type { NamedHenchman } from '../content/kinds.ts';
import type { Reader, Tomorrow } from './board.ts';
import { isMet } from './conditions/index.ts';
import { henchmanOf } from './questions.ts';

/** Whether a Betrayal Trigger of a seat is on. */
export const isOn = ({ fields }: Reader, seat: number, no: number): boolean =>
  ((nth(fields.triggers, seat) >> no) & 1) === 1;

/** How many Betrayal Triggers of a seat are on. */
export const triggersOn = (reader: Reader, seat: number): number =>
  henchmanOf(reader, seat).triggers.filter((_, no) => isOn(reader, seat, no)).length;

/** Looks at all Betrayal Triggers: each is on while its condition holds, or from then on (TD-7.8). Those about the leader are left out (TD-7.10). */
export function updateTriggers(table: Table<Tomorrow>): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const { triggers } = henchmanOf(table, seat);
    for (let no = 0; no < triggers.length; no++) updateTrigger(table, seat, no, nth(triggers, no));
  }
}

function updateTrigger(
  table: Table<Tomorrow>,
  seat: number,
  no: number,
  { when, stays, leader }: NamedHenchman['triggers'][number],
): void {
  const wasOn = isOn(table, seat, no);
  if (leader || (wasOn && stays === true)) return;
  const isNow = isMet(table, when, seat);
  if (isNow === wasOn) return;
  table.fields.triggers[seat] = nth(table.fields.triggers, seat) ^ (1 << no);
  table.tell(isNow ? 'trigger on' : 'trigger off', seat, [], no + 1);
}

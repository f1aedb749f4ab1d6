import { locals, nth, rows, type Table } from '@masterplan/kernel';
import { agencies } from '../content/kinds.ts';
import { HEADQUARTERS, type Tomorrow } from './board.ts';
import { casualties } from './casualties.ts';
import { phase } from './kit.ts';
import { alertsAt, placeOf, squadsAt, tileAt } from './questions.ts';

const my = locals({ squads: rows('seat', 'slot') });

/** Both headquarters deal damage equal to their High Alert to every Squad that stands on them (TD-9.1 to TD-9.3, TD-A22, TD-A23). */
export const sweep = phase({
  name: 'sweep',
  my,
  begin(table, frame) {
    for (const agency of agencies) {
      const hq = HEADQUARTERS[agency];
      for (const seat of table.fields.order)
        for (const slot of squadsAt(table, seat, hq)) my.squads.add(frame, seat, slot);
    }
  },
  run(table, frame) {
    if (my.squads.count(frame) === 0) return table.done(frame);
    const seat = my.squads.seat(frame, 0);
    const slot = my.squads.slot(frame, 0);
    my.squads.remove(frame, 0);
    strike(table, seat, slot);
  },
});

function strike(table: Table<Tomorrow>, seat: number, slot: number): void {
  const place = placeOf(table, seat, slot);
  const damage = alertsAt(table, place);
  if (damage === 0) return;
  table.tell('swept', seat, [nth([tileAt(table, place) ?? 0], 0)], damage);
  table.push(casualties, seat, { damage, slots: [slot] });
}

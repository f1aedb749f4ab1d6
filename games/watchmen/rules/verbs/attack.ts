import { nth, sentences, type Table } from '@masterplan/kernel';
import { doneBy } from '@masterplan/kernel/words';
import { isCard } from '../../content/kinds.ts';
import { label } from '../../text/words.ts';
import type { Watchmen } from '../board.ts';
import { verb } from '../kit.ts';
import { isLoyal } from '../roles.ts';
import { goRound } from '../round.ts';
import { eachOne, startOf, who, whomOf } from './whom.ts';

/** What an Attack does to each foe, or each player, who does not defend (B-6.2). */
export const attack = verb(
  'attack',
  { who, to: sentences },
  {
    run(table, frame, { who }) {
      const { you: seat, self, kind } = frame;
      const whom = whomOf(table, seat, who) & ~spared(table, seat, kind);
      const from = startOf(table, seat, who);
      const part = table.listIn(frame, 'to');
      goRound(table, { card: self, kind, you: seat, part }, { what: 'attack', whom, from });
    },
    say({ who, to }, says) {
      const [first, ...others] = doneBy(eachOne(who), says(to));
      return first === undefined ? [] : label('attack', first, ...others);
    },
  },
);

/** Loyal players, as a mask, whom an Attack card of this player leaves alone (W-2.7, D-01). */
function spared(table: Table<Watchmen>, seat: number, kind: number): number {
  if (!isCard(nth(table.game.kinds, kind)) || !isLoyal(table, seat)) return 0;
  let mask = 0;
  for (let other = 0; other < table.seats; other++) if (isLoyal(table, other)) mask |= 1 << other;
  return table.state.options.edition === 'fr' ? mask & ~(1 << seat) : mask;
}

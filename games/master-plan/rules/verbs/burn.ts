import { you } from '@masterplan/kernel/words';
import { all, clause, the, thisOne } from '../../text/words.ts';
import { empty, zones } from '../board.ts';
import { throwdownAt } from '../fight.ts';
import { line, verb } from '../kit.ts';

const burned = line('burned', {
  en: ({ cards: [by, at] }) => `${by} has all Loot from ${at} put back into the bag.`,
  fr: ({ cards: [by, at] }) => `${by} fait remettre dans le sac tout le Butin de ${at}.`,
});

/** Nothing is left to claim here (MP-B34). */
export const burn = verb(
  'burn',
  {},
  {
    brings: [burned],
    run(table, frame, _said, seat) {
      const { here } = table.fields;
      if (table.zone(zones.loot(here)).length === 0) return;
      empty(table, zones.loot(here), zones.bag());
      table.tell(burned, seat, [frame.self, throwdownAt(table, here)]);
    },
    say: () => clause('return', you, all('loot'), { from: thisOne('throwdown'), to: the('bag') }),
  },
);

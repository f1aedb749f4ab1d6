import { you } from '@masterplan/kernel/words';
import { a, clause, the } from '../../text/words.ts';
import { zones } from '../board.ts';
import { line, verb } from '../kit.ts';
import { gain } from '../loot.ts';
import { checkPlans } from '../plans.ts';

const drew = line('drew loot', {
  en: ({ cards: [by, loot], who }) => `${by} draws ${loot} from the bag for ${who}.`,
  fr: ({ cards: [by, loot], who }) => `${by} pioche dans le sac pour ${who} : ${loot}.`,
});

/** You get a Loot out of the bag, by chance (MP-B33). */
export const drawLoot = verb(
  'draw-loot',
  {},
  {
    brings: [drew],
    run(table, frame, _said, seat) {
      if (table.zone(zones.bag()).length === 0) return;
      const card = gain(table, seat, table.pick(zones.bag()));
      table.tell(drew, seat, [frame.self, card]);
      checkPlans(table, [seat]);
    },
    say: () => clause('draw', you, a('loot'), { from: the('bag') }),
  },
);

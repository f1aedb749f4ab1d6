import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause, thisOne } from '../../text/words.ts';
import { word, zones } from '../board.ts';
import { line, verb } from '../kit.ts';
import { gain, offerLoot } from '../loot.ts';
import { checkPlans } from '../plans.ts';

const grabbed = line('grabbed', {
  en: ({ cards: [by, loot], who }) => `${by} grabs ${loot} for ${who}.`,
  fr: ({ cards: [by, loot], who }) => `${by} rafle pour ${who} : ${loot}.`,
});

/** You take a Loot from here at once (MP-B24). */
export const grab = verb(
  'grab',
  {},
  {
    brings: [grabbed],
    forced: 'taken',
    choices: (lens, _seat, _frame, offers) =>
      offerLoot(lens, zones.loot(lens.fields.here), word.claim, offers),
    run(table, frame, _said, seat, option) {
      const card = gain(table, seat, firstOf(option));
      table.tell(grabbed, seat, [frame.self, card]);
      checkPlans(table, [seat]);
    },
    say: () => clause('take', you, a('loot'), { from: thisOne('throwdown') }),
  },
);

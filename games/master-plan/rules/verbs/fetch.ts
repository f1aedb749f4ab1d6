import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, another, clause } from '../../text/words.ts';
import { plan, zones } from '../board.ts';
import { throwdownAt } from '../fight.ts';
import { line, verb, word } from '../kit.ts';
import { gain, offerLoot } from '../loot.ts';
import { checkPlans } from '../plans.ts';
import { placesElsewhere } from './candidates.ts';

export const fetchLoot = word('fetch {card}', {
  en: ({ card, where }) => `Take ${card} from ${where}`,
  fr: ({ card, where }) => `Prendre à ${where} : ${card}`,
});

const fetched = line('fetched', {
  en: ({ cards: [by, loot, from], who }) => `${by} takes ${loot} from ${from} for ${who}.`,
  fr: ({ cards: [by, loot, from], who }) => `${by} prend à ${from} pour ${who} : ${loot}.`,
});

/** You take a Loot that lies elsewhere (MP-B24, MP-B10). */
export const fetch = verb(
  'fetch',
  {},
  {
    brings: [fetchLoot, fetched],
    forced: 'taken',
    choices(lens, _seat, _frame, offers) {
      for (const place of placesElsewhere(lens)) offerLoot(lens, zones.loot(place), fetchLoot.no, offers);
    },
    run(table, frame, _said, seat, option) {
      const from = plan.place(table.at(firstOf(option))).which;
      const card = gain(table, seat, firstOf(option));
      table.tell(fetched, seat, [frame.self, card, throwdownAt(table, from)]);
      checkPlans(table, [seat]);
    },
    say: () => clause('take', you, a('loot'), { from: another('throwdown') }),
  },
);

import { firstOf, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause } from '../../text/words.ts';
import { type MasterPlan, plan, word, zones } from '../board.ts';
import { throwdownAt } from '../fight.ts';
import { offerLoot } from '../loot.ts';
import { placesElsewhere } from './candidates.ts';

/** A Loot comes here from elsewhere (MP-B26). */
export const carryLoot: Verb<MasterPlan, SentenceOf<'carry-loot'>> = {
  name: 'carry-loot',
  forced: 'taken',
  choices(lens, _seat, _frame, offers) {
    for (const place of placesElsewhere(lens)) offerLoot(lens, zones.loot(place), word.carry, offers);
  },
  run(table, frame, _said, seat, option) {
    const card = firstOf(option);
    const from = plan.place(table.at(card)).which;
    table.move(card, zones.loot(table.fields.here));
    table.tell('carried', seat, [frame.self, card, throwdownAt(table, from)]);
  },
  say: () => clause('move', you, a('loot'), { how: 'elsewhere-here' }),
};

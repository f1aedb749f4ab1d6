import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause } from '../../text/words.ts';
import { plan, zones } from '../board.ts';
import { throwdownAt } from '../fight.ts';
import { line, verb, word } from '../kit.ts';
import { offerLoot } from '../loot.ts';
import { placesElsewhere } from './candidates.ts';

export const carry = word('carry {card}', {
  en: ({ card, where }) => `Move ${card} here from ${where}`,
  fr: ({ card, where }) => `Apporter ici depuis ${where} : ${card}`,
});

const carried = line('carried', {
  en: ({ cards: [by, loot, from] }) => `${by} moves ${loot} here from ${from}.`,
  fr: ({ cards: [by, loot, from] }) => `${by} apporte ici depuis ${from} : ${loot}.`,
});

/** A Loot comes here from elsewhere (MP-B26). */
export const carryLoot = verb(
  'carry-loot',
  {},
  {
    brings: [carry, carried],
    forced: 'taken',
    choices(lens, _seat, _frame, offers) {
      for (const place of placesElsewhere(lens)) offerLoot(lens, zones.loot(place), carry.no, offers);
    },
    run(table, frame, _said, seat, option) {
      const card = firstOf(option);
      const from = plan.place(table.at(card)).which;
      table.move(card, zones.loot(table.fields.here));
      table.tell(carried, seat, [frame.self, card, throwdownAt(table, from)]);
    },
    say: () => clause('move', you, a('loot'), { how: 'elsewhere-here' }),
  },
);

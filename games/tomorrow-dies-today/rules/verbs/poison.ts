import { firstOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause, exactly } from '../../text/words.ts';
import { dealDamage } from '../agents.ts';
import { HEADQUARTERS, isHeadquarters, word } from '../board.ts';
import { line, verb } from '../kit.ts';
import { statusAt, tileAt } from '../questions.ts';

const poisoned = line('poisoned', ['damage'], {
  en: ({ who, cards, damage }) => `${who} deals ${damage} damage at ${cards[0] ?? ''}.`,
  fr: ({ who, cards, damage }) =>
    `${who} inflige ${damage} ${damage < 2 ? 'dégât' : 'dégâts'} : ${cards[0] ?? ''}.`,
});

/** Damage falls on a Mission that lies open: on the Squads there, and what is left of it on the tile (TD-23.6, TD-C9). */
export const poison = verb(
  'poison',
  { damage: whole(1, 4) },
  {
    brings: [poisoned],
    choices(lens, _seat, _frame, offers) {
      for (let place = 1; place < HEADQUARTERS.cia; place++)
        if (!isHeadquarters(place) && ['active', 'completed'].includes(statusAt(lens, place)))
          offers.yes(word.spot, place);
    },
    run(table, _frame, { damage }, seat, option) {
      const tile = tileAt(table, firstOf(option));
      if (tile === undefined) return;
      table.tell(poisoned, seat, [tile], damage);
      dealDamage(table, firstOf(option), damage);
    },
    say: ({ damage }) => clause('deal', you, exactly(damage, 'damage'), { to: a('mission') }),
  },
);

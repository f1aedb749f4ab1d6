import { firstOf } from '@masterplan/kernel';
import { deed, doer, you } from '@masterplan/kernel/words';
import { a, clause } from '../../text/words.ts';
import { zones } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { spentPowers } from '../tokens.ts';

const back = deed({
  en: { base: 'take', participle: 'taken', particle: 'back' },
  fr: { infinitive: 'reprendre', il: 'reprend', ils: 'reprennent', vous: 'reprenez', participle: 'repris' },
});

const takeBackPower = word('take back {card}', {
  en: ({ card }) => `Take back ${card}`,
  fr: ({ card }) => `Reprendre ${card}`,
});

const tookBack = line('took back', {
  en: ({ who, cards: [card] }) => `${who} takes back ${card}.`,
  fr: ({ who, cards: [card] }) => `${who} reprend ${card}.`,
});

/** One spent power returns to the hand, perhaps one of this round (JL-6.4, JL-A26). */
export const takeBack = verb(
  'take-back',
  {},
  {
    brings: [takeBackPower, tookBack],
    forced: 'taken',
    choices(lens, seat, frame, offers) {
      for (const card of spentPowers(lens, seat, frame.self)) offers.yes(takeBackPower.no, card);
    },
    run(table, _frame, _said, seat, option) {
      table.tell(tookBack, seat, [firstOf(option)]);
      table.move(firstOf(option), zones.hand(seat));
    },
    say: () => clause(back, you, a('power', { of: doer, adjectives: ['spent'] })),
  },
);

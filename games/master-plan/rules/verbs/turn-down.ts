import { firstOf, oneOf } from '@masterplan/kernel';
import { deed, you } from '@masterplan/kernel/words';
import { clause, supersMeant } from '../../text/words.ts';
import { line, verb, word } from '../kit.ts';
import { offerSupers } from './candidates.ts';

const sleep = deed({
  en: { base: 'put', participle: 'put', after: 'to sleep' },
  fr: {
    infinitive: 'endormir',
    il: 'endort',
    ils: 'endorment',
    vous: 'endormez',
    participle: 'endormi',
  },
});

export const putToSleep = word('turn down {card}', {
  en: ({ card, owner }) => `Put ${card} (${owner}) to sleep`,
  fr: ({ card, owner }) => `Endormir ${card} (${owner})`,
});

const turnedDown = line('turned down', {
  en: ({ cards: [by, card] }) => `${by} puts ${card} to sleep.`,
  fr: ({ cards: [by, card] }) => `${by} endort ${card}.`,
});

/** A Super goes to sleep: out of reach, but still here (MP-B15). */
export const turnDown = verb(
  'turn-down',
  { who: oneOf('another', 'foe') },
  {
    brings: [putToSleep, turnedDown],
    forced: 'taken',
    choices: (lens, _seat, frame, offers, { who }) => offerSupers(lens, frame, who, putToSleep.no, offers),
    run(table, frame, _said, seat, option) {
      table.fields.down.push(firstOf(option));
      table.tell(turnedDown, seat, [frame.self, firstOf(option)]);
    },
    say: ({ who }) => clause(sleep, you, supersMeant(who), { how: 'sleeps' }),
  },
);

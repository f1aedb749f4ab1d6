import { HIDDEN, type Told } from '@masterplan/kernel';
import { clause, you } from '../../text/words.ts';
import { bindIt, forgetThem } from '../bindings.ts';
import { line, verb } from '../kit.ts';
import { deckOrMain, topCardOf, topPhrase } from './top-card.ts';

const looked = line('looked', {
  en: (told) =>
    isSeen(told)
      ? `${told.who} looks at the top card of a deck: ${told.cards[0]}.`
      : `${told.who} looks at the top card of a deck.`,
  fr: (told) =>
    isSeen(told)
      ? `${told.who} regarde la première carte d’un deck : ${told.cards[0]}.`
      : `${told.who} regarde la première carte d’un deck.`,
});

const isSeen = ({ event: { faces } }: Told): boolean => faces[0] !== HIDDEN;

/** Only its player sees it. */
export const lookAtTop = verb(
  'look-at-top',
  { of: deckOrMain },
  {
    brings: [looked],
    run(table, frame, { of }) {
      const top = topCardOf(table, frame.you, of);
      if (top === undefined) return forgetThem(frame);
      const card = table.show(top, 1 << frame.you);
      table.tell(looked, frame.you, [card]);
      bindIt(frame, card);
    },
    say: ({ of }) => clause('look-at', you, topPhrase(of)),
  },
);

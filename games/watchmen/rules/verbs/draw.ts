import { oneOf, optional } from '@masterplan/kernel';
import { number } from '../../content/checks.ts';
import { cards, clause, you } from '../../text/words.ts';
import { drawByEffect } from '../decks.ts';
import { verb } from '../kit.ts';

/** Whoever plays the card, where others act: said as "you", but never in their place. */
const ACTIVE = { ...you };

/** You draw so many cards; or whoever's turn it is does. */
export const draw = verb(
  'draw',
  { n: number, who: optional(oneOf('active')) },
  {
    run: (table, frame, { n, who }) =>
      drawByEffect(table, who === 'active' ? table.fields.turn : frame.you, n),
    say: ({ n, who }) => clause('draw', who === 'active' ? ACTIVE : you, cards(n)),
  },
);

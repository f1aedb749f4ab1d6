import type { Verb } from '@masterplan/kernel';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, again, clause, exactly, you } from '../../text/words.ts';
import { itIn } from '../bindings.ts';
import { type Watchmen, zones } from '../board.ts';
import { drawByEffect, noteDraw } from '../decks.ts';

/** Whoever plays the card, where others act: said as "you", but never in their place. */
const ACTIVE = { ...you };

const cards = (n: number) => (n === 1 ? a('card') : exactly(n, 'card'));

export const draw: Verb<Watchmen, SentenceOf<'draw'>> = {
  name: 'draw',
  run: (table, frame, { n, who }) => drawByEffect(table, who === 'active' ? table.fields.turn : frame.you, n),
  say: ({ n, who }) => clause('draw', who === 'active' ? ACTIVE : you, cards(n)),
};

export const drawAtEnd: Verb<Watchmen, SentenceOf<'draw-at-end'>> = {
  name: 'draw-at-end',
  run(table, _frame, { n }) {
    table.fields.drawAtEnd += n;
  },
  say: ({ n }) => clause('draw', you, cards(n), { how: 'end-of-your-turn' }),
};

/** The card that was revealed is drawn: that is a draw like any other. */
export const drawIt: Verb<Watchmen, SentenceOf<'draw-it'>> = {
  name: 'draw-it',
  run(table, frame) {
    const it = itIn(frame);
    if (it === undefined) return;
    const card = table.move(it, zones.hand(frame.you));
    table.tell('to hand', frame.you, [card]);
    noteDraw(table, frame.you);
  },
  say: () => clause('draw', you, again('it')),
};

import { doer, under } from '@masterplan/kernel/words';
import { a, clause, the, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { line, verb } from '../kit.ts';

const tucked = line('tucked', {
  en: ({ who, cards: [card] }) => `${who} tucks ${card} under their Super Hero.`,
  fr: ({ who, cards: [card] }) => `${who} glisse ${card} sous son Super-Héros.`,
});

/** A card of your hand, at random, goes under your Super Hero. `untuck` brings it back. */
export const tuck = verb(
  'tuck',
  {},
  {
    brings: [tucked],
    run(table, { you: seat }) {
      if (table.zone(zones.hand(seat)).length === 0) return;
      const card = table.move(table.pick(zones.hand(seat)), zones.underHero(seat));
      table.tell(tucked, seat, [card]);
    },
    say: () =>
      clause('tuck', you, a('card', { adjectives: ['random'] }), {
        from: 'hand',
        to: under(the('super-hero', { of: doer })),
      }),
  },
);

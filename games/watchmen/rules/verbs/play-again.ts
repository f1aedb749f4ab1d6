import { firstOf, oneOf, optional } from '@masterplan/kernel';
import { deed, er, inTurn } from '@masterplan/kernel/words';
import { a, again, clause, hasBeen, the, you } from '../../text/words.ts';
import { playsAtWork } from '../being-played.ts';
import { plays, zones } from '../board.ts';
import { verb, word } from '../kit.ts';
import { play } from '../playing.ts';

const replay = deed({
  en: { base: 'play', participle: 'played', particle: 'again' },
  fr: er('rejouer'),
});

export const playOnceMore = word('play again {card}', {
  en: ({ card }) => `Play ${card} again`,
  fr: ({ card }) => `Rejouer : ${card}`,
});

/** A card of your play area that has been carried out, or an Ongoing one in front of you, is played once more (B-8.1, RB-5, RB-9). */
export const playAgain = verb(
  'play-again',
  { also: optional(oneOf('ongoing')), only: optional(oneOf('last')) },
  {
    brings: [playOnceMore],
    forced: 'taken',
    choices(lens, seat, _frame, offers, said) {
      const { also } = said;
      const mustBeLast = isLastOnly(lens.options.edition, said);
      for (const card of lens.zone(zones.inPlay(seat))) {
        if (playsAtWork(lens.stack, card) > 0) offers.no(playOnceMore.no, card, 0, 'B-8.1');
        else if (mustBeLast && !isLast(lens.fields.plays, card)) offers.no(playOnceMore.no, card, 0, 'D-25');
        else offers.yes(playOnceMore.no, card);
      }
      for (const card of lens.zone(zones.locations(seat))) {
        if (also === 'ongoing') offers.yes(playOnceMore.no, card);
        else offers.no(playOnceMore.no, card, 0, 'B-8.1');
      }
    },
    run(table, _frame, _said, seat, option) {
      const card = firstOf(option);
      play(table, seat, card, 'stays', seat, typesKept(table.fields.plays, card));
    },
    say({ also, only }) {
      const how = also === undefined ? {} : { how: 'or-ongoing' as const };
      if (only === 'last')
        return clause(replay, you, the('card', { which: hasBeen('play', 'just-before') }), how);
      return inTurn(
        clause('choose', you, a('card', { which: hasBeen('play', 'this-turn'), as: 'it' }), how),
        clause(replay, you, again('it')),
      );
    },
  },
);

/** Whether the last card alone can be played again; so the French edition has it where Ongoing cards can be too (D-25). */
export const isLastOnly = (
  edition: unknown,
  { also, only }: { readonly also?: 'ongoing'; readonly only?: 'last' },
): boolean => only === 'last' || (edition === 'fr' && also === 'ongoing');

/** The mask of the types that a card had besides its own when it was played (P-7). */
function typesKept(list: readonly number[], card: number): number {
  for (let row = plays.count(list) - 1; row >= 0; row--)
    if (plays.card(list, row) === card) return plays.types(list, row);
  return 0;
}

/** Whether a card was played last before the one that is being carried out (D-25). */
function isLast(list: readonly number[], card: number): boolean {
  const before = plays.count(list) - 2;
  return before >= 0 && plays.card(list, before) === card;
}

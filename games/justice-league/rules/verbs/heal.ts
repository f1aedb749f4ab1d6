import { may, you } from '@masterplan/kernel/words';
import { clause } from '../../text/words.ts';
import { overcome, VILLAIN_CARD } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { returnTokens } from '../tokens.ts';

export const healAll = word('heal', {
  en: () => 'Heal: heroes take back their XP tokens from the villain card',
  fr: () => 'Se soigner : les héros reprennent leurs jetons XP sur la carte de vilain',
});

const healed = line('healed', {
  en: ({ who }) => `${who} heals: the XP tokens on the villain card go to their heroes.`,
  fr: ({ who }) => `${who} se soigne : les jetons XP de la carte de vilain reviennent à leurs héros.`,
});

/** The heroes' XP tokens leave the villain card, all or none (JL-8.5, JL-8.6, JL-A46, JL-A47). */
export const heal = verb(
  'heal',
  {},
  {
    brings: [healAll, healed],
    optional: true,
    without: ['may'],
    choices(lens, _seat, _frame, offers) {
      if (overcome.has(lens.fields.overcome, VILLAIN_CARD)) offers.yes(healAll.no);
    },
    run(table, _frame, _said, seat) {
      returnTokens(table, VILLAIN_CARD);
      table.tell(healed, seat);
    },
    say: () => may(clause('heal', you, undefined, { how: 'xp-home' })),
  },
);

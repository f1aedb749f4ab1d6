import { firstOf } from '@masterplan/kernel';
import { deed, may, you } from '@masterplan/kernel/words';
import { clause, each } from '../../text/words.ts';
import { APOKOLIPS, WATCHTOWER, word } from '../board.ts';
import { crossing } from '../boom-tube.ts';
import { verb } from '../kit.ts';
import { openRegions, placeOf } from '../questions.ts';

const comeAlong = deed({
  en: { base: 'come', participle: 'come', after: 'with you' },
  fr: {
    infinitive: 'venir',
    il: 'vient',
    ils: 'viennent',
    vous: 'venez',
    participle: 'venu',
    after: 'avec vous',
  },
});

/** The one way by which heroes come to Apokolips (JL-7.8, JL-7.9). */
export const boomTube = verb(
  'boom-tube',
  {},
  {
    optional: true,
    choices(lens, seat, _frame, offers) {
      for (const place of [...openRegions(lens), APOKOLIPS, WATCHTOWER])
        if (place !== placeOf(lens, seat)) offers.yes(word.go, place);
    },
    run: (table, frame, _said, _seat, option) =>
      void table.push(crossing, frame.you, { to: firstOf(option) }),
    say: () => [
      clause('transport', you, undefined, { how: 'anywhere' }),
      may(clause(comeAlong, each('hero', { adjectives: ['other'] }))),
    ],
  },
);

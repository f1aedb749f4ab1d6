import { firstOf } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { clause, the } from '../../text/words.ts';
import { HIGHEST, LOWEST, setTrack as moveTo } from '../building.ts';
import { verb, word } from '../kit.ts';

export const trackTo = word('track to {number}', {
  en: ({ number }) => `Level ${number}`,
  fr: ({ number }) => `Niveau ${number}`,
});

const set = deed({
  en: { base: 'set', participle: 'set' },
  fr: er('régler', { il: 'règle', ils: 'règlent' }),
});

/** The Technology Track goes where you like (TD-13.3). */
export const setTrack = verb(
  'set-track',
  {},
  {
    brings: [trackTo],
    choices({ fields }, _seat, _frame, offers) {
      for (let level = LOWEST; level <= HIGHEST; level++)
        if (level !== fields.track) offers.yes(trackTo.no, level);
    },
    run: (table, _frame, _said, _seat, option) => moveTo(table, firstOf(option)),
    say: () => clause(set, you, the('track'), { how: 'to-any-level' }),
  },
);

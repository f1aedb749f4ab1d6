import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause, thatOne } from '../../text/words.ts';
import { bindings, word } from '../board.ts';
import { verb } from '../kit.ts';
import { goTo } from '../movement.ts';
import { isDown, openRegions, placeOf } from '../questions.ts';

/** Darkseid transports the hero a crisis speaks of (JL-C12). */
export const banish = verb(
  'banish',
  {},
  {
    choices(lens, _seat, frame, offers) {
      const hero = bindings.hero.of(frame);
      if (isDown(lens, hero)) return;
      for (const region of openRegions(lens)) if (region !== placeOf(lens, hero)) offers.yes(word.go, region);
    },
    run: (table, frame, _said, _seat, option) => goTo(table, bindings.hero.of(frame), firstOf(option)),
    say: () => clause('transport', you, thatOne('hero'), { how: 'to-any-region' }),
  },
);

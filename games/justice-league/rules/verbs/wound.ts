import { firstOf, oneOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause, each, exactly, thatOne, the } from '../../text/words.ts';
import { bindings, word } from '../board.ts';
import { wound as woundHero } from '../defeat.ts';
import { verb } from '../kit.ts';
import { heroesAt } from '../questions.ts';
import { hereOf } from './here.ts';

const gains = (n: number) => (n === 1 ? a('wound') : exactly(n, 'wound'));

/** Heroes where this happens are wounded: each, or one that Darkseid chooses, or the one it speaks of (JL-2.26, JL-2.27). */
export const wound = verb(
  'wound',
  { n: whole(1, 3), who: oneOf('each here', 'one here', 'that hero') },
  {
    forced: 'taken',
    choices(lens, _seat, frame, offers, { who }) {
      const here = heroesAt(lens, hereOf(lens, frame));
      if (who === 'that hero') offers.yes(word.hero, bindings.hero.of(frame));
      else if (who === 'one here') for (const hero of here) offers.yes(word.hero, hero);
      else if (here.length > 0) offers.yes(word.all);
    },
    run(table, frame, { n, who }, _seat, option) {
      const hit = who === 'each here' ? heroesAt(table, hereOf(table, frame)) : [firstOf(option)];
      for (const hero of hit) if (!table.over) woundHero(table, hero, n);
    },
    say({ n, who }) {
      const here = { in: the('region', { of: you }) };
      if (who === 'that hero') return clause('gain', thatOne('hero'), gains(n));
      return clause('gain', who === 'one here' ? a('hero', here) : each('hero', here), gains(n));
    },
  },
);

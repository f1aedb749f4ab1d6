import { oneOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause, upTo } from '../../text/words.ts';
import { placing } from '../crises.ts';
import { verb } from '../kit.ts';

/** Darkseid plays hidden crises and pays for them together (JL-16.1 to JL-16.6, JL-A85). */
export const playCrises = verb(
  'play-crises',
  { most: whole(1, 6), where: oneOf('anywhere', 'near Darkseid') },
  {
    optional: true,
    run(table, frame, { most, where }) {
      table.push(placing, frame.you, { budget: table.fields.energy, where, most });
    },
    say: ({ most, where }) =>
      clause('play', you, upTo(most, 'crisis'), where === 'anywhere' ? {} : { how: 'here-or-adjacent' }),
  },
);

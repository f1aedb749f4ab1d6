import { whole } from '@masterplan/kernel';
import { deed, number, you } from '@masterplan/kernel/words';
import { clause } from '../../text/words.ts';
import { overcome, VILLAIN_CARD } from '../board.ts';
import { levelOf } from '../questions.ts';
import { condition } from './kit.ts';

const beLevel = deed({
  en: { base: 'be', third: 'is', participle: 'been', object: 'level' },
  fr: { infinitive: 'être', il: 'est', ils: 'sont', vous: 'êtes', participle: 'été', object: 'de niveau' },
});

/** Darkseid has come to a level, and none of his abilities is overcome. */
export const unhurtAtLevel = condition(
  'unhurt-at-level',
  { n: whole(2, 7) },
  {
    holds: (reader, { n }, frame) =>
      levelOf(reader, frame.you) >= n && !overcome.has(reader.fields.overcome, VILLAIN_CARD),
    say: ({ n }) => clause(beLevel, you, number(n, 'or-more'), { how: 'and-unhurt' }),
  },
);

import { deed, er, you } from '@masterplan/kernel/words';
import { clause, the } from '../../text/words.ts';
import { line, verb } from '../kit.ts';
import { placesElsewhere } from './candidates.ts';

const name = deed({ en: { base: 'name', participle: 'named' }, fr: er('désigner') });

const willName = line('will name', {
  en: ({ who }) => `${who} will name the next Throwdown.`,
  fr: ({ who }) => `${who} désignera la prochaine Bagarre.`,
});

/** You name the next Throwdown of this round in the holder's place (MP-B28). */
export const nameNext = verb(
  'name-next',
  {},
  {
    brings: [willName],
    run(table, frame, _said, seat) {
      if (placesElsewhere(table).length === 0) return;
      table.fields.namer = seat;
      table.tell(willName, seat, [frame.self]);
    },
    say: () => clause(name, you, the('throwdown', { adjectives: ['next'] }), { how: 'instead-of-holder' }),
  },
);

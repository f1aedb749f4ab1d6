import { you } from '@masterplan/kernel/words';
import { clause } from '../../text/words.ts';
import { recover as getUp } from '../defeat.ts';
import { line, verb } from '../kit.ts';
import { regainAll, regainPowers } from '../tokens.ts';

const recovered = line('recovered', {
  en: ({ who }) => `${who} recovers: all tokens, spent powers and wounds.`,
  fr: ({ who }) => `${who} récupère tout : jetons, pouvoirs épuisés et blessures.`,
});

/** A hero's tokens and spent powers return, and wounds go (JL-8.1 to JL-8.3, JL-A42). */
export const recover = verb(
  'recover',
  {},
  {
    brings: [recovered],
    run(table, frame, _said, seat) {
      regainAll(table, seat);
      regainPowers(table, seat, frame.self);
      getUp(table, seat);
      table.tell(recovered, seat);
    },
    say: () => clause('recover', you, undefined, { how: 'tokens-powers-wounds' }),
  },
);

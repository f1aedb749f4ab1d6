import { allOf, doer, you } from '@masterplan/kernel/words';
import { all, clause } from '../../text/words.ts';
import { recover as getUp } from '../defeat.ts';
import { line, verb } from '../kit.ts';
import { regainAll, regainPowers } from '../tokens.ts';

const recovered = line('recovered', {
  en: ({ who }) => `${who} recovers: all tokens, all spent powers, no wounds.`,
  fr: ({ who }) => `${who} récupère : tous les jetons, tous les pouvoirs épuisés, plus de blessures.`,
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
    say: () => [
      clause(
        'recover',
        you,
        allOf(all('token', { of: doer }), all('power', { of: doer, adjectives: ['spent'] })),
      ),
      clause('heal', you, all('wound', { of: doer })),
    ],
  },
);

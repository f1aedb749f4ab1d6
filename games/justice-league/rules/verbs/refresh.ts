import { allOf, doer, you } from '@masterplan/kernel/words';
import { all, clause, the } from '../../text/words.ts';
import { recover as getUp } from '../defeat.ts';
import { line, verb } from '../kit.ts';
import { regainEnergy, regainPowers } from '../tokens.ts';

const refreshed = line('refreshed', {
  en: ({ who }) => `${who} recovers all energy and all spent powers.`,
  fr: ({ who }) => `${who} récupère toute son énergie et tous ses pouvoirs épuisés.`,
});

/** Darkseid's energy and spent powers return (JL-8.4, JL-A48). */
export const refresh = verb(
  'refresh',
  {},
  {
    brings: [refreshed],
    run(table, frame, _said, seat) {
      regainEnergy(table, table.fields.energyUsed);
      regainPowers(table, seat, frame.self);
      getUp(table, seat);
      table.tell(refreshed, seat);
    },
    say: () =>
      clause(
        'recover',
        you,
        allOf(the('energy', { of: doer }), all('power', { of: doer, adjectives: ['spent'] })),
      ),
  },
);

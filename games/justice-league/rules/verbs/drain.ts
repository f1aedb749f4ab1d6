import { whole } from '@masterplan/kernel';
import { clause, darkseid, energyOf } from '../../text/words.ts';
import { line, verb } from '../kit.ts';
import { payEnergy } from '../tokens.ts';

const drained = line('drained', ['lost'], {
  en: ({ lost }) => `Darkseid loses ${lost} energy.`,
  fr: ({ lost }) => `Darkseid perd ${lost} ${lost < 2 ? 'point' : 'points'} d’énergie.`,
});

/** Darkseid's energy is used up, as much as he has (JL-C11). */
export const drain = verb(
  'drain',
  { n: whole(1, 6) },
  {
    brings: [drained],
    run(table, _frame, { n }, seat) {
      const lost = Math.min(n, table.fields.energy);
      payEnergy(table, lost);
      table.tell(drained, seat, [], lost);
    },
    say: ({ n }) => clause('lose', darkseid, energyOf(n)),
  },
);

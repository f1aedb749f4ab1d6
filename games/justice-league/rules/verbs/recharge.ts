import { deed, er, you } from '@masterplan/kernel/words';
import { clause } from '../../text/words.ts';
import { line, verb } from '../kit.ts';
import { regainEnergy } from '../tokens.ts';

const recoverAll = deed({
  en: { base: 'recover', participle: 'recovered', after: 'all his energy' },
  fr: er('récupérer', { il: 'récupère', ils: 'récupèrent', after: 'toute son énergie' }),
});

const recharged = line('recharged', {
  en: ({ who }) => `${who} recovers all energy.`,
  fr: ({ who }) => `${who} récupère toute son énergie.`,
});

/** All of Darkseid's energy comes back. */
export const recharge = verb(
  'recharge',
  {},
  {
    brings: [recharged],
    run(table, _frame, _said, seat) {
      regainEnergy(table, table.fields.energyUsed);
      table.tell(recharged, seat);
    },
    say: () => clause(recoverAll, you),
  },
);

import { doer } from '@masterplan/kernel/words';
import { clause, the, you } from '../../text/words.ts';
import { line, verb } from '../kit.ts';

const doubled = line('doubled', {
  en: () => 'Power counts double this turn.',
  fr: () => 'La Puissance compte double ce tour-ci.',
});

/** What you have and what you will make this turn counts double. */
export const doublePower = verb(
  'double-power',
  {},
  {
    brings: [doubled],
    run(table, frame) {
      table.fields.power *= 2;
      table.fields.doublings += 1;
      table.tell(doubled, frame.you);
    },
    say: () => clause('double', you, the('power', { of: doer }), { how: 'this-turn' }),
  },
);

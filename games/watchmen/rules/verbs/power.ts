import { optional } from '@masterplan/kernel';
import { forEach } from '@masterplan/kernel/words';
import { number, per } from '../../content/checks.ts';
import { perPhrase, plus } from '../../text/words.ts';
import { times } from '../conditions.ts';
import { line, verb } from '../kit.ts';

const made = line('power', ['more'], {
  en: ({ more }) => `+${more} Power.`,
  fr: ({ more }) => `+${more} Puissance.`,
});

/** Power goes to the player whose turn it is (B-3.3). */
export const power = verb(
  'power',
  { n: number, per: optional(per) },
  {
    brings: [made],
    run(table, frame, { n, per }) {
      const { fields } = table;
      let more = n * times(table, per, frame.you);
      for (let i = 0; i < fields.doublings; i++) more *= 2;
      fields.power += more;
      if (more > 0) table.tell(made, frame.you, [], more);
    },
    say: ({ n, per }) => (per === undefined ? plus(n, 'power') : forEach(perPhrase(per), plus(n, 'power'))),
  },
);

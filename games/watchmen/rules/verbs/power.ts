import { nth, optional } from '@masterplan/kernel';
import { forEach } from '@masterplan/kernel/words';
import { number, per } from '../../content/checks.ts';
import { perPhrase, plus } from '../../text/words.ts';
import { times } from '../conditions.ts';
import { line, verb } from '../kit.ts';

const made = line('power', {
  en: ({ event }) => `+${nth(event.n, 0)} Power.`,
  fr: ({ event }) => `+${nth(event.n, 0)} Puissance.`,
});

/** Power goes to the player whose turn it is (B-3.3). */
export const power = verb(
  'power',
  { n: number, per: optional(per) },
  {
    brings: [made],
    run(table, frame, { n, per }) {
      const { fields } = table;
      const more = n * times(table, per, frame.you) * 2 ** fields.doublings;
      fields.power += more;
      if (more > 0) table.tell(made, frame.you, [], more);
    },
    say: ({ n, per }) => (per === undefined ? plus(n, 'power') : forEach(perPhrase(per), plus(n, 'power'))),
  },
);

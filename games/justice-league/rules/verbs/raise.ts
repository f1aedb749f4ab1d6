import { oneOf, optional, whole } from '@masterplan/kernel';
import { belongingTo, forEach, passive } from '@masterplan/kernel/words';
import { abilities } from '../../content/kinds.ts';
import { clause, each, the, thisOne } from '../../text/words.ts';
import { verb } from '../kit.ts';

const NEIGHBOURS = { adjectives: ['adjacent', 'revealed'] } as const;

/** Lasting: revealed crises next to this one are harder in an ability; or this one is, in all, by as many as lie next to it (JL-10.19). */
export const raise = verb(
  'raise',
  { of: oneOf('neighbours', 'itself'), ability: optional(oneOf(...abilities)), by: whole(1, 3) },
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say({ of, ability = 'strength', by }) {
      if (of === 'neighbours')
        return passive(
          clause(
            'raise',
            the(ability, { which: belongingTo(the('crisis', { ...NEIGHBOURS, many: true })) }),
            undefined,
            { by },
          ),
        );
      return forEach(
        each('crisis', NEIGHBOURS),
        passive(
          clause('raise', each('ability', { which: belongingTo(thisOne('crisis')) }), undefined, { by }),
        ),
      );
    },
  },
);

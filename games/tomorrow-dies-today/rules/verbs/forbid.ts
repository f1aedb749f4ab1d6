import { oneOf } from '@masterplan/kernel';
import { cannot, deed, er } from '@masterplan/kernel/words';
import { clause, some } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

const start = deed({ en: { base: 'start', participle: 'started' }, fr: er('déclencher') });

/** On Global Events: nobody builds Gadgets, or nobody starts a Conflict. */
export const forbid = verb(
  'forbid',
  { what: oneOf('building', 'conflicts') },
  {
    ...lasting,
    say: ({ what }) =>
      cannot(
        what === 'building'
          ? clause('build', some('player'), some('gadget'))
          : clause(start, some('player'), some('conflict')),
      ),
  },
);

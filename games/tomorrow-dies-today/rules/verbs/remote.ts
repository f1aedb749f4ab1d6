import { both, deed, er, may, you } from '@masterplan/kernel/words';
import { clause, some } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

const scheme = deed({ en: { base: 'plot', participle: 'plotted' }, fr: er('comploter') });

/** You plot and build as if your Named Henchman were at home (TD-12.1, TD-13.1). */
export const remote = verb(
  'remote',
  {},
  {
    ...lasting,
    say: () =>
      may(both(clause(scheme, you), clause('build', you, some('gadget'), { how: 'wherever-you-are' }))),
  },
);

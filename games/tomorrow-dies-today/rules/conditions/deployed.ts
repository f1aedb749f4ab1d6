import { whole } from '@masterplan/kernel';
import { deed, done, er, you } from '@masterplan/kernel/words';
import { atLeast, clause } from '../../text/words.ts';
import { deedsOf } from '../deeds.ts';
import { condition } from './kit.ts';

const send = deed({
  en: { base: 'deploy', participle: 'deployed' },
  fr: er('déployer', { il: 'déploie', ils: 'déploient' }),
});

/** You deployed so many Henchmen in one Phase of this Round. */
export const deployed = condition(
  'deployed',
  { least: whole(2, 6) },
  {
    holds: (reader, { least }, seat) => deedsOf(reader, seat, 'deployed').some(({ n }) => n >= least),
    say: ({ least }) => done(clause(send, you, atLeast(least, 'henchman'), { how: 'in-one-phase' })),
  },
);

import { languages, notation } from '@masterplan/kernel';
import { playedOut, playthroughNames } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { masterPlan } from '../../index.ts';

test.each(languages)('the golden playthrough reads as it was reviewed, in %s', async (language) => {
  const record = playedOut(masterPlan, {
    seats: 4,
    seed: 'golden',
    options: { loserLad: 'chance' },
  }).record();
  const lines = notation(masterPlan, record, { language, names: playthroughNames });
  if ('fault' in lines) throw new Error(lines.fault.code);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`playthrough.${language}.txt`);
});

import { languages, notation } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { masterPlan } from '../index.ts';
import { names, playedOut } from './playing.ts';

test.each(languages)('the golden playthrough reads as it was reviewed, in %s', async (language) => {
  const record = playedOut(4, 'golden').record();
  const lines = notation(masterPlan, record, { language, names });
  if ('fault' in lines) throw new Error(lines.fault.code);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`playthrough.${language}.txt`);
});

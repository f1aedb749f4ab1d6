import { languages, notation } from '@masterplan/kernel';
import { playedOut, playthroughNames } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { tomorrowDiesToday } from '../../index.ts';

test.each(languages)('the golden playthrough reads as it was reviewed, in %s', async (language) => {
  const record = playedOut(tomorrowDiesToday, { seats: 4, seed: 'golden', choices: 'lively' }).record();
  const lines = notation(tomorrowDiesToday, record, { language, names: playthroughNames });
  if ('fault' in lines) throw new Error(lines.fault.code);
  await expect(`${lines.slice(0, 400).join('\n')}\n`).toMatchFileSnapshot(`playthrough.${language}.txt`);
});

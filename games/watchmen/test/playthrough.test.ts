import { languages, notation } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { watchmen } from '../index.ts';
import { names, playedOut } from './playing.ts';

test.each(languages)('the golden playthrough reads as it was reviewed, in %s', async (language) => {
  const record = playedOut(3, 'golden', { mode: 'watchmen' }).record();
  const lines = notation(watchmen, record, { language, names });
  if ('fault' in lines) throw new Error(lines.fault.code);
  await expect(`${lines.slice(0, 400).join('\n')}\n`).toMatchFileSnapshot(`playthrough.${language}.txt`);
});

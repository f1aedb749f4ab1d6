import { languages } from '@masterplan/kernel';
import { clumsy } from '@masterplan/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { masterPlan } from '../index.ts';

const text = masterPlan.text(masterPlan.game);

describe.each(languages)('in %s', (language) => {
  const cards = masterPlan.game.kinds.map((kind) => text[language].card(kind));

  test('every card reads as it was reviewed', async () => {
    const lines = cards.flatMap(({ name, flavour, text: says }) => [name, `  ${says}`, `  ${flavour}`, '']);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`words.${language}.txt`);
  });

  test('no card stumbles over its grammar', () => {
    const all = cards.flatMap(({ name, flavour, text: says }) => [name, flavour, says]);
    expect(all.flatMap((line) => clumsy(line, language))).toEqual([]);
  });
});

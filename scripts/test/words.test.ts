import { fileURLToPath } from 'node:url';
import { languages } from '@masterplan/kernel';
import { clumsy } from '@masterplan/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';

const cases = games.flatMap((registered) =>
  languages.map((language) => ({ id: registered.game.id, registered, language })),
);

describe.each(cases)('the cards of $id, in $language', ({ id, registered, language }) => {
  const { game } = registered;
  const text = registered.text(game)[language];
  const cards = game.kinds.map((kind) => text.card(kind));

  test('every card reads as it was reviewed', async () => {
    const lines = cards.flatMap(({ name, flavour, text: says }) => [name, `  ${says}`, `  ${flavour}`, '']);
    const kept = new URL(`../../games/${id}/test/words/words.${language}.txt`, import.meta.url);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(kept));
  });

  test('no card stumbles over its grammar', () => {
    const all = cards.flatMap(({ name, flavour, text: says }) => [name, flavour, says]);
    expect(all.flatMap((line) => clumsy(line, language))).toEqual([]);
  });
});

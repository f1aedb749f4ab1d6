import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, readRulebook } from '@masterplan/kernel';
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

  test('every name and every flavour is one card’s own, or of cards that are the same in every word', () => {
    const different = new Set(cards.map(({ name, flavour, text: says }) => [name, flavour, says].join('\n')));
    for (const part of ['name', 'flavour'] as const) {
      expect(cards.filter((card) => card[part] === '')).toEqual([]);
      expect(new Set(cards.map((card) => card[part])).size).toBe(different.size);
    }
  });
});

describe.each(games.map(({ game: { id } }) => id))('the rulebooks of %s', (id) => {
  const clauses = (file: string): string[] => {
    const page = readFileSync(new URL(`../../games/${id}/${file}`, import.meta.url), 'utf8');
    return readRulebook(page).chapters.flatMap((chapter) =>
      chapter.clauses.map((clause) => `${clause.id} ${clause.mark}`),
    );
  };

  test('have the same clauses in the same order, each once, with the same marks', () => {
    const english = clauses('RULES.md');
    expect(english.length).toBeGreaterThan(100);
    expect(clauses('RULES.fr.md')).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
  });
});

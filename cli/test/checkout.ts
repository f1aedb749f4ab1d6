import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const rules = `# Thieves

A rulebook for tests of the command.

## 1 The game

**TH-1.1** Two people play.

**TH-1.2** *flavour* They do not trust each other.

**TH-A1** *ruling* Nobody plays alone. *Why:* there would be
nobody to steal from.

## 2 Turns

**TH-2.1** On a turn you may draw, look, shuffle or steal, once.

**TH-2.10** After six turns it is over.

**TH-C1** *advice* Steal late.
`;

const regles = `# Voleurs

## 1 Le jeu

**TH-1.1** On joue à deux.

**TH-A1** *arbitrage* Personne ne joue seul.

## 2 Les tours

**TH-2.1** À son tour, on pioche, regarde, mélange ou vole, une fois.
`;

const tests = `test('TH-1.1, TH-A1 two people play, not one', () => {});
test.each([1, 2])("TH-1.1 not %i or 'more'", () => {});
test.skip('TH-2.10 a skipped test holds nothing', () => {});
test.todo('TH-2.10 nor one that is not written');
test('UTF-8 is no clause', () => {});
test(
  \`TH-9.9 names a clause that is not there\`,
  () => {},
);
`;

/** A checkout in a new folder, with the rulebook and the tests of one tiny game. */
export function tinyCheckout(): { readonly root: URL; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'masterplan-'));
  const put = (name: string, contents: string) => {
    const path = join(folder, 'games', 'thieves', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  };
  put('RULES.md', rules);
  put('RULES.fr.md', regles);
  put('test/rules/turns.test.ts', tests);
  return { root: pathToFileURL(`${folder}/`), folder };
}

import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { mutationPage, parts, patternsOf, scoreOf, together } from '../mutants.ts';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

const page = mutationPage(
  {
    files: {
      'kernel/src/good.ts': mutants('Killed', 'Killed', 'Timeout', 'Ignored'),
      'kernel/src/poor.ts': mutants('Killed', 'Survived', 'NoCoverage', 'CompileError'),
      'kernel/src/types.ts': mutants(),
    },
  },
  'Made by hand',
);

test('endless and failing runs are caught; surviving and unreached faults are missed', () => {
  expect(page).toContain('**66.7 %** caught: 4 of 6 faults.\n\nMade by hand.\n');
});

test('the worst file comes first and files without faults are left out', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| kernel'));
  expect(rows).toEqual([
    '| kernel/src/poor.ts | 1 | 2 | 33.3 % |',
    '| kernel/src/good.ts | 3 | 0 | 100.0 % |',
  ]);
});

test('the reports of parts are one', () => {
  const reports = [
    { files: { a: mutants('Killed', 'Killed', 'Killed') } },
    { files: { b: mutants('Survived') } },
  ];
  expect(scoreOf(together(reports))).toBe(75);
});

test('every folder of the kernel is in one part, and no part names another', () => {
  const files = readdirSync(new URL('../../kernel/src/', import.meta.url), {
    encoding: 'utf8',
    recursive: true,
  });
  const folders = files.filter((file) => file.endsWith('.ts')).map((file) => dirname(file));
  const found = [...new Set(folders)].filter((folder) => folder !== '.').sort();
  expect(Object.values(parts).flat().sort()).toEqual(found);
});

test('folders are named one by one, without braces, which stryker would tear apart', () => {
  expect(patternsOf(['state', 'cards'])).toBe('kernel/src/state/*.ts,kernel/src/cards/*.ts');
});

import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { folders, mutationPage, scoreOf, together } from '../mutants.ts';

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

test('faults are planted in every folder of the kernel', () => {
  const files = readdirSync(new URL('../../kernel/src/', import.meta.url), {
    encoding: 'utf8',
    recursive: true,
  });
  const found = files.filter((file) => file.endsWith('.ts')).map((file) => dirname(file));
  expect(folders.toSorted()).toEqual([...new Set(found)].filter((folder) => folder !== '.').sort());
});

import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { isGood, lineOf, nodesPage } from '../nodes/page.ts';

const good = { version: '20.20.2', unit: { passed: 7, failed: 0 }, faults: [] };
const broken = { ...good, unit: { passed: 5, failed: 2 } };
const silent = { ...good, faults: ['npm start ended without listening'] };

test('a version is good when no unit test fails and npm start serves', () => {
  expect([good, broken, silent].map(isGood)).toEqual([true, false, false]);
});

test('a line names the exact version and what came of it', () => {
  expect(lineOf(good)).toBe('Node 20.20.2: ok: 7 unit tests passed; npm start answers and serves the page');
  expect(lineOf(broken)).toContain('Node 20.20.2: FAILED: 5 unit tests passed, 2 failed;');
  expect(lineOf(silent)).toMatch(/FAILED: .*; npm start ended without listening$/);
});

test('the page has a line for every version and says what it was made with', () => {
  const page = nodesPage([good, broken], 'Masterplan 1.2.3');
  expect(page).toContain('Masterplan 1.2.3.\n\n- Node 20.20.2: ok');
  expect(page.match(/^- Node/gm)).toHaveLength(2);
});

test('npm start runs node, so that another version can run the same words', () => {
  expect(packageJson.scripts.start).toMatch(/^node [^&|;]+$/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeWith } from './made.ts';
import { isGood, lineOf, nodesPage, type Trial } from './nodes/page.ts';
import { tryNode } from './nodes/trial.ts';

/** Every version that is still cared for, and the newest. */
const majors = [20, 22, 24, 26];

const wanted = process.argv.slice(2).map(Number);
const chosen = wanted.length === 0 ? majors : wanted;
const folder = mkdtempSync(join(tmpdir(), 'masterplan-nodes-'));
const clear = (): void => rmSync(folder, { recursive: true, force: true });
process.once('SIGINT', () => {
  clear();
  process.exit(130);
});

const trials: Trial[] = [];
for (const major of chosen) {
  const trial = await tryNode(major, join(folder, String(major)));
  trials.push(trial);
  console.log(lineOf(trial));
}
clear();
if (wanted.length === 0)
  writeFileSync(new URL('../docs/nodes.md', import.meta.url), nodesPage(trials, madeWith()));
process.exitCode = trials.every(isGood) ? 0 : 1;

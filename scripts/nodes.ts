import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked } from '@masterplan/kit/asked';
import { madeWith } from './made.ts';
import { isGood, lineOf, nodesPage, type Trial } from './nodes/page.ts';
import { tryNode } from './nodes/trial.ts';

/** Every version of Node that is still maintained, and the newest. */
const majors = [20, 22, 24, 26];

const help = `npm run nodes [-- VERSION …]: the unit tests and npm start with each of these major versions of Node.
Without a version: ${majors.join(', ')}, and docs/nodes.md is written.`;
const { words } = asked({}, help, (word) => /^\d+$/.test(word));
const chosen = words.length === 0 ? majors : words.map(Number);
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
if (words.length === 0)
  writeFileSync(new URL('../docs/nodes.md', import.meta.url), nodesPage(trials, madeWith()));
process.exitCode = trials.every(isGood) ? 0 : 1;

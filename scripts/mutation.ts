import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { madeWith } from './made.ts';
import { mutationPage } from './mutants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = new URL('../reports/mutation.json', import.meta.url);
const page = new URL('../docs/mutation.md', import.meta.url);

/** Arguments are stryker's (`--mutate kernel/src/cards.ts` plants faults in one file only); with any, no page is written. */
const wanted = process.argv.slice(2);

rmSync(report, { force: true });
const { status } = spawnSync('stryker', ['run', ...wanted], { cwd: root, shell: true, stdio: 'inherit' });
if (wanted.length === 0 && existsSync(report)) {
  const stryker = packageJson.devDependencies['@stryker-mutator/core'];
  const made = `${madeWith()}, stryker ${stryker}`;
  writeFileSync(page, mutationPage(JSON.parse(readFileSync(report, 'utf8')), made));
}
process.exitCode = status ?? 1;

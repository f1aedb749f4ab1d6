import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { madeWith } from './made.ts';
import { folders, LEAST, type MutationReport, mutationPage, scoreOf, together } from './mutants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = new URL('../docs/mutation.md', import.meta.url);

function plant(...args: string[]): number {
  return spawnSync('stryker', ['run', ...args], { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1;
}

/**
 * Plants faults in one folder of the kernel; undefined where stryker could not. What an earlier run found out about code and tests that
 * have not changed since is taken over, so that a run that was stopped goes on where it was.
 */
function reportOf(folder: string, ...args: string[]): MutationReport | undefined {
  const kept = `reports/mutation/${folder.replace('/', '-')}.json`;
  const status = plant(
    '--mutate',
    `'kernel/src/${folder}/*.ts'`,
    '--incremental',
    '--incrementalFile',
    kept,
    ...args,
  );
  if (status !== 0 || !existsSync(new URL(`../${kept}`, import.meta.url))) return undefined;
  const report: MutationReport = JSON.parse(readFileSync(new URL(`../${kept}`, import.meta.url), 'utf8'));
  console.log(`${folder}: ${scoreOf(report).toFixed(1)} % caught`);
  return report;
}

function plantAll(...args: string[]): number {
  const reports: MutationReport[] = [];
  for (const folder of folders) {
    const report = reportOf(folder, ...args);
    if (report === undefined) return 1;
    reports.push(report);
  }
  const whole = together(reports);
  const stryker = packageJson.devDependencies['@stryker-mutator/core'];
  writeFileSync(page, mutationPage(whole, `${madeWith()}, stryker ${stryker}`));
  return scoreOf(whole) >= LEAST ? 0 : 1;
}

/**
 * Without arguments, faults are planted in the whole kernel and the page is written; with `--force` all of them anew. Other arguments are
 * stryker's (`--mutate kernel/src/cards/cards.ts` plants faults in one file only), and no page is written.
 */
const wanted = process.argv.slice(2);
const isWhole = wanted.every((argument) => argument === '--force');
process.exitCode = isWhole ? plantAll(...wanted) : plant(...wanted);

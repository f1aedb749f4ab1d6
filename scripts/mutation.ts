import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { madeWith } from './made.ts';
import { LEAST, type MutationReport, mutationPage, parts, patternsOf, scoreOf, together } from './mutants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const written = new URL('../reports/mutation.json', import.meta.url);
const kept = new URL('../reports/mutation/', import.meta.url);
const page = new URL('../docs/mutation.md', import.meta.url);

function plant(...args: string[]): number {
  rmSync(written, { force: true });
  return spawnSync('stryker', ['run', ...args], { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1;
}

/** A hash of the kernel, its tests and the settings. */
function fingerprint(): string {
  const ofKernel = readdirSync(new URL('../kernel/', import.meta.url), { encoding: 'utf8', recursive: true });
  const files = ofKernel.filter((file) => file.endsWith('.ts')).map((file) => `kernel/${file}`);
  const hash = createHash('sha256');
  for (const file of [...files, 'stryker.config.mjs'].toSorted())
    hash.update(file).update(readFileSync(new URL(`../${file}`, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

const read = (file: URL): MutationReport => JSON.parse(readFileSync(file, 'utf8'));

/** The report of a part, from an earlier run of the same kernel if there is one; undefined where stryker could not make it. */
function reportOf(part: string, folders: readonly string[], state: string): MutationReport | undefined {
  const file = new URL(`${part}-${state}.json`, kept);
  if (!existsSync(file)) {
    plant('--mutate', `'${patternsOf(folders)}'`);
    if (!existsSync(written)) return undefined;
    mkdirSync(kept, { recursive: true });
    renameSync(written, file);
  }
  const report = read(file);
  console.log(`${part}: ${scoreOf(report).toFixed(1)} % caught`);
  return report;
}

function plantAll(): number {
  const state = fingerprint();
  const reports: MutationReport[] = [];
  for (const [part, folders] of Object.entries(parts)) {
    const report = reportOf(part, folders, state);
    if (report === undefined) return 1;
    reports.push(report);
  }
  const whole = together(reports);
  const stryker = packageJson.devDependencies['@stryker-mutator/core'];
  writeFileSync(page, mutationPage(whole, `${madeWith()}, stryker ${stryker}`));
  return scoreOf(whole) >= LEAST ? 0 : 1;
}

/** Arguments are stryker's (`--mutate kernel/src/cards/cards.ts` plants faults in one file only); with any, no page is written. */
const wanted = process.argv.slice(2);
process.exitCode = wanted.length > 0 ? plant(...wanted) : plantAll();

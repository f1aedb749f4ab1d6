import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { mutationPage } from './mutants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = new URL('../reports/mutation.json', import.meta.url);
const page = new URL('../docs/mutation.md', import.meta.url);

rmSync(report, { force: true });
const { status } = spawnSync('stryker', ['run'], { cwd: root, shell: true, stdio: 'inherit' });
const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
  cwd: root,
  encoding: 'utf8',
}).trim();
const made = `Masterplan ${packageJson.version} (${commit}), stryker ${packageJson.devDependencies['@stryker-mutator/core']}.`;
writeFileSync(page, mutationPage(JSON.parse(readFileSync(report, 'utf8')), made));
process.exitCode = status ?? 1;

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asked } from '@masterplan/kit/asked';
import packageJson from '../package.json' with { type: 'json' };
import { lastLine, sum, type Tally, tallyOf, tallyOfBrowser } from './tally.ts';

/** One part of `npm test`: a script of package.json, so that whoever sees it fail can run it alone. */
interface Step {
  readonly script: keyof typeof packageJson.scripts;
  readonly args?: string;
  /** `daily` steps are also part of `npm run check`, which stays under a minute. */
  readonly when: 'daily' | 'full';
  /** A step counts as one test, or, where it writes a report, as all the tests in it. */
  readonly report?: { readonly file: string; readonly by: 'vitest' | 'playwright' };
}

/** The tests of a vitest project, with a report of them. */
const tests = (script: 'unit' | 'proofs', when: Step['when']): Step => {
  const file = `reports/${script}.json`;
  const args = `--reporter=default --reporter=json --outputFile.json=${file}`;
  return { script, args, when, report: { file, by: 'vitest' } };
};

const browserReport = 'reports/browser.json';

const steps: readonly Step[] = [
  { script: 'format', when: 'daily' },
  { script: 'lint', when: 'daily' },
  { script: 'types', when: 'daily' },
  { script: 'dead', when: 'daily' },
  { script: 'house', when: 'daily' },
  tests('unit', 'daily'),
  { script: 'rules', when: 'daily' },
  tests('proofs', 'full'),
  { script: 'conformance', args: '--seconds 120', when: 'full' },
  {
    script: 'browser',
    args: '-- --reporter=list,json',
    when: 'full',
    report: { file: browserReport, by: 'playwright' },
  },
];

const root = fileURLToPath(new URL('..', import.meta.url));

function run(command: string): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, browserReport) },
  });
  return new Promise((done, broke) => {
    child.on('error', broke);
    child.on('exit', (code) => done(code ?? 1));
  });
}

async function tallyStep({ script, args = '', report }: Step): Promise<Tally> {
  if (report) rmSync(join(root, report.file), { force: true });
  const exitCode = await run(`${packageJson.scripts[script]} ${args}`);
  if (!report) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  if (!existsSync(join(root, report.file))) return { passed: 0, failed: 1 };
  const written = JSON.parse(readFileSync(join(root, report.file), 'utf8'));
  return report.by === 'vitest' ? tallyOf(written, exitCode) : tallyOfBrowser(written, exitCode);
}

const { options } = asked(
  { quick: 'flag' },
  'npm test, or npm run check (--quick): everything that a change must pass, step by step.',
);
const chosen = steps.filter((step) => step.when === 'daily' || !options.quick);
const tallies: Tally[] = [];
for (const [index, step] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${step.script}`);
  const startedAt = performance.now();
  const tally = await tallyStep(step);
  tallies.push(tally);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok' : 'FAILED'}: ${step.script}, ${seconds} s`);
}
const total = sum(tallies);
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

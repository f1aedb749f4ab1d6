import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRecord } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { forms } from '../src/engine/forms.ts';
import { twoGames } from './two-games.ts';

const file = fileURLToPath(new URL('../../docs/protocol.md', import.meta.url));
const page = readFileSync(file, 'utf8');

const WIDTH = 110;
const CUT = '\u0000';

/** The same data with long lists and texts cut short. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 90 ? `${value.slice(0, 80)}${CUT}` : value;
  if (Array.isArray(value)) {
    const whole = value.map(shortened);
    const isShort = JSON.stringify(whole).length < 70 || whole.length < 3;
    return isShort ? whole : [...whole.slice(0, typeof whole[0] === 'number' ? 8 : 2), CUT];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortened(entry)]));
}

/** JSON on one line where it fits, else one entry a line. */
function pretty(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => pretty(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${pretty(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => `${inner}${entry}`).join(',\n')}\n${indent}${close}`;
}

const shown = (answer: unknown): string =>
  pretty(shortened(answer)).replaceAll('"\\u0000"', '…').replaceAll('\\u0000', '…');

/** The page with every answer in it as the engine gives it now; `"record":…` in a request is the record last given. */
function answered(): { readonly now: string; readonly errors: readonly unknown[] } {
  const engine = new Engine(twoGames, { language: 'en', truth: 'refused' });
  const errors: unknown[] = [];
  let record: unknown;
  const now = page.replace(/```transcript\n(.*?)```/gs, (_block, inside: string) => {
    const requests = inside.split('\n').filter((line) => line.startsWith('> '));
    const lines = requests.flatMap((request) => {
      const answer = engine.answer(request.slice(2).replace('…', JSON.stringify(record)));
      record = answer.record ?? record;
      if (isRecord(answer.error)) errors.push(answer.error.code);
      return [request, shown(answer)];
    });
    return `\`\`\`transcript\n${lines.join('\n')}\n\`\`\``;
  });
  return { now, errors };
}

test('the answers in docs/protocol.md are those the engine gives (npx vitest run cli/test/protocol -u writes them)', async () => {
  const { now, errors } = answered();
  expect(errors).toEqual([
    ...['bad-json', 'bad-request', 'no-such-table', 'bad-request'],
    ...['stale', 'not-your-ask', 'refused', 'bad-record'],
  ]);
  await expect(now).toMatchFileSnapshot(file);
});

test('the player in docs/protocol.md plays a whole game', () => {
  const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  const launcher = fileURLToPath(new URL('../bin.mjs', import.meta.url));
  const engine = `${JSON.stringify(process.execPath)}, [${JSON.stringify(launcher)}, 'engine']`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module'], {
    input: program.replace("'npx', ['masterplan', 'engine']", engine),
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/over: true,\s+winners: \[/);
}, 30_000);

test('docs/protocol.md describes every request and every error', () => {
  for (const request of Object.keys(forms)) {
    expect(page).toContain(`### \`${request}\`\n`);
    expect(page).toMatch(new RegExp(`^> .*"do":"${request}"`, 'm'));
  }
  for (const code of [
    'bad-json',
    'bad-request',
    'no-such-game',
    'no-such-table',
    'not-your-ask',
    'not-an-option',
  ]) {
    expect(page).toContain(`\`${code}\``);
  }
  for (const code of ['stale', 'bad-record', 'refused']) expect(page).toContain(`\`${code}\``);
});

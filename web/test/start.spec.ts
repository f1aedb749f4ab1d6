import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { options } from './support/player.ts';

const program = fileURLToPath(new URL('../../cli/bin.mjs', import.meta.url));

/** What `npm start` runs, in an empty folder and with nothing set but the port. */
function started(
  folder: string,
  port = '0',
): { readonly child: ChildProcess; readonly url: Promise<string> } {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [program, 'serve', '--port', port], {
    cwd: folder,
    stdio: [...stdio],
  });
  const url = new Promise<string>((found, failed) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const at = /http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
      if (at !== undefined) found(`http://127.0.0.1:${at}`);
    });
    child.once('exit', (code) => failed(new Error(`the server stopped with ${code}: ${said}`)));
  });
  return { child, url };
}

test('started as the README says, one click plays against bots, and a game is there again after a restart', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'masterplan-start-'));
  const first = started(folder);
  await page.goto(await first.url);
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await expect(options(page).first()).toBeVisible({ timeout: 30_000 });
  const offered = await options(page).allTextContents();
  expect(await stopped(first.child)).toBe(0);
  const again = started(folder, new URL(page.url()).port);
  await again.url;
  await page.reload();
  await expect(options(page)).toHaveText(offered, { timeout: 30_000 });
  expect(await stopped(again.child)).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

function stopped(child: ChildProcess): Promise<number | null> {
  const code = new Promise<number | null>((done) => child.once('exit', done));
  child.kill('SIGTERM');
  return code;
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lackedIn, sentenceOf, unpackInto } from './support/chromium.ts';

test('every library that the loader does not find is named once', () => {
  const said = `
	libnss3.so => not found
	libm.so.6 => /lib/libm.so.6 (0x00007f263179c000)
	libexpat.so.1 => not found
	libnss3.so => not found`;
  expect(lackedIn(said)).toEqual(['libnss3.so', 'libexpat.so.1']);
});

test('a system that is too old is told by the version it lacks', () => {
  const said =
    "chromium: libc.so.6: version `GLIBC_2.34' not found (required by libnss3.so)\n" +
    "chromium: libc.so.6: version `GLIBC_2.34' not found (required by libnspr4.so)";
  expect(lackedIn(said)).toEqual(['GLIBC_2.34']);
});

const facts = { said: 'it stopped', named: undefined, system: 'linux x64', lacked: [] };

test('a browser that does not start is told in one sentence, with what to do about it', () => {
  expect(sentenceOf({ ...facts, lacked: ['libnss3.so', 'libexpat.so.1'] })).toMatch(
    /^Chromium cannot start because this system lacks libnss3\.so, libexpat\.so\.1: .* CHROMIUM\.$/,
  );
  expect(sentenceOf({ ...facts, system: 'darwin arm64' })).toMatch(
    /^The Chromium that npm ci installs runs on linux x64, not on darwin arm64: .* CHROMIUM\.$/,
  );
  expect(sentenceOf(facts)).toBe('The Chromium that npm ci installs does not start: it stopped');
});

test('browser tests without a browser fail at once with one sentence', () => {
  const web = fileURLToPath(new URL('..', import.meta.url));
  const playwright = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
  const run = spawnSync(process.execPath, [playwright, 'test'], {
    cwd: web,
    env: { ...process.env, CHROMIUM: 'no-such-browser' },
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect(run.status).toBe(1);
  expect(run.stdout).toBe('');
  expect(run.stderr).toMatch(/^The browser that CHROMIUM names, no-such-browser, does not start: .+$/m);
});

test('a run that was interrupted while it unpacked the browser leaves nothing that breaks the next', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masterplan-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = join(folder, 'browser');
  const half = `${place}.${process.pid}`;
  mkdirSync(half);
  writeFileSync(join(half, 'chromium'), 'half of it');
  unpackInto(place);
  expect(readdirSync(folder)).toEqual(['browser']);
  const { size, mtimeMs } = statSync(join(place, 'chromium'));
  expect(size).toBeGreaterThan(100_000_000);
  unpackInto(place);
  expect(statSync(join(place, 'chromium')).mtimeMs).toBe(mtimeMs);
});

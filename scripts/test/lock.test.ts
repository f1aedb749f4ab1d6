import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockText = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const packages: Readonly<Record<string, Locked>> = JSON.parse(lockText).packages;

test('the lock names no registry, so that any will do', () => {
  expect(lockText).not.toContain('"resolved": "http');
});

test('the lock holds the parts for every system, not only for the one it was made on', () => {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const parts = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((part) => !names.has(part))).toEqual([]);
});

test('every tool is pinned to one version', () => {
  const versions = Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inUse } from '../build/react-in-use.ts';

const file = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace('client.js', 'cjs/react-dom-client.production.js');
const whole = readFileSync(file, 'utf8');
const built = inUse(file, whole);

test('what the page never asks of react-dom throws, with what it was for', () => {
  expect(built).toContain(
    'function updateActivityComponent(current, workInProgress, renderLanes) {throw Error("built without Activity")}',
  );
  expect(built).toContain('function retryIfBlockedOn(unblocked) {throw Error("built without hydration")}');
});

test('whether something is hydrated is no question any more; a parameter of that name is', () => {
  expect(whole).toContain('isHydrating || value === element.value');
  expect(built).toMatch(/element\.checked = isHydrating \?/);
  expect(built).toContain('!1 && pushTreeFork(returnFiber, newIdx)');
  expect(built).not.toContain('memoizedState.isDehydrated');
});

test('nothing else changes: it is the same but for what is left out', () => {
  expect(built).toContain('function updateClassComponent(');
  expect(built.length).toBeGreaterThan(whole.length * 0.8);
});

test('another version of react-dom fails the build until somebody has looked at it', () => {
  expect(() => inUse(file, whole.replaceAll('acquireResource', 'fetchResource'))).toThrow(
    'react-dom has no acquireResource',
  );
  expect(() => inUse(file, whole.replaceAll('isHydrating', 'isWet'))).toThrow('react-dom has no isHydrating');
});

import { expect, test } from 'vitest';
import { lastLine, sum, tallyOf, tallyOfBrowser } from '../tally.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('passed and failed tests of all files are counted, skipped ones are not', () => {
  const report = {
    testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')],
  };
  expect(tallyOf(report, 1)).toEqual({ passed: 2, failed: 2 });
});

test('a file that does not load is a failure', () => {
  expect(tallyOf({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('a run that ends badly is a failure although every test passed', () => {
  expect(tallyOf({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run without tests is a failure', () => {
  expect(tallyOf({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('the last line gives the sum', () => {
  const total = sum([
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ]);
  expect(lastLine(total)).toBe('tests: 41 passed, 2 failed');
});

const browser = (expected: number, unexpected = 0, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
});

test('the browser’s tests count one by one; a skipped or lucky one has failed', () => {
  expect(tallyOfBrowser(browser(12), 0)).toEqual({ passed: 12, failed: 0 });
  expect(tallyOfBrowser(browser(10, 1, 1, 1), 1)).toEqual({ passed: 10, failed: 3 });
});

test('a browser run is never better than its exit code, and one without tests has failed', () => {
  expect(tallyOfBrowser(browser(12), 1)).toEqual({ passed: 12, failed: 1 });
  expect(tallyOfBrowser(browser(0), 0)).toEqual({ passed: 0, failed: 1 });
});

/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  };
}

/**
 * Counts the tests of a vitest JSON report. A file that fails without a failing test (it does not load, or throws outside
 * its tests) counts as one failure, and so does a run that found no test or ended badly for any other reason: a run
 * is never better than its exit code.
 */
export function tallyOf(report: Report, exitCode: number): Tally {
  const counted = sum(report.testResults.map(tallyOfFile));
  const endedBadly = exitCode !== 0 && counted.failed === 0;
  const isEmpty = counted.passed + counted.failed === 0;
  return endedBadly || isEmpty ? { ...counted, failed: Math.max(1, counted.failed) } : counted;
}

function tallyOfFile({ status, assertionResults }: Report['testResults'][number]): Tally {
  const having = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
  const failed = having('failed');
  return { passed: having('passed'), failed: status === 'failed' ? Math.max(1, failed) : failed };
}

interface BrowserReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Counts the tests of a Playwright JSON report. One that was skipped, or passed only at a second try, has failed. */
export function tallyOfBrowser({ stats }: BrowserReport, exitCode: number): Tally {
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const isWorse = failed === 0 && (exitCode !== 0 || stats.expected === 0);
  return { passed: stats.expected, failed: isWorse ? 1 : failed };
}

export function lastLine({ passed, failed }: Tally): string {
  return `tests: ${passed} passed, ${failed} failed`;
}

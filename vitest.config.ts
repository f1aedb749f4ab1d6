import { configDefaults, defineConfig } from 'vitest/config';

const tests = '{kernel,games/*,bots,kit,lab,cli,server,web,bench,scripts}/test/**/*.test.ts';

/**
 * Files of tests that take some seconds or more, or that must not share a process with others, and so are part of `npm test` but not of
 * `npm run check`.
 */
const proofs = [
  '{kernel,games/*}/test/**/exact.test.ts',
  'kernel/test/testkit/conformance.test.ts',
  '{bots,games/*}/test/**/{alike,temperaments}.test.ts',
  'bench/test/whole-numbers.test.ts',
  'cli/test/{process,stranger}.test.ts',
  'web/test/chromium.test.ts',
  'server/test/table/{absent,master-plan,pace,rest,restart,secrecy,silence,watchmen,windows}.test.ts',
  'server/test/{bots/among-bots,requests/{faults,gathering},people/limits,programs/upgrade,store/{disk,folder,kill}}.test.ts',
];

export default defineConfig({
  test: {
    // By itself vitest leaves one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [tests],
          exclude: [...configDefaults.exclude, ...proofs],
          testTimeout: 60_000,
          // No test changes anything that another could see, so files need not load everything anew.
          isolate: false,
        },
      },
      { test: { name: 'proofs', include: proofs, testTimeout: 300_000 } },
    ],
  },
});

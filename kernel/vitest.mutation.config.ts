import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Left out: they play whole games or write whole books, reach nearly every fault, and take many seconds each time. Whatever they alone would
 * catch counts as missed, so the score is a lower bound. exact-shallow.test.ts makes the comparison of exact.test.ts less deep.
 */
const tooLong = ['imagine/exact', 'testkit/conformance', 'testkit/tiny', 'words/grammar'].map(
  (name) => `kernel/test/${name}.test.ts`,
);

/** Those that take a second or more come last, in this order, since the first failure ends a run. */
const last = [
  'imagine/worlds',
  'imagine/entangled',
  'imagine/every-world',
  'imagine/imagine',
  'knowledge/properties',
  'knowledge/long-run',
  'imagine/exact-shallow',
  'records/sha256',
];

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) =>
      last.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return files.toSorted((a, b) => turn(a) - turn(b));
  }
}

/** The kernel's own tests alone, bound to the sources beside this file, in which the faults are planted. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@masterplan\/kernel$/, replacement: here('src/index.ts') },
      { find: /^@masterplan\/kernel\/words$/, replacement: here('src/words/index.ts') },
      { find: /^@masterplan\/kernel\/testkit$/, replacement: here('testkit/index.ts') },
    ],
  },
  test: {
    include: ['kernel/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...tooLong],
    testTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});

import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Left out: they play whole games, deal thousands of worlds or write whole books, reach nearly every fault, and take a second or more each
 * time, which a fault that nothing catches would cost in full. Whatever they alone would catch counts as missed, so the score is a lower
 * bound. exact-shallow.test.ts makes the comparison of exact.test.ts less deep.
 */
const tooLong = [
  'imagine/entangled',
  'imagine/every-world',
  'imagine/exact',
  'imagine/worlds',
  'knowledge/properties',
  'testkit/conformance',
  'testkit/naming',
  'testkit/tiny',
  'words/grammar',
].map((name) => `kernel/test/${name}.test.ts`);

/** Those that take longest come last, in this order, since the first failure ends a run. */
const last = [
  'imagine/imagine',
  'knowledge/long-run',
  'records/undo',
  'records/sha256',
  'imagine/exact-shallow',
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

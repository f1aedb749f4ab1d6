import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The kernel's own tests alone, bound to the sources beside this file, which mutation testing has changed.
 * The long enumeration is left out: it reaches nearly every mutant and takes 20 s each time. Whatever it alone would catch
 * counts as missed, so the score is a lower bound; the same comparison, less deep, is in exact-shallow.test.ts.
 */
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
    exclude: [...configDefaults.exclude, 'kernel/test/exact.test.ts'],
    testTimeout: 10_000,
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The kernel's own tests alone, bound to the sources beside this file, which mutation testing has changed. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@masterplan\/kernel$/, replacement: here('src/index.ts') },
      { find: /^@masterplan\/kernel\/words$/, replacement: here('src/words/index.ts') },
      { find: /^@masterplan\/kernel\/testkit$/, replacement: here('testkit/index.ts') },
    ],
  },
  test: { include: ['kernel/test/**/*.test.ts'], testTimeout: 10_000 },
});

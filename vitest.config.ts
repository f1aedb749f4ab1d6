import { defineConfig } from 'vitest/config';

const rooms = '{kernel,games/*,bots,lab,cli,server,scripts}';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: [`${rooms}/test/**/*.test.ts`], testTimeout: 10_000 } },
      { test: { name: 'conformance', include: [`${rooms}/test/**/*.conformance.ts`], testTimeout: 120_000 } },
    ],
  },
});

import type { Rates } from '../../src/limits.ts';

const never = { burst: 1e9, every: 1 };

/** For tests that are not about limits. */
export const noRates: Rates = {
  ...{ message: never, fault: never, newPerson: never, wrongKey: never },
  ...{ table: never, tableHere: never, talk: never, name: never, past: never, socket: never },
};

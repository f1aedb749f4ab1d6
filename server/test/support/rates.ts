import { type Bounds, type Rates, usualBounds, usualRates } from '../../src/people/limits.ts';

const never = { burst: 1e9, every: 1 };

/** For tests that are not about limits. */
export const noRates: Rates = {
  ...usualRates,
  ...Object.fromEntries(Object.keys(usualRates).map((name) => [name, never])),
};

/** As many connections from one address as are wanted. */
export const noBounds: Bounds = {
  ...usualBounds,
  ...{ connectionsHere: 1e9, socketsHere: 1e9, waitingBytesHere: 1e9, unreadBytesHere: 1e9 },
};

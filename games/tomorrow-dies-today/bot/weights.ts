/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  3.942, -2.018, 2.457, 0.932, -1.972, -0.354, 0.321, 0.45, 0.29, 1.112,
];

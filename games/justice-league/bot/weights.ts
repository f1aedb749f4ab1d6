/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  -0.625, 1.274, 1.59, -2.292, -2.274, 0.23, 0.89, 0.279, -0.133, 0.142, 0.045, 0.308, 0.432, -0.255,
];

/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  2.018, 0.592, 0.66, 1.403, -0.196, 0.25, -0.266, 0.123, 0.25, 1.242, -1.643, -1.059, 3.137, 1.073, 1.513,
  0.018, -0.509, -2.086, 1.53, -0.725, -0.311, 0.009, -1.038,
];

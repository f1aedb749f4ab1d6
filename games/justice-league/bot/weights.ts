/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  0.259, -1.768, 1.48, 1.732, -2.359, -1.717, 0.27, 0.822, 1.325, 1.305, -0.718, -0.375, 0.006, 0.521, 0.086,
  0.392, -0.166, 0.032, -0.324, 0.032, 0.25, -0.417,
];

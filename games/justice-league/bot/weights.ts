/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  -0.382, 1.297, 1.046, -1.791, -2.663, 0.286, 0.977, 0.451, -0.725, -0.056, 0.218, 0.147, 0.288, 0.16,
];

/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  0.059, 0.697, -1.17, 0.262, 0.548, -0.079, 0.591, 0.428, -1.147, 0.931, 0.306, 0.277,
];

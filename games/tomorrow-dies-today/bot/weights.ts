/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  3.507, -2.124, 1.66, 0.814, 0.419, 1.309, 0.712, 1.454, -0.113, 0.659,
];

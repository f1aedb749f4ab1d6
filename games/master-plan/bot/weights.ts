/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  0.416, 0.142, -1.721, 0.764, 0.146, -0.13, 0.972, -0.038, -0.994, 1.221, 0.412, 0.034,
];

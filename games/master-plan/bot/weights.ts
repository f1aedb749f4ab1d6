/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  0.168, 0.636, -0.772, 0.334, 0.549, -0.028, 0.631, 0.297, -1.169, 0.791, 0.184, 0.028,
];

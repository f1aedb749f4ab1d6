/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [
  -0.184, 0.282, 0.622, -0.261, 0.069, 0.157, -0.31, -0.31, -0.685, 0.49, -0.002, 0.296, 0.323, 0.357, -0.215,
  0.671, 0.194, -0.193, 0.163, -0.948, 1.439, 0.049,
];

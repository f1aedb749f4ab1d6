/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [2.005, -1.669, 1.924, -0.88];

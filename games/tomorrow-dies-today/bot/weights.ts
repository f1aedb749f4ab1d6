/** What each feature of a position weighs. Written by `npm run fit`. */
export const weights: readonly number[] = [1.899, -1.248, 1.878, -1.067];

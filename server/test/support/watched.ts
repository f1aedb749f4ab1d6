/** Where bots that are watched tell what they thought. */
export const WATCHED = 'watched bots';

/** What one thought came to. */
export interface Watched {
  /** Milliseconds, without those that it waited for a thread. */
  readonly took: number;
  /** Rungs that its search climbed; none where there was nothing to search. */
  readonly rungs: number;
  /** Whether it was told there that it is late: otherwise its budget was spent, or the choice was clear before. */
  readonly isCut: boolean;
}

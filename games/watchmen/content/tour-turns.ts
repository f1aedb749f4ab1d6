/** The turn in which each tour begins, always the newcomer's. */
export const beginsInTurn = { base: 7, loyal: 9, mastermind: 21 } as const;

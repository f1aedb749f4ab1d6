/** How fast a person wants to be shown what others do, the quickest first. */
export const ownPaces = ['at once', 'quick', 'usual', 'slow'] as const;
export type OwnPace = (typeof ownPaces)[number];

/** How long one step of the story is shown, in milliseconds. */
const steps: Readonly<Record<OwnPace, number>> = { 'at once': 0, quick: 500, usual: 1000, slow: 2500 };

/** Whoever wants less motion waits less for it too. */
const stillness = 0.5;

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const beatOf = (pace: OwnPace): number => steps[pace] * (isStill() ? stillness : 1);

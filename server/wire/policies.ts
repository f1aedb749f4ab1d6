import type { Moment } from '@masterplan/kernel';

/** How far a table's choices can be taken back; see `undo` of its settings. */
export const undoPolicies = ['none', 'free', 'agreed'] as const;

/** How long bots' and standing answers wait, the quickest first. */
export const paces = ['instant', 'quick', 'steady', 'slow'] as const;
export type Pace = (typeof paces)[number];

export const pauseMillis: Readonly<Record<Pace, number>> = {
  instant: 0,
  quick: 80,
  steady: 1200,
  slow: 2500,
};

/** How a table that goes on from another one's moment is dealt: see the request `playOn`. */
export type DealtAs = Moment['deal'];
export const deals = ['truth', 'known'] as const satisfies readonly DealtAs[];

/** What people decide together. */
export const voteKinds = ['undo', 'pause', 'replace'] as const;
export type VoteKind = (typeof voteKinds)[number];

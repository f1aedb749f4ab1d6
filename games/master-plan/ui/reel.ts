import type { Staging } from '@masterplan/boards';

/** What has a staging of its own, and what the board itself shows as it happens. */
export const staging: Staging = {
  staged: ['named', 'knocked out', 'plan complete', 'loser lad'],
  plain: ['round', 'stocked', 'deployed', 'turned up', 'fight', 'no fight', 'settled', 'counted'],
};

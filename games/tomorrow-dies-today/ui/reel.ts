import type { Staging } from '@masterplan/boards';

/** What has a staging of its own, and what the board shows anyway or comes too often. Markers are turned up all at once. */
export const staging: Staging = {
  staged: [
    ...['goal', 'completed', 'attacks', 'fights', 'dealt', 'revealed', 'event', 'clock', 'agent strikes'],
  ],
  plain: [
    ...['plays', 'hired', 'begins with', 'kept jobs', 'placed', 'vaulted', 'contributed', 'gained', 'spent'],
    ...['assigned', 'staged', 'funds', 'deployed', 'agent moved', 'phase', 'round', 'track', 'handed'],
    ...['handed gadget', 'alert', 'leads', 'score', 'trigger on', 'trigger off', 'defends'],
  ],
  together: ['goal', 'fights'],
};

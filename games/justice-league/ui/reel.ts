import type { Staging } from '@masterplan/boards';

/** What has a staging of its own, and what the board shows anyway or comes too often. All powers are turned up at once. */
export const staging: Staging = {
  staged: [
    ...['turned up', 'rolled symbol', 'rolled plus', 'rolled wounds', 'revealed'],
    ...['thwarted', 'completed', 'hero defeated', 'darkseid defeated'],
  ],
  plain: [
    ...['plays as', 'drew crises', 'placed', 'starts', 'laid', 'turn of', 'went', 'spent'],
    ...['gained token', 'gained energy', 'confronts'],
  ],
  together: ['turned up'],
};

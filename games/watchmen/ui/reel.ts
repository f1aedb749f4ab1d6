import type { Staging } from '@masterplan/boards';

/** What has a staging of its own, and what the board shows anyway or comes too often. All roles are turned up at once. */
export const staging: Staging = {
  staged: [
    ...['appeared', 'defeated'],
    ...['challenge', 'beaten', 'role', 'plot', 'player destroyed', 'struck'],
  ],
  plain: [
    ...['hero', 'turn', 'played', 'set off', 'power', 'drew', 'reshuffled'],
    ...['discarded the rest', 'line-up', 'scored'],
  ],
  together: ['role'],
};

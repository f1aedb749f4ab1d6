import type { StandIn } from '@masterplan/kernel';
import type { Kind } from './kinds.ts';

/** Blank cards of each type, for cards made up by tests. */
const blanks: { readonly [T in Kind['type']]: Omit<Extract<Kind, { type: T }>, 'id'> } = {
  henchman: { type: 'henchman', icon: '', has: [0, 0, 0, 0], affinity: 'vice', triggers: [] },
  resource: {
    type: 'resource',
    icon: '',
    mission: 'vice',
    needs: [0, 0, 0, 0],
    completed: [0, 0, 0, 0],
    reward: {},
    spoils: [],
  },
  doomsday: { type: 'doomsday', icon: '', mission: 'vice', needs: [0, 0, 0, 0], reward: {} },
  headquarters: { type: 'headquarters', icon: '', agency: 'interpol', needs: [0, 0, 0, 0], reward: {} },
  gadget: { type: 'gadget', icon: '' },
  directive: { type: 'directive', icon: '', needs: [], reward: {} },
  job: { type: 'job', icon: '', needs: [], reward: {} },
  event: { type: 'event', icon: '', solution: [] },
  marker: { type: 'marker', icon: '', phase: 0 },
};

/** A card with this print over a blank one of its type. */
export function standIn(print: StandIn): Kind {
  const type = Object.keys(blanks).find((each) => each === print.type);
  const blank = Object.values(blanks).find((each) => each.type === type);
  if (blank === undefined) throw new Error(`no card is of type "${String(print.type)}"`);
  return { ...blank, ...print };
}

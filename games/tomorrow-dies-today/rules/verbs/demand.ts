import { oneOf } from '@masterplan/kernel';
import { attributes } from '../../content/kinds.ts';
import { all, clause, moreOf } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** On Global Events: Missions of a ring ask for more. */
export const demand = verb(
  'demand',
  { ring: oneOf('resource', 'doomsday'), of: oneOf('every', ...attributes), by: oneOf(1, 2) },
  {
    ...lasting,
    say: ({ ring, of, by }) =>
      clause('require', all(ring === 'resource' ? 'resource-mission' : 'doomsday-mission'), undefined, {
        how: moreOf(of, by),
      }),
  },
);

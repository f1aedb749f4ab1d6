import { oneOf } from '@masterplan/kernel';
import { all, clause } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

const hows = { 2: 'diplomacy-less-2', 3: 'diplomacy-less-3', 4: 'diplomacy-less-4' } as const;

/** On Global Events: Doomsday Missions ask for less Diplomacy, down to none. */
export const soften = verb(
  'soften',
  { by: oneOf(2, 3, 4) },
  {
    ...lasting,
    say: ({ by }) => clause('require', all('doomsday-mission'), undefined, { how: hows[by] }),
  },
);

import { you } from '@masterplan/kernel/words';
import { clause, the } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** You keep your Infamy when an Agent or a Sweep sends your Named Henchman home (TD-17.17). */
export const saveFace = verb(
  'save-face',
  {},
  {
    ...lasting,
    say: () => clause('keep', you, the('infamy', { of: you }), { how: 'when-sent-home' }),
  },
);

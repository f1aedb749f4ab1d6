import { you } from '@masterplan/kernel/words';
import { clause, the } from '../../text/words.ts';
import { boosts, CONFRONT } from '../boost.ts';
import { beginConfrontation } from '../confront.ts';
import { verb } from '../kit.ts';

/** A hero confronts the revealed crisis where he is, or Darkseid (JL-10.8 to JL-10.11, JL-15.3). */
export const confront = verb(CONFRONT, boosts, {
  optional: true,
  run: (table, frame) => beginConfrontation(table, frame),
  say: () => clause('confront', you, the('crisis', { in: the('region', { of: you }) })),
});

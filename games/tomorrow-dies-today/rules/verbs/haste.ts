import { clause, each } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** On Global Events: Agents move two tiles, and strike only where they come to rest (TD-17.1, TD-C13). */
export const haste = verb(
  'haste',
  {},
  { ...lasting, say: () => clause('move', each('agent'), undefined, { how: 'two-tiles' }) },
);

import { crises } from './crises.ts';
import { goals } from './goals.ts';
import type { Kind } from './kinds.ts';
import { batman } from './powers/batman.ts';
import { cyborg } from './powers/cyborg.ts';
import { darkseid } from './powers/darkseid.ts';
import { superman } from './powers/superman.ts';
import { wonderWoman } from './powers/wonder-woman.ts';
import { heroes, darkseid as tyrant, villains } from './sheets.ts';

/** Everything that is printed. */
export const kinds: readonly Kind[] = [
  ...heroes,
  tyrant,
  ...villains,
  ...superman,
  ...batman,
  ...wonderWoman,
  ...cyborg,
  ...darkseid,
  ...goals,
  ...crises,
];

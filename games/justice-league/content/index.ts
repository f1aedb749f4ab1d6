import { crises } from './crises.ts';
import type { Kind } from './kinds.ts';
import { powers } from './powers.ts';
import { sheets } from './sheets.ts';

/** Everything that is printed, in the order in which kinds are numbered. */
export const kinds: readonly Kind[] = [...sheets, ...powers, ...crises];

import type { Kind } from './kinds.ts';
import { loots } from './loot.ts';
import { plans } from './plans.ts';
import { supers } from './supers.ts';
import { throwdowns } from './throwdowns.ts';

/** Everything that is printed, in the order in which kinds are numbered. */
export const kinds: readonly Kind[] = [...supers, ...throwdowns, ...loots, ...plans];

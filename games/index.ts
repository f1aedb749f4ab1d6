import type { AnyManifest } from '@masterplan/kernel';
import { justiceLeague } from './justice-league/index.ts';
import { masterPlan } from './master-plan/index.ts';
import { tomorrowDiesToday } from './tomorrow-dies-today/index.ts';
import { watchmen } from './watchmen/index.ts';

/** Every game, one line each: what the command, the laboratory and the scripts know. The house check compares it with the folders. */
export const games: readonly AnyManifest[] = [masterPlan, watchmen, justiceLeague, tomorrowDiesToday];

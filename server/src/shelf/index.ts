import { fileURLToPath } from 'node:url';
import type { Offered } from '../programs/programs.ts';
import type { Shelved } from '../rules/contract.ts';
import { shelved as masterPlan } from './master-plan.ts';
import { shelved as watchmen } from './watchmen.ts';

/** Every game the server offers: the one place of the server where games are named. */
const shelf: readonly Shelved[] = [masterPlan, watchmen];

/** The games, with their rules programs in the folder where they were bundled as `rules-<id>.mjs`. */
export const offeredFrom = (programs: URL): Offered[] =>
  shelf.map((shelved) => ({
    shelved,
    program: fileURLToPath(new URL(`rules-${shelved.id}.mjs`, programs)),
  }));

/** The program of bots' threads, bundled as `bots.mjs`. */
export const workerFrom = (programs: URL): string => fileURLToPath(new URL('bots.mjs', programs));

import { watchmenBots } from '@masterplan/bots';
import { watchmen } from '@masterplan/watchmen';
import { shelve } from '../rules/shelve.ts';

const { thumb, random } = watchmenBots;

/** Bundled on its own, this is the rules program of Watchmen. */
export const shelved = shelve(watchmen, { bots: { thumb, random } });

import { program } from '@masterplan/bots';
import { type Bot, nth } from '@masterplan/kernel';
import { type Market, market } from '../../../kernel/test/tiny/market.ts';

/** Takes the first option: at a gap between actions it passes. */
const passes: Bot<Market> = { name: 'passes', choose: (_lens, options) => nth(options, 0) };

/** Takes the last option: at a gap between actions it deals. */
const deals: Bot<Market> = { name: 'deals', choose: (_lens, options) => nth(options, options.length - 1) };

/** A market: between actions is a window that all pass unless somebody takes their pass back. */
export const shelved = program({ game: market, bots: { passes, deals } });

import { program } from '@masterplan/bots';
import { league } from '../../../kernel/test/tiny/league.ts';

/** A game in which two seats settle ties together. */
export const shelved = program({ game: league });

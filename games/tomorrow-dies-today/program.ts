import { program } from '@masterplan/bots';
import { tomorrowDiesToday } from './index.ts';

/** Bundled on its own, this is the game's rules program: what a server plays by. */
export const shelved = program(tomorrowDiesToday);

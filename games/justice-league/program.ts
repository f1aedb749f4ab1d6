import { program } from '@masterplan/bots';
import { justiceLeague } from './index.ts';

/** Bundled on its own, this is the game's rules program: what a server plays by. */
export const shelved = program(justiceLeague);

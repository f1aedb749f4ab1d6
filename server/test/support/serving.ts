import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, rulesPrograms } from '../../../scripts/bundle.mjs';
import type { Offered } from '../../src/programs/programs.ts';
import { type RunningServer, type ServerSetting, startServer } from '../../src/server.ts';
import { shelved as canaries } from '../shelf/canaries.ts';
import { shelved as crashing } from '../shelf/crashing.ts';
import { shelved as duel } from '../shelf/duel.ts';
import { shelved as failing } from '../shelf/failing.ts';
import { shelved as heistVote } from '../shelf/heist-vote.ts';
import { shelved as league } from '../shelf/league.ts';
import { shelved as listening } from '../shelf/listening.ts';
import { shelved as market } from '../shelf/market.ts';
import { shelved as sides } from '../shelf/sides.ts';
import { shelved as squads } from '../shelf/squads.ts';
import { shelved as ticTacToe } from '../shelf/tic-tac-toe.ts';
import { noRates } from './rates.ts';

const folder = 'server/dist/test';
/** Where a bundled program is. */
export const programOf = (name: string): string =>
  fileURLToPath(new URL(`../../dist/test/${name}.mjs`, import.meta.url));

/** Bundles the rules programs of whole games, in a folder of their own. */
export const bundleGames = (): Promise<void> => bundle(rulesPrograms(), 'server/dist/games');

/** Where the rules program of a whole game is, once it is bundled. */
export const gameProgram = (game: string): string =>
  fileURLToPath(new URL(`../../dist/games/rules-${game}.mjs`, import.meta.url));

/** Bundles the programs that workers and old tables run: tiny games, and the worker itself. */
async function bundled(): Promise<{ worker: string; games: readonly Offered[] }> {
  const names = [
    ...['duel', 'squads', 'sides', 'canaries', 'tic-tac-toe', 'crashing', 'failing', 'listening'],
    ...['heist-vote', 'league', 'market', 'tic-tac-toe-alike', 'tic-tac-toe-changed'],
  ];
  const shelf = Object.fromEntries(names.map((name) => [name, `server/test/shelf/${name}.ts`]));
  await bundle({ worker: 'server/src/bots/worker.ts', ...shelf }, folder);
  return {
    worker: programOf('worker'),
    games: [
      { shelved: duel, program: programOf('duel') },
      { shelved: squads, program: programOf('squads') },
      { shelved: ticTacToe, program: programOf('tic-tac-toe') },
      { shelved: canaries, program: programOf('canaries') },
      { shelved: sides, program: programOf('sides') },
      { shelved: crashing, program: programOf('crashing') },
      { shelved: failing, program: programOf('failing') },
      { shelved: heistVote, program: programOf('heist-vote') },
      { shelved: league, program: programOf('league') },
      { shelved: listening, program: programOf('listening') },
      { shelved: market, program: programOf('market') },
    ],
  };
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'masterplan-server-'));

export const clearFolder = (path: string): void => rmSync(path, { recursive: true, force: true });

/** A server on a loopback port of its own. */
export async function serving(setting: Partial<ServerSetting> & { data: string }): Promise<RunningServer> {
  const { worker, games } = await bundled();
  return startServer({
    ...{ port: 0, host: '127.0.0.1', games, worker, threads: 1, rates: noRates },
    log: () => undefined,
    ...setting,
  });
}

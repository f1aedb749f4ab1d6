import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** boardgame.io as it is published, installed on demand in a folder of its own: no dependency of the project. */
const VERSION = '0.50.2';

interface RivalClient {
  start(): void;
  stop(): void;
  getState(): { G: { cells: (string | null)[] }; ctx: { gameover?: unknown } };
  readonly moves: { readonly mark: (cell: number) => void };
}

type MakeClient = (how: { game: object; numPlayers: number; debug: false }) => RivalClient;

/** Loads the rival's client, fetching it first where it is not there yet. */
export function loadRival(folder: string): MakeClient {
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const install = [
      'install',
      `boardgame.io@${VERSION}`,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
    ];
    execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const require = createRequire(join(folder, 'package.json'));
  return require('boardgame.io/client').Client;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

type Cells = (string | null)[];

/** Tic-tac-toe as boardgame.io's own tutorial writes it. */
const game = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) => {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Plays one random game to its end; returns the number of moves. */
export function playRival(makeClient: MakeClient, below: (limit: number) => number): number {
  const client = makeClient({ game, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const free: number[] = [];
    state.G.cells.forEach((cell, i) => {
      if (cell === null) free.push(i);
    });
    client.moves.mark(free[below(free.length)] ?? 0);
    moves += 1;
  }
  client.stop();
  return moves;
}

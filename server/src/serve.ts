import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@masterplan/kernel';
import { languageIn } from '../../scripts/kit/arguments.ts';
import { isWishFault, readWish, type Wish } from './arguments.ts';
import { StartError } from './faults.ts';
import { logTo } from './log.ts';
import { keepMemorySmall } from './memory.ts';
import { programsIn } from './programs/programs.ts';
import { type RunningServer, startServer } from './server.ts';
import { type ServeText, texts } from './text/index.ts';

/** Where the command writes. */
export interface ServeIo {
  readonly language: Language;
  out(text: string): void;
  err(text: string): void;
}

/** Where what the server needs has been put. */
export interface ServePlaces {
  /** The folder of bundled programs: `bots.mjs` and `rules-<game>.mjs`. */
  readonly programs: URL;
  /** The folder of the built page. */
  readonly page: string;
  /** Resolves when the server is to stop. */
  readonly until: Promise<unknown>;
}

/**
 * `masterplan serve`: `argv` is what follows the word `serve`. Serves until `until` resolves, and returns the exit code: 0, 1
 * where it cannot start, 2 where the arguments are wrong.
 */
export async function serveCommand(
  argv: readonly string[],
  io: ServeIo,
  places: ServePlaces,
): Promise<number> {
  const text = texts[languageIn(argv, io.language)];
  const wish = readWish(argv);
  if (wish === 'help') {
    io.out(text.help);
    return 0;
  }
  if (isWishFault(wish)) {
    io.err(`${text.wish(wish)}\n`);
    return 2;
  }
  keepMemorySmall();
  try {
    const server = await started(wish, io, places);
    welcome(server, io, text, places);
    await places.until;
    io.err(`${text.stopping}\n`);
    await server.stop();
    return 0;
  } catch (fault) {
    if (!(fault instanceof StartError)) throw fault;
    io.err(`${text.start(fault.fault)}\n`);
    return 1;
  }
}

const started = (
  { port, host, data, publicUrl, trustedProxies }: Wish,
  io: ServeIo,
  { programs, page }: ServePlaces,
): Promise<RunningServer> =>
  startServer({
    ...{ port, host, data, page, games: programsIn(programs) },
    worker: fileURLToPath(new URL('bots.mjs', programs)),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
    log: logTo({ write: (line) => io.err(line) }),
  });

function welcome(
  { url, reach: { publicUrl, addresses } }: RunningServer,
  io: ServeIo,
  text: ServeText,
  { page }: ServePlaces,
): void {
  const lines = [text.here(url)];
  if (publicUrl !== undefined) lines.push(text.outside(publicUrl));
  else if (addresses.length > 0) lines.push(text.nearby(addresses));
  else lines.push(text.nowhere);
  if (!existsSync(join(page, 'index.html'))) lines.push(text.pageless);
  io.out(`${lines.join('\n')}\n`);
}

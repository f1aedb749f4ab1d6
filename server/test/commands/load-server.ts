import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { keepMemorySmall } from '../../src/memory.ts';
import { programsIn } from '../../src/programs/programs.ts';
import { startServer } from '../../src/server.ts';
import { noBounds, noRates } from '../support/rates.ts';
import { WATCHED, type Watched } from '../support/watched.ts';

/**
 * The server of `npm run bench:server`, `npm run bench:crowd` and `npm run bench:bots`, as it is run for people, but without limits on
 * one address unless it is `limited`. One that is being `filled` puts its tables away at once; one whose bots are `watched` hears
 * what each of their thoughts came to.
 */
const [data = '', how = ''] = process.argv.slice(2);
const unlimited = { rates: noRates, bounds: noBounds };
keepMemorySmall();
const programs = new URL('./', import.meta.url);
const server = await startServer({
  ...{ port: 0, host: '127.0.0.1', data, trustedProxies: 'loopback' },
  ...(how === 'limited' ? {} : unlimited),
  ...(how === 'filled' ? { rest: 1000 } : {}),
  games: programsIn(programs),
  worker: fileURLToPath(new URL(how === 'watched' ? 'watched-bots.mjs' : 'bots.mjs', programs)),
  log: () => undefined,
});
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
const thoughts: Watched[] = [];
const heard = new BroadcastChannel(WATCHED);
heard.onmessage = (message) => void thoughts.push((message as { readonly data: Watched }).data);
process.send?.({ port: server.port });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const busy = delays.max / 1e6;
  delays.reset();
  const [memory, peak] = [process.memoryUsage().rss, process.resourceUsage().maxRSS * 1024];
  process.send?.({ memory, peak, cpu: user + system, busy, thoughts: thoughts.splice(0) });
});
process.on('disconnect', () => {
  heard.close();
  void server.stop();
});

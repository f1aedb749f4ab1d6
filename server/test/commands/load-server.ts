import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { keepMemorySmall } from '../../src/memory.ts';
import { programsIn } from '../../src/programs/programs.ts';
import { startServer } from '../../src/server.ts';
import { noBounds, noRates } from '../support/rates.ts';

/**
 * The server of `npm run bench:server` and `npm run bench:crowd`, as it is run for people, but without limits on one address
 * unless it is `limited`. One that is being `filled` puts its tables away at once.
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
  worker: fileURLToPath(new URL('bots.mjs', programs)),
  log: () => undefined,
});
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
process.send?.({ port: server.port });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const busy = delays.max / 1e6;
  delays.reset();
  process.send?.({ memory: process.memoryUsage().rss, cpu: user + system, busy });
});
process.on('disconnect', () => void server.stop());

import { keepMemorySmall } from '../../src/memory.ts';
import { startServer } from '../../src/server.ts';
import { offeredFrom, workerFrom } from '../../src/shelf/index.ts';
import { noBounds, noRates } from '../support/rates.ts';

/** The server of `npm run bench:server`, as it is run for people but without limits on one address. */
keepMemorySmall();
const programs = new URL('./', import.meta.url);
const server = await startServer({
  ...{ port: 0, host: '127.0.0.1', data: process.argv[2] ?? '', rates: noRates },
  bounds: noBounds,
  ...{ games: offeredFrom(programs), worker: workerFrom(programs), log: () => undefined },
});
process.send?.({ port: server.port });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ memory: process.memoryUsage().rss, cpu: user + system });
});
process.on('disconnect', () => void server.stop());

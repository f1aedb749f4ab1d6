import { fileURLToPath } from 'node:url';
import { faultFacts, logTo } from './log.ts';
import { serveCommand } from './serve.ts';

const stopped = new Promise((stop) => {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
const io = {
  language: /^fr/i.test(process.env.LC_ALL ?? process.env.LANG ?? '') ? ('fr' as const) : ('en' as const),
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};
/** A fault that nothing caught is told without its message, which might hold somebody's secret. Other tables go on. */
process.on('unhandledRejection', (fault) => logTo({ write: io.err })('our-fault', faultFacts(fault)));
/** This program is bundled into `server/dist/program`, with the programs it needs beside it, and the page in `server/dist/page`. */
const programs = new URL('./', import.meta.url);
const page = fileURLToPath(new URL('../page', programs));
process.exitCode = await serveCommand(process.argv.slice(2), io, { programs, page, until: stopped });

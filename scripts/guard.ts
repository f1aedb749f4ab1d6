import { games } from '../games/index.ts';
import { compared, keep } from './guard/compare.ts';
import { asked } from './kit/asked.ts';

/**
 * Holds a rebuilding of the kernel to what games did before it: whole records with the state they end in, everything said on the
 * way, and the words of every card. `npm run guard` compares; `npm run guard -- --write` keeps what holds now.
 */
const { options } = asked(
  { write: 'flag' },
  'npm run guard [-- --write]: compares what games do and say with what was kept; --write keeps what holds now.',
);
let failed = 0;
for (const registered of games) {
  const { id } = registered.game;
  const file = new URL(`guard/${id}.json.gz`, import.meta.url);
  const startedAt = performance.now();
  const result = options.write ? keep(registered, file) : compared(registered, file);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  failed += result.failed;
  for (const line of result.lines) console.log(`${id}: ${line}`);
  console.log(`${id}: ${seconds} s`);
}
console.log(failed === 0 ? 'guard: all as before' : `guard: ${failed} differences`);
process.exitCode = failed === 0 ? 0 : 1;

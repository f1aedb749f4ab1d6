import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { games } from '../games/index.ts';
import { differences, type Guarded, guardedOf } from './guard/guarded.ts';
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
  const file = new URL(`guard/${registered.game.id}.json.gz`, import.meta.url);
  const read = (): Guarded => JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  const startedAt = performance.now();
  if (options.write) {
    writeFileSync(file, gzipSync(JSON.stringify(guardedOf(registered))));
  } else {
    if (!existsSync(file))
      throw new Error(`${registered.game.id} is not guarded yet: npm run guard -- --write`);
    const found = differences(registered, read());
    failed += found.length;
    for (const line of found.slice(0, 20)) console.log(`${registered.game.id}: ${line}`);
  }
  const { records } = read();
  const choices = records.reduce((sum, { choices }) => sum + choices.length, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${registered.game.id}: ${records.length} games, ${choices} choices, ${seconds} s`);
}
console.log(failed === 0 ? 'guard: all as before' : `guard: ${failed} differences`);
process.exitCode = failed === 0 ? 0 : 1;

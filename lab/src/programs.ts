import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Programs that were bundled into the folder `played` beside the running one: see `playedPrograms` and `countedPrograms` in `scripts/bundle.mjs`. */
export const playedBeside = (running: string, names: readonly string[]): URL[] =>
  names.map((name) => new URL(`./played/${name}.mjs`, running));

/** What programs do, and with what: where the same comes out, what they did before is still what they would do. */
export function hashOf(programs: readonly URL[], given = ''): string {
  const hash = createHash('sha256');
  for (const program of programs) hash.update(readFileSync(program));
  return hash.update(given).digest('hex').slice(0, 32);
}

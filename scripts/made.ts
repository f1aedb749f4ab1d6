import { availableParallelism, totalmem } from 'node:os';
import packageJson from '../package.json' with { type: 'json' };

/** What a measured page was made with: the version, the day, and the machine as far as it matters. */
export function madeWith(now = new Date()): string {
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  return [
    `Masterplan ${packageJson.version}`,
    now.toISOString().slice(0, 10),
    `Node ${process.versions.node}`,
    `${availableParallelism()} cores`,
    `${gibibytes} GiB`,
  ].join(', ');
}

import { execFileSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import packageJson from '../package.json' with { type: 'json' };

/** The commit that is checked out, with `+` where files differ from it; undefined outside a checkout. */
function commit(): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isClean = git('status', '--porcelain') === '';
    return `${git('rev-parse', '--short', 'HEAD')}${isClean ? '' : '+'}`;
  } catch {
    return undefined;
  }
}

/** What a measured page was made with: the version, the commit, the day, and the machine as far as it matters. */
export function madeWith(now = new Date()): string {
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  return [
    [`Masterplan ${packageJson.version}`, commit()].filter(Boolean).join(' '),
    now.toISOString().slice(0, 10),
    `Node ${process.versions.node}`,
    `${availableParallelism()} cores`,
    `${gibibytes} GiB`,
  ].join(', ');
}

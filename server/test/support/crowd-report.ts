import { line, millis, missedOf, reportPage } from './report.ts';
import type { Took } from './under-load.ts';

/** What `npm run bench:crowd` measured. */
export interface CrowdResult {
  /** Tables that were put away. */
  readonly resting: number;
  /** Tables of other people, in play. */
  readonly tables: number;
  readonly seconds: number;
  /** Choices at those tables before the crowd came, and while it was there. */
  readonly before: Took & { readonly choices: number };
  readonly during: Took & { readonly choices: number };
  /** Sockets of other people that were lost. */
  readonly dropped: number;
  readonly crowd: { readonly sockets: number; readonly done: number; readonly refused: number };
  /** Milliseconds that the server was busy with one thing at most. */
  readonly busy: number;
  readonly megabytes: { readonly before: number; readonly during: number };
}

/** The bars. */
export const limits = { resting: 5000, p99: 100, dropped: 0, megabytes: 800 } as const;

/** The bars that were missed, by name. */
export const misses = ({ during, dropped, megabytes }: CrowdResult): string[] =>
  missedOf({
    p99: during.p99 < limits.p99,
    'dropped sockets': dropped <= limits.dropped,
    memory: megabytes.during < limits.megabytes,
  });

/** The page that the command writes. */
export function reportOf(result: CrowdResult): string {
  const { before, during, crowd, megabytes } = result;
  const lines = [
    line('tables at rest', result.resting),
    line('tables of others, one choice a second at each', result.tables),
    line('choice to the last page, alone, median', millis(before.p50)),
    line('  99 of 100 within', millis(before.p99)),
    line(`choices in ${result.seconds} s with the crowd`, during.choices),
    line('choice to the last page, median', millis(during.p50)),
    line('  95 of 100 within', millis(during.p95)),
    line('  99 of 100 within', millis(during.p99), `less than ${limits.p99}`),
    line('  the slowest', millis(during.worst)),
    line('longest that the server was busy with one thing', millis(result.busy)),
    line('sockets of others dropped', result.dropped, `at most ${limits.dropped}`),
    line('sockets of the crowd', crowd.sockets),
    line('requests of the crowd that were done', crowd.done),
    line('  that were refused', crowd.refused),
    line('memory of the server before', `${megabytes.before.toFixed(0)} MiB`),
    line(
      'memory of the server with the crowd',
      `${megabytes.during.toFixed(0)} MiB`,
      `less than ${limits.megabytes}`,
    ),
  ];
  return reportPage(
    'The server and a crowd',
    `One address does everything that it is allowed, as often as it is allowed: it opens sockets, makes tables with and without card files,
gives up and asks for a rematch, plays, takes back and leaves standing answers, looks at the lobby, at tables that were put away, at records, talks, changes names and settings, and
sends pings; some of its pages read nothing. Meanwhile others, each from an address of their own, play Master Plan. \`npm run bench:crowd\`
runs the server as it is run for people, with its usual limits ([security](security.md)), and everybody else on one machine; it
writes this page, and fails where a bar is missed. A choice has arrived when all four pages have applied what it changed.`,
    lines,
    misses(result),
  );
}

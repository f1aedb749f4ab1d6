import type { StartTimes } from './first-start.ts';
import { line, millis, missedOf, reportPage } from './report.ts';
import type { Took } from './under-load.ts';

/** What the load test measured. Times are milliseconds. */
export interface Load {
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly choices: number;
  readonly dropped: number;
  /** From a choice until the last of its table's pages shows it. */
  readonly took: Took;
  /** Processor time a choice: of the server with all its threads, and of the pages that make the load. */
  readonly cpu: { readonly server: number; readonly pages: number };
  readonly megabytes: number;
  readonly start: StartTimes;
}

/** The bars. */
export const limits = { tables: 1000, p99: 100, megabytes: 600, dropped: 0, first: 3000 } as const;

/** The bars that were missed, by name. */
export function misses({ took, megabytes, dropped, start }: Load): string[] {
  return missedOf({
    p99: took.p99 < limits.p99,
    memory: megabytes < limits.megabytes,
    'dropped sockets': dropped <= limits.dropped,
    'first start': start.first < limits.first,
  });
}

/** The page that the command writes. */
export function reportOf(load: Load): string {
  const { took, cpu, start } = load;
  const lines = [
    line('live tables', String(load.tables)),
    line('sockets, one in each seat', String(load.sockets)),
    line(`choices in ${load.seconds} s`, String(load.choices)),
    line('choice to the last page, median', millis(took.p50)),
    line('  95 of 100 within', millis(took.p95)),
    line('  99 of 100 within', millis(took.p99), `less than ${limits.p99}`),
    line('  the slowest', millis(took.worst)),
    line('sockets dropped', String(load.dropped), `at most ${limits.dropped}`),
    line('memory of the server', `${load.megabytes.toFixed(0)} MiB`, `less than ${limits.megabytes}`),
    line('processor time a choice, server', millis(cpu.server)),
    line('processor time a choice, pages', millis(cpu.pages)),
    line('npm start to a served lobby, all to be bundled', millis(start.first), `less than ${limits.first}`),
    line('npm start to a served lobby, again', millis(start.second)),
  ];
  return reportPage(
    'The server under load',
    `Live tables of Master Plan with a page in each of four seats and a clock, one choice a table every two seconds. \`npm run bench:server\`
runs the server and the pages that make the load on one machine, over real sockets and a real disk, and writes this page; it
fails where a bar is missed. A choice has arrived when all four pages have applied what it changed. \`npm start\` is timed before the
load, each time ${start.tries} times over in a checkout of its own, and the quickest counts: what else the machine does can only make it slower.`,
    lines,
    misses(load),
  );
}

import { line, millis, missedOf, reportPage } from './report.ts';
import type { Timed } from './under-load.ts';
import type { Watched } from './watched.ts';

/** What `npm run bench:bots` measured. Times are milliseconds. */
export interface BotsResult {
  readonly tables: number;
  /** Tables of these at which a bot that searches has a seat. */
  readonly bots: number;
  readonly seconds: number;
  /** Choices of people at tables without a bot before any bot thought, the same while bots think, and those at all tables. */
  readonly alone: Timed;
  readonly beside: Timed;
  readonly all: Timed;
  /** From the ask of a bot until a page shows its answer. */
  readonly answers: Timed;
  readonly thoughts: readonly Watched[];
  /** How many threads they kept busy. */
  readonly threads: number;
  /** How many cores the server kept busy with all its threads. */
  readonly cores: number;
  /** Milliseconds that the server's main thread was busy with one thing at most. */
  readonly busy: number;
  /** The most that the server's process ever had. */
  readonly megabytes: number;
  /** Sockets that were lost. */
  readonly dropped: number;
  /** Answers that were made up for bots that crashed. */
  readonly defaults: number;
}

/** The bars. */
export const limits = { tables: 200, bots: 50, p99: 200, dropped: 0, defaults: 0 } as const;

/** The bars that were missed, by name. */
export const misses = ({ beside, all, dropped, defaults }: BotsResult): string[] =>
  missedOf({
    'p99 of all tables': all.p99 < limits.p99,
    'p99 of tables without a bot': beside.p99 < limits.p99,
    'dropped sockets': dropped <= limits.dropped,
    'bots that crashed': defaults <= limits.defaults,
  });

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** What the bots thought: how much, and how far they came. */
function thoughtLines({ thoughts, threads, answers }: BotsResult): string[] {
  const cut = thoughts.filter(({ isCut }) => isCut);
  const most = cut.reduce((rungs, thought) => Math.max(rungs, thought.rungs), 0);
  return [
    line('thoughts of bots', thoughts.length),
    line('  threads that they kept busy', threads.toFixed(2)),
    line('  that came to an end by themselves', share(thoughts.length - cut.length, thoughts.length)),
    ...Array.from({ length: most }, (_, i) => i + 1).map((rung) =>
      line(
        `  that the clock stopped at rung ${rung}`,
        share(cut.filter(({ rungs }) => rungs === rung).length, thoughts.length),
      ),
    ),
    line('answer of a bot to a page, median', millis(answers.p50)),
    line('  99 of 100 within', millis(answers.p99)),
    line('  the slowest', millis(answers.worst)),
  ];
}

const timeLines = (what: string, took: Timed, bar?: number): string[] => [
  line(`${what}, median`, millis(took.p50)),
  line('  95 of 100 within', millis(took.p95)),
  line('  99 of 100 within', millis(took.p99), bar === undefined ? '' : `less than ${bar}`),
  line('  the slowest', millis(took.worst)),
];

/** The page that the command writes. */
export function reportOf(result: BotsResult): string {
  const { all, beside, alone } = result;
  const lines = [
    line('live tables, one choice a second at each', result.tables),
    line('  of these with a Ruthless bot', result.bots),
    line(`choices of people in ${result.seconds} s`, all.times),
    ...timeLines('choice to the last page, all tables', all, limits.p99),
    ...timeLines('the same at tables without a bot', beside, limits.p99),
    ...timeLines('the same before a bot came', alone),
    line('longest that the main thread was busy', millis(result.busy)),
    line('cores that the server kept busy', result.cores.toFixed(2)),
    line('most memory of the server', `${result.megabytes.toFixed(0)} MiB`),
    line('sockets dropped', result.dropped, `at most ${limits.dropped}`),
    ...thoughtLines(result),
    line('answers made up for bots that crashed', result.defaults, `at most ${limits.defaults}`),
  ];
  return reportPage(
    'The server and bots that search',
    `Live tables of Master Plan with a clock and the usual pace. At most of them four people sit; at the others three people and a Ruthless bot, who is
asked again as soon as the three have chosen. \`npm run bench:bots\` runs the server as it is run for people and the pages that make the load
on one machine, over real sockets and a real disk, and writes this page; it fails where a bar is missed. A choice has arrived when all
pages of its table have applied what it changed.

So many bots want far more time than there is: their searches wait for each other, and the more of them wait, the fewer rungs each climbs. The first
rung is 64 playouts, and each of the next is twice the one before. An answer is heard on a beat of a second, so that it takes one at least
([0037](decisions/0037-search-over-imagined-worlds.md)).`,
    lines,
    misses(result),
  );
}

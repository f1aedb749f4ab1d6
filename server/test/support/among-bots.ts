import type { BotsResult } from './bots-report.ts';
import { at, closeAll, waitingSeats } from './play.ts';
import { type Busy, type Company, ownProcess, playFor, seatTable, timedOf } from './under-load.ts';

/** How many play, and for how long. */
export interface AmongBots {
  /** A folder for the server's data. */
  readonly data: string;
  readonly tables: number;
  /** At so many of the tables a bot that searches has the last seat. */
  readonly bots: number;
  /** Milliseconds from choice to choice at each table. */
  readonly every: number;
  /** Seconds before anything counts, with nobody but people, and with the bots. */
  readonly seconds: { readonly warm: number; readonly alone: number; readonly among: number };
}

const LEVEL = 'ruthless';
const settings = { clock: { kind: 'bank', seconds: 3600, increment: 1 } } as const;

/**
 * People choose at a steady rate, first where no bot is, then also at tables where a bot that searches has the last seat: how long it is
 * from a choice until the last page shows it, and what the bots do meanwhile.
 */
export async function amongBots({ data, tables, bots, every, seconds }: AmongBots): Promise<BotsResult> {
  const server = await ownProcess(data, 'watched');
  const after = (more: number): number => performance.now() + more * 1000;
  const others = await seatTables(server.port, tables - bots);
  await playFor(others, after(seconds.warm), every);
  const alone = await playFor(others, after(seconds.alone), every);
  const theirs = await seatTables(server.port, bots, { bots: [LEVEL] });
  await Promise.all([others, theirs].map((some) => playFor(some, after(seconds.warm), every)));
  const before = await server.state();
  const from = performance.now();
  const end = after(seconds.among);
  const answering = Promise.all(theirs.map((busy) => answersUntil(busy, end)));
  const [beside = [], among = []] = await Promise.all(
    [others, theirs].map((some) => playFor(some, end, every)),
  );
  const { thoughts, peak, busy, cpu } = await server.state();
  const took = (performance.now() - from) / 1000;
  const answers = (await answering).flat();
  const all = [...others, ...theirs];
  const pages = all.flatMap((each) => each.pages);
  const result: BotsResult = {
    ...{ tables, bots, seconds: seconds.among, thoughts, busy },
    ...{ alone: timedOf(alone), beside: timedOf(beside), all: timedOf([...beside, ...among]) },
    answers: timedOf(answers),
    cores: (cpu - before.cpu) / 1e6 / took,
    threads: thoughts.reduce((sum, thought) => sum + thought.took, 0) / 1000 / took,
    megabytes: peak / 1024 / 1024,
    dropped: pages.filter(({ isClosed }) => isClosed).length,
    defaults: theirs.reduce((sum, each) => sum + defaultsAt(each), 0),
  };
  closeAll(pages);
  await server.stop();
  return result;
}

/** Tables sit down a few at a time. */
async function seatTables(port: number, count: number, company: Company = {}): Promise<Busy[]> {
  const tables: Busy[] = [];
  while (tables.length < count) {
    const more = Math.min(50, count - tables.length);
    const seated = Array.from({ length: more }, () => seatTable(port, settings, company));
    tables.push(...(await Promise.all(seated)));
  }
  return tables;
}

const defaultsAt = ({ table, pages }: Busy): number => at(pages, 0).held(table, 0).info?.defaults ?? 0;

/** Milliseconds from each ask of the bot until a page shows that it is answered. */
async function answersUntil({ table, pages }: Busy, end: number): Promise<number[]> {
  const page = at(pages, 0);
  const held = page.held(table, 0);
  const bot = pages.length;
  const isAsked = (): boolean => waitingSeats(page, table, 0).includes(bot);
  const isSo = (what: () => boolean): Promise<boolean> =>
    page.until(what, Math.max(0, end - performance.now())).then(
      () => true,
      () => false,
    );
  const times: number[] = [];
  for (;;) {
    if (!(await isSo(isAsked))) return times;
    const [from, told] = [performance.now(), held.entries.length];
    const isAnswered = (): boolean => !isAsked() || held.entries.slice(told).some(({ seat }) => seat === bot);
    if (!(await isSo(isAnswered))) return times;
    times.push(performance.now() - from);
  }
}

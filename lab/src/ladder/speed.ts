import { botsOf, Driver, Search } from '@masterplan/bots';
import { type AnyManifest, generator, named, nth, open, type TableOptions } from '@masterplan/kernel';

/** How long a level thinks, and how fast its search is. */
export interface Speed {
  readonly level: string;
  /** Processor seconds for a choice, on average. */
  readonly seconds: number;
  /** Playouts for a second; none where a level does not search. */
  readonly playouts?: number;
}

/** One decision in so many is timed. */
const SPREAD = 9;
const TIMED = 12;
const PLAYOUTS = 128;

const processorSeconds = (): number => process.cpuUsage().user / 1_000_000;

/** Times levels at decisions of one game that the first of them plays. */
export function speedsOf(
  manifest: AnyManifest,
  { seats, options }: { readonly seats: number; readonly options: TableOptions },
  levels: readonly string[],
): Speed[] {
  const bots = botsOf(manifest);
  const usual = nth(Object.values(bots), 0);
  const spent = levels.map(() => 0);
  const search = { seconds: 0, playouts: 0 };
  let decisions = 0;
  let timed = 0;
  const choose: typeof usual.choose = (lens, choices, random, account) => {
    decisions += 1;
    if (decisions % SPREAD === 0 && timed < TIMED) {
      timed += 1;
      for (const [i, level] of levels.entries()) {
        const start = processorSeconds();
        named(bots, level).choose(lens, choices, generator(`timed ${timed}`), account);
        spent[i] = nth(spent, i) + processorSeconds() - start;
      }
      const { foresight } = manifest;
      if (foresight !== undefined) {
        const start = processorSeconds();
        const quest = { lens, options: choices, account, thumb: usual, foresight, seed: `timed ${timed}` };
        new Search(quest).climb(PLAYOUTS, Number.POSITIVE_INFINITY);
        search.seconds += processorSeconds() - start;
        search.playouts += PLAYOUTS;
      }
    }
    return usual.choose(lens, choices, random, account);
  };
  const watched = { ...(usual.heeds && { heeds: usual.heeds.bind(usual) }), name: 'timed', choose };
  const table = open(manifest.game, { seats, seed: 'speed', options });
  const driver = new Driver(
    Array.from({ length: seats }, () => watched),
    'speed',
  );
  while (!table.over && timed < TIMED) driver.step(table);
  return levels.map((level, i) => ({
    level,
    seconds: nth(spent, i) / Math.max(1, timed),
    ...(named(bots, level).searches === true && { playouts: search.playouts / search.seconds }),
  }));
}

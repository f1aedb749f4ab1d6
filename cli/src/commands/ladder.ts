import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type AnyManifest, type Floor, optionsFaults, type TableOptions } from '@masterplan/kernel';
import {
  amongLines,
  climb,
  type Kept,
  keptHere,
  keptIn,
  ladderLines,
  type Met,
  pageWith,
  playAmong,
  playedBeside,
  progressBar,
  speedsOf,
  type Turn,
} from '@masterplan/lab';
import packageJson from '../../package.json' with { type: 'json' };
import { type Arguments, isFault, readArguments, type UsageFault } from '../arguments.ts';
import { type Command, gamesOf, type House } from '../house.ts';
import { forLab, print } from '../io.ts';
import { optionsWritten } from '../seated.ts';

const ladderOptions = {
  seats: 'whole',
  games: 'count',
  seed: 'text',
  bots: 'text',
  options: 'text',
  among: 'flag',
  'dry-run': 'flag',
} as const;

type Wish = Arguments<typeof ladderOptions>;

/** Games between any two levels, and of a level among Steadies, unless said. */
const USUAL = 40;
const USUAL_AMONG = 400;
/** The page is written anew after so many games. */
const OFTEN = 20;

/** `masterplan ladder`: every level of bots against every other, or each of them among Steadies. Writes docs/bots.md. */
export const ladderCommand: Command = async (argv, house) => {
  const read = readArguments(argv, ladderOptions);
  if (isFault(read)) return read;
  const { io, say } = house;
  if (read.options.help) {
    print(io, say.help.ladder(gamesOf(house)));
    return 0;
  }
  const manifest = gameIn(read, house);
  if (isFault(manifest)) return manifest;
  const table = tableFor(read, manifest);
  if (isFault(table)) return table;
  const ring = { ...table, manifest };
  const levels = levelsFor(read, ring);
  if (isFault(levels)) return levels;
  const written = Object.entries(ring.options).map(([name, value]) => `${name} ${value}`);
  const title = [manifest.text(manifest.game).en.title, ...written, `${ring.seats} seats`].join(', ');
  const climbing = { ring, levels, title, wish: read };
  if (read.options.among) stand(climbing, house);
  else rate(climbing, house);
  return 0;
};

/** What is to be measured. */
interface Climbing {
  readonly ring: Parameters<typeof climb>[0];
  readonly levels: readonly string[];
  readonly title: string;
  readonly wish: Wish;
}

/** The round robin. What has been played is kept, and goes on. One of some levels only is printed: the page has all of them. */
function rate({ ring, levels, title, wish }: Climbing, house: House): void {
  const { io, say } = house;
  const { games = USUAL } = wish.options;
  const keptOf = keeper({ ring, wish }, house);
  const pairs = (levels.length * (levels.length - 1)) / 2;
  const bar = progressBar(forLab(io, house.language), pairs * games);
  let played = 0;
  const climbed = climb(ring, levels, games, {
    keptBy: ([one, other]) => {
      const kept = keptOf<Met>(`${one}-against-${other}`);
      played += Math.min(games, kept.played.length);
      return kept;
    },
    played: () => bar.show(++played),
    met: ({ levels: [one, other], games: all, won }) => {
      bar.clear();
      print(io, say.ladder.met(one, other, all, Math.round((100 * won) / all)));
    },
  });
  const lines = ladderLines(climbed);
  for (const line of lines) print(io, line);
  const isWhole = wish.options.bots === undefined;
  if (isWhole && isForThePage(wish)) write(house, { title, made: madeOn(), lines });
}

/** Each level in the place of one side among Steadies. What has been played is kept, and the page is kept up with it. */
function stand({ ring, levels, title, wish }: Climbing, house: House): void {
  const { io } = house;
  const { games = USUAL_AMONG } = wish.options;
  const keptOf = keeper({ ring, wish }, house);
  for (const level of levels) {
    const kept = keptOf<Turn>(level);
    const floor = floorsAt(ring).find((each) => each.level === level);
    const [speed] = speedsOf(ring.manifest, ring, [level]);
    const stood = {
      level,
      ...(floor && { floor }),
      ...(speed?.playouts !== undefined && { playouts: speed.playouts }),
    };
    const report = (turns: readonly Turn[]) => {
      const lines = amongLines({ ...stood, turns });
      for (const line of lines) print(io, line);
      if (isForThePage(wish))
        write(house, { title: `${title}: ${level} among Steadies`, made: madeOn(), lines });
    };
    playAmong(ring, level, games, kept, (turns) => {
      if (turns.length % OFTEN === 0 && turns.length < games) report(turns);
    });
    report(kept.played);
  }
}

/** A try with a seed of its own leaves the page and what is kept for it alone, as a dry run does. */
const isForThePage = ({ options }: Wish): boolean =>
  options['dry-run'] !== true && options.seed === undefined;

/** Where games are kept: in `docs/ladder`, where it is known by which programs they are played, and nowhere if they are not for the page. */
function keeper({ ring, wish }: Pick<Climbing, 'ring' | 'wish'>, { root }: House) {
  const folder = new URL('docs/ladder/', root);
  const { id } = ring.manifest.game;
  const programs = playedBeside(import.meta.url, [`${id}-game`, `${id}-bots`]);
  const isKept = isForThePage(wish) && programs.every((program) => existsSync(program));
  return <T>(who: string): Kept<T> => (isKept ? keptIn<T>(folder, programs, ring, who) : keptHere<T>());
}

function gameIn({ words }: Wish, { registry }: House): AnyManifest | UsageFault {
  const [name, extra] = words;
  if (name === undefined) return { code: 'too-few-words', wanted: 'game' };
  if (extra !== undefined) return { code: 'too-many-words', word: extra };
  const games = registry.map(({ game }) => game.id);
  return registry.find(({ game }) => game.id === name) ?? { code: 'no-such-game', name, games };
}

function tableFor({ options }: Wish, { game }: AnyManifest) {
  const { seats = Math.min(...game.seats), seed = 'ladder' } = options;
  if (!game.seats.includes(seats)) return { code: 'no-such-seats', seats, allowed: game.seats } as const;
  const chosen = optionsWritten(game.options, options.options);
  const faults = optionsFaults(game.options, chosen);
  if (faults.length > 0) return { code: 'bad-table-options', faults } as const;
  return { seats, seed, options: unusual(game.options, chosen) };
}

/** A table is known by what is not usual about it: what is chosen as it would have been anyway is left out. */
const unusual = (declared: AnyManifest['game']['options'], chosen: TableOptions): TableOptions =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => declared[name]?.usual !== value));

/** The levels named; else all that people choose from, or those that have a floor at such a table. */
function levelsFor({ options }: Wish, ring: Climbing['ring']): readonly string[] | UsageFault {
  const { bots = {}, levels = Object.keys(bots) } = ring.manifest;
  const usual = options.among ? floorsAt(ring).map(({ level }) => level) : levels;
  const asked = options.bots?.split(',') ?? usual;
  const strange = asked.find((name) => !Object.hasOwn(bots, name));
  return strange === undefined ? asked : { code: 'no-such-bot', name: strange, bots: Object.keys(bots) };
}

const floorsAt = ({ manifest, seats, options }: Climbing['ring']): readonly Floor[] =>
  (manifest.statistics?.floors ?? []).filter(
    (floor) => floor.seats === seats && JSON.stringify(floor.options ?? {}) === JSON.stringify(options),
  );

/** The machine, as far as it matters, and the day. */
function madeOn(): string {
  const model = cpus()[0]?.model ?? '';
  const parts = [`Masterplan ${packageJson.version}`, new Date().toISOString().slice(0, 10)];
  return [...parts, `Node ${process.versions.node}`, `${availableParallelism()} cores`, model]
    .filter(Boolean)
    .join(', ');
}

function write({ root }: House, part: Parameters<typeof pageWith>[1]): void {
  const file = fileURLToPath(new URL('docs/bots.md', root));
  writeFileSync(file, pageWith(existsSync(file) ? readFileSync(file, 'utf8') : undefined, part));
}

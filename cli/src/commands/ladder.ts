import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type AnyManifest, optionsFaults } from '@masterplan/kernel';
import { climb, ladderLines, pageWith } from '@masterplan/lab';
import packageJson from '../../package.json' with { type: 'json' };
import { type Arguments, isFault, readArguments, type UsageFault } from '../arguments.ts';
import { type Command, gamesOf, type House } from '../house.ts';
import { print } from '../io.ts';
import { optionsWritten } from '../seated.ts';

const ladderOptions = {
  seats: 'whole',
  games: 'count',
  seed: 'text',
  bots: 'text',
  options: 'text',
  'dry-run': 'flag',
} as const;

type Wish = Arguments<typeof ladderOptions>;

/** Games between any two levels, unless said. */
const USUAL = 40;

/** `masterplan ladder`: every level of bots against every other. Writes docs/bots.md. */
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
  const ring = ringFor(read, manifest);
  if (isFault(ring)) return ring;
  const { games = USUAL } = read.options;
  const climbed = climb({ ...ring, manifest }, ring.levels, games, ({ levels, won }) =>
    print(io, say.ladder.met(levels[0], levels[1], games, Math.round((100 * won) / games))),
  );
  const written = Object.entries(ring.options).map(([name, value]) => `${name} ${value}`);
  const title = [manifest.text(manifest.game).en.title, ...written, `${ring.seats} seats`].join(', ');
  const result = { ...climbed, title, made: madeOn() };
  for (const line of ladderLines(result)) print(io, line);
  if (!read.options['dry-run']) write(house, (page) => pageWith(page, result));
  return 0;
};

function gameIn({ words }: Wish, { registry }: House): AnyManifest | UsageFault {
  const [name, extra] = words;
  if (name === undefined) return { code: 'too-few-words', wanted: 'game' };
  if (extra !== undefined) return { code: 'too-many-words', word: extra };
  const games = registry.map(({ game }) => game.id);
  return registry.find(({ game }) => game.id === name) ?? { code: 'no-such-game', name, games };
}

function ringFor({ options }: Wish, { game, bots = {}, levels = Object.keys(bots) }: AnyManifest) {
  const { seats = Math.min(...game.seats), seed = 'ladder' } = options;
  if (!game.seats.includes(seats)) return { code: 'no-such-seats', seats, allowed: game.seats } as const;
  const asked = options.bots?.split(',') ?? levels;
  const strange = asked.find((name) => !Object.hasOwn(bots, name));
  if (strange !== undefined) return { code: 'no-such-bot', name: strange, bots: Object.keys(bots) } as const;
  const chosen = optionsWritten(game.options, options.options);
  const faults = optionsFaults(game.options, chosen);
  if (faults.length > 0) return { code: 'bad-table-options', faults } as const;
  return { seats, seed, levels: asked, options: chosen };
}

/** The machine, as far as it matters, and the day. */
function madeOn(): string {
  const model = cpus()[0]?.model ?? '';
  const parts = [`Masterplan ${packageJson.version}`, new Date().toISOString().slice(0, 10)];
  return [...parts, `Node ${process.versions.node}`, `${availableParallelism()} cores`, model]
    .filter(Boolean)
    .join(', ');
}

function write({ root }: House, changed: (page: string | undefined) => string): void {
  const file = fileURLToPath(new URL('docs/bots.md', root));
  writeFileSync(file, changed(existsSync(file) ? readFileSync(file, 'utf8') : undefined));
}

import { optionsFaults } from '@masterplan/kernel';
import { type Contest, contests, type Series, simulate } from '@masterplan/lab';
import { type Arguments, isFault, readArguments, type UsageFault } from '../arguments.ts';
import { readJson } from '../files.ts';
import type { Command } from '../house.ts';
import { forLab, print } from '../io.ts';
import { optionsWritten } from '../seated.ts';

const simOptions = {
  seats: 'whole',
  games: 'count',
  seed: 'text',
  bots: 'text',
  pack: 'text',
  options: 'text',
  workers: 'count',
  json: 'flag',
} as const;

type Wish = Arguments<typeof simOptions>;

/** `masterplan sim`: bots play many games, and the lab counts. */
export const simCommand: Command = async (argv, { io, language, say }) => {
  const read = readArguments(argv, simOptions);
  if (isFault(read)) return read;
  const { options } = read;
  if (options.help) {
    print(io, say.help.sim(contests.map(({ id }) => id).join(', ')));
    return 0;
  }
  const contest = contestOf(read);
  if (isFault(contest)) return contest;
  const series = seriesOf(read, contest);
  if (isFault(series)) return series;
  const { workers } = options;
  const report = options.json ? 'json' : 'table';
  await simulate(
    { contest, series, report, ...(workers === undefined ? {} : { workers }) },
    forLab(io, language),
  );
  return 0;
};

function contestOf({ words }: Wish): Contest | UsageFault {
  const [name, extra] = words;
  if (name === undefined) return { code: 'too-few-words', wanted: 'game' };
  if (extra !== undefined) return { code: 'too-many-words', word: extra };
  const games = contests.map(({ id }) => id);
  return contests.find(({ id }) => id === name) ?? { code: 'no-such-game', name, games };
}

function seriesOf({ options }: Wish, contest: Contest): Series | UsageFault {
  const { seats = Math.min(...contest.seats) } = options;
  if (!contest.seats.includes(seats)) return { code: 'no-such-seats', seats, allowed: contest.seats };
  const bots = botsOf(contest, seats, options.bots);
  if (isFault(bots)) return bots;
  const chosen = optionsWritten(contest.options, options.options);
  const wrong = optionsFaults(contest.options, chosen);
  if (wrong.length > 0) return { code: 'bad-table-options', faults: wrong };
  const pack = packOf(contest, options.pack);
  if (isFault(pack)) return pack;
  const { games = 1000, seed = '1' } = options;
  return {
    ...{ game: contest.id, seats, games, seed, bots: bots.names },
    ...(options.pack === undefined ? {} : { pack: pack.data }),
    ...(options.options === undefined ? {} : { options: chosen }),
  };
}

/** The named bots in seat order, repeated around the table; the game's first bot at every seat where none is named. */
function botsOf(
  contest: Contest,
  seats: number,
  written: string | undefined,
): { readonly names: readonly string[] } | UsageFault {
  const asked = written?.split(',') ?? contest.bots.slice(0, 1);
  const strange = asked.find((name) => !contest.bots.includes(name));
  if (strange !== undefined) return { code: 'no-such-bot', name: strange, bots: contest.bots };
  if (asked.length > seats) return { code: 'too-many-bots', bots: asked.length, seats };
  return { names: Array.from({ length: seats }, (_, seat) => asked[seat % asked.length] ?? '') };
}

function packOf(contest: Contest, file: string | undefined): { readonly data: unknown } | UsageFault {
  if (file === undefined) return { data: undefined };
  const read = readJson(file);
  if (isFault(read)) return read;
  if ('notJson' in read) return { code: 'not-json', file, ...read.notJson };
  const faults = contest.packFaults(read.data);
  return faults.length > 0 ? { code: 'bad-pack', faults } : read;
}

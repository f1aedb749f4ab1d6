import { readFileSync } from 'node:fs';
import { type Language, languages, type TableOptions } from '@masterplan/kernel';
import type { Contest, Series } from './contest.ts';
import type { LabText } from './text/index.ts';

/** A person's fault in the arguments: which sentence of the text says it, and what it is about. */
export interface ArgumentFault {
  readonly code: keyof LabText['faults'];
  readonly about: readonly string[];
}

/** What a person asked the lab to play. */
export interface Wish {
  readonly contest: Contest;
  readonly series: Series;
  readonly workers: number | undefined;
  readonly report: 'table' | 'json';
}

const flagsWithValue = [
  '--seats',
  '--games',
  '--seed',
  '--bots',
  '--pack',
  '--options',
  '--workers',
  '--lang',
];

/** Thrown and caught within this file's callers: reading arguments stops at the first fault. */
export class BadArgument extends Error {
  readonly fault: ArgumentFault;

  constructor(code: ArgumentFault['code'], ...about: string[]) {
    super(code);
    this.fault = { code, about };
  }
}

interface Words {
  readonly game: string | undefined;
  readonly flags: ReadonlyMap<string, string>;
}

/** `--name=value` is the same as `--name value`. */
const spread = (argv: readonly string[]): string[] =>
  argv.flatMap((word) => {
    const at = word.startsWith('--') ? word.indexOf('=') : -1;
    return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)];
  });

/** The language a person asked for, before anything else is looked at: faults are told in it. */
export function languageOf(argv: readonly string[], usual: Language): Language {
  const words = spread(argv);
  const at = words.lastIndexOf('--lang');
  const asked = at < 0 ? usual : words[at + 1];
  return languages.find((language) => language === asked) ?? usual;
}

/** Reads the arguments of `sim`; throws `BadArgument` with the first fault. */
export function readWish(argv: readonly string[], shelf: readonly Contest[]): Wish {
  const { game, flags } = wordsOf(spread(argv));
  const ids = shelf.map(({ id }) => id).join(', ');
  if (game === undefined) throw new BadArgument('no-game', ids);
  const contest = shelf.find(({ id }) => id === game);
  if (contest === undefined) throw new BadArgument('unknown-game', game, ids);
  const lang = flags.get('--lang');
  if (lang !== undefined && !languages.some((language) => language === lang)) {
    throw new BadArgument('unknown-language', lang);
  }
  const seats = seatsOf(contest, flags.get('--seats'));
  const pack = packOf(contest, flags.get('--pack'));
  const options = optionsOf(contest, flags.get('--options'));
  const series = {
    game,
    seats,
    games: countOf(flags, '--games') ?? 1000,
    seed: flags.get('--seed') ?? '1',
    bots: botsOf(contest, seats, flags.get('--bots')),
  };
  return {
    contest,
    series: {
      ...series,
      ...(pack === undefined ? {} : { pack }),
      ...(options === undefined ? {} : { options }),
    },
    workers: countOf(flags, '--workers'),
    report: flags.has('--json') ? 'json' : 'table',
  };
}

function wordsOf(argv: readonly string[]): Words {
  const flags = new Map<string, string>();
  let game: string | undefined;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--json') {
      flags.set(word, '');
    } else if (flagsWithValue.includes(word)) {
      const value = argv[++i];
      if (value === undefined || value.startsWith('--')) throw new BadArgument('no-value', word);
      flags.set(word, value);
    } else if (word.startsWith('-') || game !== undefined) {
      throw new BadArgument('unknown-flag', word);
    } else {
      game = word;
    }
  }
  return { game, flags };
}

function countOf(flags: ReadonlyMap<string, string>, flag: string): number | undefined {
  const value = flags.get(flag);
  if (value === undefined) return undefined;
  if (!/^[1-9][0-9]{0,8}$/.test(value)) throw new BadArgument('not-a-count', flag, value);
  return Number(value);
}

function seatsOf(contest: Contest, value: string | undefined): number {
  if (value === undefined) return Math.min(...contest.seats);
  const seats = contest.seats.find((number) => String(number) === value);
  if (seats === undefined) throw new BadArgument('bad-seats', value, contest.seats.join(', '));
  return seats;
}

/** The named bots in seat order, repeated around the table; the game's first bot at every seat where none is named. */
function botsOf(contest: Contest, seats: number, value: string | undefined): string[] {
  const asked = value?.split(',') ?? contest.bots.slice(0, 1);
  for (const name of asked) {
    if (!contest.bots.includes(name)) throw new BadArgument('unknown-bot', name, contest.bots.join(', '));
  }
  if (asked.length > seats) throw new BadArgument('too-many-bots', String(asked.length), String(seats));
  return Array.from({ length: seats }, (_, seat) => asked[seat % asked.length] ?? '');
}

/** Choices of the table, written `name=value` with commas between them. */
function optionsOf(contest: Contest, value: string | undefined): TableOptions | undefined {
  if (value === undefined) return undefined;
  return Object.fromEntries(
    value.split(',').map((written) => {
      const [name = '', wanted] = written.split('=');
      const chosen = contest.options[name]?.values.find((each) => String(each) === wanted);
      if (chosen === undefined) throw new BadArgument('unknown-option', written, optionsText(contest));
      return [name, chosen];
    }),
  );
}

const optionsText = ({ options }: Contest): string =>
  Object.entries(options)
    .flatMap(([name, { values }]) => values.map((value) => `${name}=${value}`))
    .join(', ');

function packOf(contest: Contest, file: string | undefined): unknown {
  if (file === undefined) return undefined;
  const pack = parsed(file, contents(file));
  const [fault] = contest.packFaults(pack);
  if (fault !== undefined) throw new BadArgument('bad-pack', file, fault.path, fault.expected);
  return pack;
}

function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadArgument('no-file', file);
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadArgument('not-json', file);
  }
}

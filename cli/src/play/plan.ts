import { randomInt } from 'node:crypto';
import { botsOf } from '@masterplan/bots';
import { type Manifest, nth } from '@masterplan/kernel';
import { type Arguments, isFault, type UsageFault } from '../arguments.ts';
import { readJson } from '../files.ts';
import type { House } from '../house.ts';
import { seatedFrom } from '../record/read.ts';
import { openTable, optionsWritten, type Seated } from '../seated.ts';
import { newFileFor } from './saved.ts';
import type { Company } from './session.ts';

export const playOptions = {
  seats: 'whole',
  seat: 'whole',
  name: 'text',
  bots: 'text',
  seed: 'text',
  options: 'text',
  pack: 'text',
  pace: 'whole',
  save: 'text',
  resume: 'text',
} as const;

type Wish = Arguments<typeof playOptions>;

/** A table that is laid, who sits at it, and where its record goes. */
export interface Plan {
  readonly seated: Seated;
  readonly company: Company;
  /** By seat, which bot plays; the person's own entry is not used. */
  readonly botNames: readonly string[];
  readonly file: string;
  /** The command that goes on with this game. */
  readonly again: string;
}

/** A pace at which one can follow. */
const USUAL_PACE = 500;

/** What a person is called who gives no name: as in sentences of every language a name reads best. */
const SOMEBODY = 'Sacha';

/** What bots are called, in every language. */
const nicknames = ['Ada', 'Bruno', 'Chloé', 'Dmitri', 'Elif', 'Farid', 'Greta'];

/** Lays the table that a command line asks for, or says what is wrong with it. */
export function planOf(wish: Wish, house: House): Plan | UsageFault {
  const { options } = wish;
  const laid = options.resume === undefined ? newTable(wish, house) : savedTable(wish, options.resume, house);
  if (isFault(laid)) return laid;
  const { table } = laid.sitting;
  const { seat = 0 } = options;
  if (seat >= table.seats) return { code: 'no-such-seat', seat, seats: table.seats };
  const botNames = botsFor(laid.entry, table.seats, seat, options.bots);
  if (isFault(botNames)) return botNames;
  const seed = laid.sitting.record().seed ?? 'imagined';
  const names = namesFor(table.seats, seat, options.name ?? SOMEBODY);
  const roster = botsOf(laid.entry);
  const bots = botNames.map((name) => roster[name] ?? nth(Object.values(roster), 0));
  const rivals = botNames.filter((_, other) => other !== seat);
  const file = options.save ?? options.resume ?? newFileFor(laid.sitting.game.id, seed);
  return {
    seated: laid,
    company: { seat, bots, names, seed, pace: options.pace ?? (house.io.stdout.isTTY ? USUAL_PACE : 0) },
    botNames,
    file,
    again: `npx masterplan play --resume ${quoted(file)} --seat ${seat} --bots ${rivals.join(',')}`,
  };
}

/** As a shell takes it for one word. */
const quoted = (file: string): string => (/\s/.test(file) ? JSON.stringify(file) : file);

function newTable({ words, options }: Wish, { registry }: House): Seated | UsageFault {
  const [name, extra] = words;
  const games = registry.map(({ game }) => game.id);
  if (name === undefined) return { code: 'too-few-words', wanted: 'game' };
  if (extra !== undefined) return { code: 'too-many-words', word: extra };
  const entry = registry.find(({ game }) => game.id === name);
  if (entry === undefined) return { code: 'no-such-game', name, games };
  const pack = options.pack === undefined ? { data: undefined } : readJson(options.pack);
  if (isFault(pack)) return pack;
  if ('notJson' in pack) return { code: 'not-json', file: options.pack ?? '', ...pack.notJson };
  return openTable(entry, {
    seats: options.seats ?? Math.min(...entry.game.seats),
    seed: options.seed ?? newSeed(),
    options: optionsWritten(entry.game.options, options.options),
    pack: pack.data,
  });
}

function savedTable({ words, options }: Wish, file: string, { registry }: House): Seated | UsageFault {
  const [game] = words;
  for (const name of ['seats', 'seed', 'options', 'pack'] as const) {
    if (options[name] !== undefined) return { code: 'not-together', names: ['resume', name] };
  }
  const read = readJson(file);
  if (isFault(read)) return read;
  const laid =
    'notJson' in read
      ? { trouble: { code: 'not-json' as const, ...read.notJson } }
      : seatedFrom(registry, read.data);
  if ('trouble' in laid) return { code: 'bad-record', trouble: laid.trouble };
  if (game !== undefined && game !== laid.sitting.game.id) {
    return { code: 'bad-record', trouble: { code: 'other-game', game: laid.sitting.game.id } };
  }
  return laid;
}

/** By seat: the named bots at the other seats in order, repeated as needed; the game's first where none is named. */
function botsFor(
  entry: Manifest,
  seats: number,
  own: number,
  asked: string | undefined,
): string[] | UsageFault {
  const known = Object.keys(botsOf(entry));
  const names = asked?.split(',') ?? known.slice(0, 1);
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) return { code: 'no-such-bot', name: strange, bots: known };
  const before = (seat: number) => (seat > own ? seat - 1 : seat);
  return Array.from({ length: seats }, (_, seat) => nth(names, before(seat) % names.length));
}

function namesFor(seats: number, own: number, person: string): string[] {
  const others = nicknames.filter((name) => name !== person);
  return Array.from({ length: seats }, (_, seat) => (seat === own ? person : nth(others, seat)));
}

/** Six letters and digits that are easy to read out. */
function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
}

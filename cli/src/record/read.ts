import type { AnyManifest } from '@masterplan/kernel';
import {
  type Check,
  type Choice,
  type Fault,
  type Game,
  type GameRecord,
  listOf,
  object,
  openAsks,
  optional,
  optionsFaults,
  optionsOf,
  type RecordFault,
  Sitting,
  text,
  whole,
} from '@masterplan/kernel';
import type { Place } from '../json.ts';
import { gameWith, type Seated, seated } from '../seated.ts';
import type { RecordFlaw } from './flaws.ts';
import { stateFaults } from './position.ts';
import { state, tableOptions } from './state.ts';

/** What keeps a record from being played again; worded in `text/`. */
export type RecordTrouble =
  | RecordFault
  | ({ readonly code: 'not-json' } & Place)
  | { readonly code: 'malformed'; readonly faults: readonly RecordFlaw[] }
  | { readonly code: 'no-such-game'; readonly game: string }
  /** The rules themselves broke over it. */
  | { readonly code: 'breaks'; readonly message: string };

const choice: Check<Choice> = (value, path, faults): value is Choice => {
  if (!Array.isArray(value) || value.length !== 2) {
    faults.push({ path, code: 'not-a-list', expected: '2–2' });
    return false;
  }
  const before = faults.length;
  whole(0)(value[0], `${path}[0]`, faults);
  text()(value[1], `${path}[1]`, faults);
  return faults.length === before;
};

const justTrue: Check<true> = (value, path, faults): value is true =>
  value === true || faults.push({ path, code: 'not-one-of', expected: 'true' }) < 0;

/** A pack's own game says what is wrong with it. */
const anything: Check<unknown> = (_value): _value is unknown => true;

/** A record as a program or the page wrote it. The page adds who played and what was said, of which the rules take no notice. */
const recordFile = object({
  game: text(100),
  rules: text(100),
  seats: whole(1),
  options: tableOptions,
  seed: optional(text()),
  start: optional(state),
  pack: optional(anything),
  choices: listOf(choice),
  crossed: optional(justTrue),
  hash: text(64),
  people: optional(anything),
  talk: optional(anything),
});

const malformed = (faults: readonly RecordFlaw[]): RecordTrouble => ({ code: 'malformed', faults });

/** Plays a record again to its end, checking everything on the way, or says what is wrong with it. */
export function seatedFrom(
  registry: readonly AnyManifest[],
  data: unknown,
): Seated | { readonly trouble: RecordTrouble } {
  const faults: Fault[] = [];
  if (!recordFile(data, '', faults)) return { trouble: malformed(faults) };
  const { people: _people, talk: _talk, ...record } = data;
  const entry = registry.find(({ game }) => game.id === record.game);
  if (entry === undefined) return { trouble: { code: 'no-such-game', game: record.game } };
  const content = gameWith(entry, record.pack);
  if ('faults' in content) return { trouble: malformed(under('pack', content.faults)) };
  try {
    const openingFaults = faultsOfOpening(content.game, record);
    if (openingFaults.length > 0) return { trouble: malformed(openingFaults) };
    const sitting = Sitting.of(content.game, record);
    if ('fault' in sitting) return { trouble: sitting.fault };
    const laid = seated(entry, sitting);
    const stuck = record.start === undefined ? [] : tried(laid);
    return stuck.length > 0 ? { trouble: malformed(stuck) } : laid;
  } catch (error) {
    return { trouble: { code: 'breaks', message: error instanceof Error ? error.message : String(error) } };
  }
}

/**
 * A position that was written by hand can be wrong in ways that only the rules know. So all that can be asked of it at once is
 * asked here: every option is worded and taken on a copy, and every viewer's worlds are imagined. Throws where the rules
 * cannot go on; a seat that is asked and has no option, or whose answer that waits is none of them, is a fault.
 */
function tried({ sitting, text }: Seated): RecordFlaw[] {
  const { table } = sitting;
  const everyone = table.lens(table.seats);
  const names = Array.from({ length: table.seats }, (_, seat) => String(seat));
  const faults = openAsks(everyone).flatMap((ask): RecordFlaw[] => {
    const { seat } = ask;
    const lens = table.lens(seat);
    const options = optionsOf(lens);
    if (options.length === 0) return [{ path: 'start.asked', code: 'no-option', expected: '' }];
    if (ask.ready && !options.some(({ option }) => option === table.state.sealed[seat])) {
      return [{ path: `start.sealed[${seat}]`, code: 'no-option', expected: '' }];
    }
    for (const said of Object.values(text)) {
      said.prompt(everyone, ask, names);
      for (const { option } of options) said.option(lens, option, names);
    }
    for (const { option } of options) table.copy().take(seat, option);
    return [];
  });
  if (faults.length > 0) return faults;
  for (let viewer = 0; viewer <= table.seats; viewer++) sitting.imagined(viewer, 'tried');
  return [];
}

/** Faults of a part, with their paths from the whole. */
const under = (path: string, faults: readonly RecordFlaw[]): RecordFlaw[] =>
  faults.map((fault) => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));

function faultsOfOpening(game: Game, { seats, options, seed, start }: GameRecord): readonly RecordFlaw[] {
  if ((seed === undefined) === (start === undefined)) {
    return [{ path: 'seed', code: 'seed-or-start', expected: '' }];
  }
  if (!game.seats.includes(seats)) {
    return [{ path: 'seats', code: 'not-one-of', expected: game.seats.join(', ') }];
  }
  const wrongOptions = under('options', optionsFaults(game.options, options));
  if (wrongOptions.length > 0 || start === undefined) return wrongOptions;
  if (start.seats !== seats) return [{ path: 'start.seats', code: 'not-one-of', expected: String(seats) }];
  return under('start', stateFaults(game, start));
}

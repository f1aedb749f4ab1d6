import type { Manifest } from '@masterplan/kernel';
import {
  type Fault,
  type Game,
  type GameText,
  type Language,
  optionsFaults,
  Sitting,
  type TableChoice,
  type TableOptions,
  text,
} from '@masterplan/kernel';
import type { UsageFault } from './arguments.ts';
import { texts } from './text/index.ts';

/** A table in play, and how it speaks. */
export interface Seated {
  readonly entry: Manifest;
  readonly sitting: Sitting;
  readonly text: Readonly<Record<Language, GameText>>;
}

export const seated = (entry: Manifest, sitting: Sitting): Seated => ({
  entry,
  sitting,
  text: entry.text(sitting.game, sitting.table.state.options),
});

/** What a person or a program asks a table to be opened with. */
export interface Opening {
  readonly seats: number;
  readonly seed: string;
  readonly options: TableOptions;
  /** Content to play with instead of the game's own. */
  readonly pack?: unknown;
}

/** Opens a table, or says why it cannot be opened so. */
export function openTable(entry: Manifest, { seats, seed, options, pack }: Opening): Seated | UsageFault {
  const { seats: allowed, options: declared } = entry.game;
  if (!allowed.includes(seats)) return { code: 'no-such-seats', seats, allowed };
  const wrong = optionsFaults(declared, options);
  text()(seed, 'seed', wrong);
  if (wrong.length > 0) return { code: 'bad-table-options', faults: wrong };
  const content = gameWith(entry, pack);
  if ('faults' in content) return { code: 'bad-pack', faults: content.faults };
  const start = { seats, seed, options: entry.game.optionsFrom(options) };
  return seated(entry, new Sitting(content.game, pack === undefined ? start : { ...start, pack }));
}

/** Reads `name=value,name=value`; each value is the game's own that is written so, where there is one. */
export function optionsWritten(declared: Readonly<Record<string, TableChoice>>, asked = ''): TableOptions {
  const pairs = asked.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', written = ''] = pair.split('=');
      const choice = Object.hasOwn(declared, name) ? declared[name] : undefined;
      return [name, choice?.values.find((value) => String(value) === written) ?? written];
    }),
  );
}

/** The game with its own content, or with a pack's; or what is wrong with the pack. */
export function gameWith(
  entry: Manifest,
  pack: unknown,
): { readonly game: Game } | { readonly faults: readonly Fault[] } {
  if (pack === undefined) return { game: entry.game };
  return entry.readPack?.(pack) ?? { faults: [{ path: '', code: 'unknown-key', expected: '' }] };
}

/** How a table ended, as programs are told. */
export function outcomeOf({ table }: Sitting) {
  const { outcome } = table.state;
  return { over: outcome !== null, winners: outcome?.winners ?? [], reason: outcome?.reason ?? null };
}

/** What players without names are called: by their seats. */
export const seatNames = ({ table }: Sitting, language: Language): string[] =>
  Array.from({ length: table.seats }, (_, seat) => texts[language].engine.seat(seat));

/** A standing answer in words, by its key. */
export function standingText(text: GameText, key: string): string {
  const [, window = '', name = ''] = key.split(' ');
  return text.standing?.(window, name) ?? key;
}

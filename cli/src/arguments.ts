import type { Fault } from '@masterplan/kernel';
import type { ArgumentFault } from '@masterplan/kit/arguments';
import type { Place } from './json.ts';
import type { RecordTrouble } from './record/read.ts';

export { type Arguments, readArguments } from '@masterplan/kit/arguments';

/** What is wrong with a command line; worded in `text/`. */
export type UsageFault =
  | ArgumentFault
  | { readonly code: 'no-such-command'; readonly name: string }
  | { readonly code: 'too-few-words'; readonly wanted: 'command' | 'game' | 'file' | 'deed' }
  | { readonly code: 'no-such-deed'; readonly name: string; readonly deeds: readonly string[] }
  | { readonly code: 'no-such-game'; readonly name: string; readonly games: readonly string[] }
  | { readonly code: 'no-such-seats'; readonly seats: number; readonly allowed: readonly number[] }
  | { readonly code: 'no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'no-such-bot'; readonly name: string; readonly bots: readonly string[] }
  | { readonly code: 'too-many-bots'; readonly bots: number; readonly seats: number }
  | { readonly code: 'bad-table-options'; readonly faults: readonly Fault[] }
  | { readonly code: 'bad-pack'; readonly faults: readonly Fault[] }
  | { readonly code: 'bad-record'; readonly trouble: RecordTrouble }
  | { readonly code: 'no-packs'; readonly game: string }
  | { readonly code: 'cannot-read'; readonly file: string }
  | ({ readonly code: 'not-json'; readonly file: string } & Place)
  | { readonly code: 'cannot-write'; readonly file: string }
  | { readonly code: 'not-together'; readonly names: readonly [string, string] };

export const isFault = <T extends object>(result: T | UsageFault): result is UsageFault => 'code' in result;

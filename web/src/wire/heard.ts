import {
  type Check,
  dictionaryOf,
  type Fault,
  isRecord,
  listOf,
  object,
  oneOf,
  optional,
  type Seen,
  type TableChoice,
  truth,
} from '@masterplan/kernel';
import type {
  Answers,
  FinishedTable,
  Hello,
  Lobby,
  OfferedGame,
  Push,
  RequestName,
  Said,
  SeatInfo,
  TableFrame,
  TableInfo,
  TableLine,
  TalkLine,
  WireError,
} from '@masterplan/server/wire';
import { gameRecord, justTrue, setting, string } from './record.ts';

/** What a value can be at the least. */
type Sort = 'string' | 'number' | 'boolean' | 'list' | 'record';

const isOf = (sort: Sort, value: unknown): boolean => {
  if (sort === 'list') return Array.isArray(value);
  return sort === 'record' ? isRecord(value) : typeof value === sort;
};

/**
 * An object that has these keys, whose values are of these sorts: for what is large, and made by the same server's own kernel.
 * Whether it is right inside shows when it is used.
 */
const like =
  <T extends object>(keys: Readonly<Partial<Record<keyof T & string, Sort>>>): Check<T> =>
  (value, path, faults): value is T => {
    const wrong = isRecord(value)
      ? Object.entries<Sort | undefined>(keys).find(([key, sort]) => sort && !isOf(sort, value[key]))
      : ['', 'record'];
    if (wrong !== undefined) faults.push({ path, code: 'wrong', expected: wrong.join(' ') });
    return wrong === undefined;
  };

const number: Check<number> = (value, path, faults): value is number =>
  typeof value === 'number' || faults.push({ path, code: 'not-a-whole-number', expected: '…' }) < 0;
const strings = listOf(string);
const numbers = listOf(number);
const record: Check<Record<string, never>> = like({});

const seatInfo: Check<SeatInfo> = object({
  ...{ name: string, here: truth },
  ...{
    player: optional(string),
    bot: optional(string),
    covers: optional(justTrue),
    coming: optional(justTrue),
    left: optional(justTrue),
  },
});

const said: Check<Said> = like<Said>({ say: 'string' });

const talkLine: Check<TalkLine> = object({
  ...{ no: number, version: number, seat: number, name: string, said, player: optional(string) },
  channel: oneOf('table', 'team', 'watchers'),
});

const tableInfo: Check<TableInfo> = like<TableInfo>({
  ...{ table: 'string', game: 'string', rules: 'string', host: 'string', state: 'string' },
  ...{ seats: 'number', defaults: 'number', listed: 'boolean', options: 'record', settings: 'record' },
  ...{ people: 'list', watchers: 'list', votes: 'list', channels: 'list' },
});

const seen: Check<Seen> = like<Seen>({
  ...{ as: 'string', viewer: 'number', seats: 'number', fields: 'record', options: 'record' },
  ...{ face: 'list', mask: 'list', at: 'list', zones: 'list', stack: 'list', lots: 'list', claims: 'list' },
});

const tableFrame: Check<TableFrame> = object({
  ...{ on: oneOf('table'), table: string, viewer: number, version: number },
  info: optional(tableInfo),
  seen: optional(seen),
  change: optional((_value): _value is NonNullable<TableFrame['change']> => true),
  entries: optional(
    listOf(
      like<NonNullable<TableFrame['entries']>[number]>({ version: 'number', seat: 'number', events: 'list' }),
    ),
  ),
  asks: optional(listOf(like<NonNullable<TableFrame['asks']>[number]>({ seat: 'number' }))),
  mine: optional(
    like<NonNullable<TableFrame['mine']>>({
      options: 'list',
      blocked: 'list',
      standing: 'list',
      undo: 'string',
    }),
  ),
  kinds: optional(dictionaryOf(like<NonNullable<TableFrame['kinds']>[number]>({ kind: 'record' }))),
  clocks: optional(listOf(object({ left: number, running: truth }))),
});

const tableLine: Check<TableLine> = object({
  ...{ table: string, no: number, game: string, seats: number, at: number, version: number },
  state: oneOf('gathering', 'playing', 'paused', 'finished', 'held'),
  ...{
    people: listOf(seatInfo),
    options: dictionaryOf(setting),
    spectators: truth,
    mine: numbers,
    asked: numbers,
    winners: optional(numbers),
  },
});

const offeredGame: Check<OfferedGame> = object({
  ...{ game: string, rules: string, seats: numbers, levels: strings, packs: truth, tours: strings },
  options: dictionaryOf(like<TableChoice>({ values: 'list' })),
});

const lobby: Check<Lobby> = object({
  ...{ games: listOf(offeredGame), counts: object({ open: number, live: number }) },
  ...{ open: listOf(tableLine), live: listOf(tableLine), yours: listOf(tableLine) },
  ...{ finished: listOf(tableLine), people: number, playing: number },
});

const hello: Check<Hello> = object({
  ...{ player: string, key: optional(string), name: string, muted: strings },
  settings: dictionaryOf(setting),
  reach: object({ publicUrl: optional(string), addresses: strings }),
});

const finishedTable: Check<FinishedTable> = object({
  ...{ table: string, record: gameRecord, people: listOf(seatInfo), talk: listOf(talkLine) },
  ...{ defaults: number, seal: string, rulesAt: optional(string) },
});

const atTable = object({ table: string });
const atSeat = object({ table: string, seat: number });

/** What each request must be answered with. */
const answers: { readonly [Name in RequestName]: Check<Answers[Name]> } = {
  ...{ hello, lobby, record: finishedTable },
  ...{ make: atTable, rematch: atTable, playNow: atSeat, playOn: atSeat, tour: atSeat },
  me: object({ name: string, settings: dictionaryOf(setting) }),
  newKey: object({ key: string }),
  mute: object({ muted: strings }),
  finished: object({ finished: listOf(tableLine) }),
  watch: object({ viewers: numbers, talk: listOf(talkLine) }),
  choose: object({ version: number }),
  undo: (value, path, faults): value is Answers['undo'] =>
    object({ version: number })(value, path, []) || object({ vote: number })(value, path, faults),
  propose: object({ vote: number }),
  talk: object({ no: number }),
  past: (value): value is Answers['past'] => isRecord(value) && 'seen' in value,
  ...{
    ping: record,
    unlobby: record,
    sit: record,
    call: record,
    leave: record,
    back: record,
    bot: record,
    give: record,
  },
  ...{ remove: record, start: record, settings: record, unwatch: record, vote: record, resume: record },
  giveUp: record,
};

const pushes: { readonly [On in Push['on']]: Check<Extract<Push, { on: On }>> } = {
  table: tableFrame,
  lobby: object({ on: oneOf('lobby'), lobby }),
  talk: object({ on: oneOf('talk'), table: string, line: talkLine }),
  bye: like<Extract<Push, { on: 'bye' }>>({ on: 'string', reason: 'string' }),
  gone: object({ on: oneOf('gone'), table: string }),
};

const wireError: Check<WireError> = like<WireError>({ code: 'string' });

/** Whether a value is what a check wants. Keys that this page does not know yet are let pass: the server may be newer. */
const fits = <T>(check: Check<T>, value: unknown, faults: Fault[]): value is T =>
  check(value, '', faults) || (faults.length > 0 && faults.every(({ code }) => code === 'unknown-key'));

/** Reads what came over the line. Throws where it is something else. */
function read<T>(check: Check<T>, value: unknown): T {
  const faults: Fault[] = [];
  if (fits(check, value, faults)) return value;
  throw new TypeError(`the server said something else: ${JSON.stringify(faults.slice(0, 3))}`);
}

/** What the server says: a push, or an answer whose request says how it is to be read. */
export type Heard =
  | Push
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number | null; readonly error: WireError };

const pushName = oneOf('table', 'lobby', 'talk', 'bye', 'gone');

export function heardIn(message: unknown): Heard {
  const { on, id, ok, error } = read(like<Record<string, unknown>>({}), message);
  if (on !== undefined) {
    const push: Check<Push> = pushes[read(pushName, on)];
    return read(push, message);
  }
  if (ok !== undefined) return { id: read(number, id), ok };
  return { id: id === null ? null : read(number, id), error: read(wireError, error) };
}

export const answerIn = <Name extends RequestName>(name: Name, ok: unknown): Answers[Name] =>
  read<Answers[Name]>(answers[name], ok);

export const seenIn = (value: unknown): Seen => read(seen, value);

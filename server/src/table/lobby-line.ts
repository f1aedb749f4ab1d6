import type { TableLine, TableState } from '../../wire/index.ts';
import type { Outline } from '../store/store.ts';
import { type Facts, factsOf, type Presence, seatInfo } from './facts.ts';
import type { LiveTable } from './live.ts';

/**
 * What is known of an unfinished table without opening it: enough for the lobby, small enough to keep for every table there is.
 * A table that was put away is a card and what the store has of it.
 */
export interface Card {
  readonly facts: Omit<Facts, 'packJson' | 'begun'>;
  readonly state: TableState;
  readonly version: number;
  /** The mask of seats that are to answer. */
  readonly waiting: number;
}

/** What is written with a table that is put away while no clock runs there. It holds as long as rules and log are the same. */
export interface Rest {
  /** The sha256 of the rules it was played by. */
  readonly program: string;
  /** The version of the log. */
  readonly length: number;
  readonly version: number;
  readonly waiting: number;
}

/** The card of a table in memory. */
export function cardAt({ facts: whole, state, version, sitting }: LiveTable): Card {
  const { packJson: _pack, begun: _begun, ...facts } = whole;
  const isAsked = facts.state === 'playing' && sitting !== undefined;
  return { facts, state, version, waiting: isAsked ? sitting.asked & ~sitting.ready : 0 };
}

/** What the next server needs to make the card without playing the log again; undefined where nothing is dealt. */
export function restOf(table: LiveTable): Rest | undefined {
  const { sitting, rules } = table;
  if (sitting === undefined || rules === undefined) return undefined;
  const { version, waiting } = cardAt(table);
  return { program: rules.sha, length: sitting.length, version, waiting };
}

/** The card of a stored table, where it can be told without opening it: nothing is dealt yet, or it was put away under these rules. */
export function cardOf({ row, seats, length }: Outline, program: string | undefined): Card | undefined {
  const facts = factsOf({ ...row, packJson: null }, seats);
  if (facts.state === 'gathering') return { facts, state: facts.state, version: 0, waiting: 0 };
  const rest: Rest | undefined = row.restJson === null ? undefined : JSON.parse(row.restJson);
  if (rest?.program !== program || rest?.length !== length) return undefined;
  return { facts, state: facts.state, version: rest.version, waiting: rest.waiting };
}

/** Whether time runs there. */
export const isTimed = ({ state, settings }: Pick<Facts, 'state' | 'settings'>): boolean =>
  state === 'playing' && settings.clock.kind !== 'none';

/** Whether it is in play and anybody may look. */
export const isWatchable = ({ facts, state }: Card): boolean =>
  state === 'playing' && facts.settings.spectators;

/** A table at which nobody ever sat down is cleared away after a day. */
const ABANDONED = 24 * 3600 * 1000;

/** Whether nobody has come to the table or will. */
export const isAbandoned = ({ facts }: Card, now: number): boolean =>
  facts.state === 'gathering' &&
  now - facts.changedAt > ABANDONED &&
  facts.holders.every(({ player }) => player === undefined);

/** What a line of the lobby says of a table, finished or not; `mine` are the seats of the person who reads it. */
export function bareLine(
  people: Presence,
  facts: Omit<Facts, 'packJson' | 'begun'>,
  player?: string,
): Omit<TableLine, 'state' | 'version' | 'asked'> {
  return {
    ...{ table: facts.id, no: facts.no, game: facts.game, options: facts.options, seats: facts.seats },
    mine: facts.holders.flatMap((holder, seat) =>
      player !== undefined && holder.player === player ? [seat] : [],
    ),
    people: facts.holders.map((holder) => seatInfo(holder, facts, people)),
    at: Math.floor(facts.changedAt / 1000),
    spectators: facts.settings.spectators,
  };
}

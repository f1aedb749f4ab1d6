import { createHash } from 'node:crypto';
import { type Beginning, nth, type TableOptions, type Temperament, temperaments } from '@masterplan/kernel';
import type { Origin, SeatInfo, TableSettings } from '../../wire/index.ts';
import type { BeginningRow, SeatRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/store.ts';
import { amongThoseLeft, type Deciding, nothingToDecide, type Voices } from './deciding.ts';

/**
 * Who holds a seat: a person, a bot, or nobody. A seat is `covered` by a bot while its person's time has run out, or the
 * person has `left`; `coming` when they have asked for it again since.
 */
export interface Holder {
  readonly player?: string;
  /** Of whoever sits there at the person's device, where it is not the person. */
  readonly name?: string;
  readonly bot?: string;
  /** The bot's; none where it plays as its level does. */
  readonly temper?: Temperament;
  readonly covered?: SeatRow['covered'] & string;
}

/** A beginning, and where it comes from. */
export interface Begun {
  readonly origin: Origin;
  readonly beginning: Beginning;
}

/** A table apart from its game: what is kept of it in the store, and changes as a whole. */
export interface Facts {
  readonly id: string;
  readonly no: number;
  readonly game: string;
  readonly rules: string;
  readonly program: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly packJson: string | null;
  readonly listed: boolean;
  readonly host: string;
  readonly state: TableRow['state'];
  readonly settings: TableSettings;
  readonly seed: string;
  /** Null where it is dealt from its seed. Never changes. */
  readonly begun: Begun | null;
  readonly givenUp: boolean;
  readonly rematch: string | null;
  readonly winners: readonly number[] | null;
  readonly madeAt: number;
  readonly changedAt: number;
  readonly holders: readonly Holder[];
  /** People who had a seat here in play and lost it. */
  readonly former: readonly string[];
  readonly deciding: Deciding;
}

/** What tables of earlier versions have not set. */
const unsaid: Pick<TableSettings, 'hints'> = { hints: false };

export function factsOf(
  row: Omit<StoredTable, 'revision'> & Partial<StoredTable>,
  seats: readonly SeatRow[],
  beginning?: BeginningRow,
): Facts {
  const { optionsJson, settingsJson, winnersJson, formerJson, decidingJson, ...apart } = row;
  const { timeJson: _time, restJson: _rest, revision: _revision, listed, givenUp, ...same } = apart;
  return {
    ...same,
    options: JSON.parse(optionsJson),
    settings: { ...unsaid, ...JSON.parse(settingsJson) },
    winners: winnersJson === null ? null : JSON.parse(winnersJson),
    begun: beginning === undefined ? null : JSON.parse(beginning.begunJson),
    listed: listed === 1,
    givenUp: givenUp === 1,
    holders: seats.map(holderOf),
    former: formerJson === null ? [] : JSON.parse(formerJson),
    deciding: decidingJson === null ? nothingToDecide : JSON.parse(decidingJson),
  };
}

const holderOf = ({ player, name, bot, temper, covered }: SeatRow): Holder => ({
  ...(player === null ? {} : { player }),
  ...(name === null ? {} : { name }),
  ...(bot === null ? {} : { bot }),
  ...temperIn(temper),
  ...(covered === null ? {} : { covered }),
});

/** A temperament that was kept by a later version is none. */
function temperIn(kept: string | null): Pick<Holder, 'temper'> {
  const temper = temperaments.find((each) => each === kept);
  return temper === undefined ? {} : { temper };
}

/** Neither the clocks nor its rest nor its revision are of the facts: who writes them does so apart. */
export function rowOf(facts: Facts): Omit<StoredTable, 'no' | 'timeJson' | 'restJson' | 'revision'> {
  const { id, game, rules, program, seats, packJson, host, state, seed, rematch, madeAt, changedAt } = facts;
  const { options, settings, winners, listed, givenUp, former, deciding } = facts;
  return {
    ...{ id, game, rules, program, seats, packJson, host, state, seed, rematch, madeAt, changedAt },
    optionsJson: JSON.stringify(options),
    settingsJson: JSON.stringify(settings),
    winnersJson: winners === null ? null : JSON.stringify(winners),
    formerJson: former.length === 0 ? null : JSON.stringify(former),
    decidingJson: deciding === nothingToDecide ? null : JSON.stringify(deciding),
    listed: listed ? 1 : 0,
    givenUp: givenUp ? 1 : 0,
  };
}

export const seatRowsOf = ({ id, holders }: Facts): SeatRow[] =>
  holders.map(({ player = null, name = null, bot = null, temper = null, covered = null }, seat) => ({
    ...{ tableId: id, seat, player, name, bot, temper, covered },
  }));

export const beginningRowsOf = ({ id, begun }: Facts): BeginningRow[] =>
  begun === null ? [] : [{ tableId: id, begunJson: JSON.stringify(begun) }];

const voicesOf = (holders: readonly Holder[]): Voices =>
  holders.map(({ player, covered }) =>
    player === undefined || covered === 'left' ? undefined : { player, isCovered: covered === 'clock' },
  );

/** The facts with one seat's holder changed, and with it what is being decided and who has lost a seat. */
export function withHolder(facts: Facts, seat: number, holder: Holder): Facts {
  const holders = facts.holders.map((each, i) => (i === seat ? holder : each));
  const lost = facts.holders[seat]?.player;
  const isLost = facts.state !== 'gathering' && lost !== undefined && lost !== holder.player;
  return {
    ...{ ...facts, holders },
    former: isLost ? [...new Set([...facts.former, lost])] : facts.former,
    deciding: amongThoseLeft(facts.deciding, voicesOf(facts.holders), voicesOf(holders)),
  };
}

/** Who holds a seat, without the bot that covers. */
function personAt({ holders }: Facts, seat: number): Holder {
  const { bot: _bot, temper: _temper, covered: _covered, ...person } = nth(holders, seat);
  return person;
}

/** The facts with a seat's person playing it themselves. */
export const withPerson = (facts: Facts, seat: number): Facts =>
  withHolder(facts, seat, personAt(facts, seat));

/** The facts with a bot covering for a seat's person, whose time has run out. */
export const withCover = (facts: Facts, seat: number): Facts =>
  withHolder(facts, seat, { ...personAt(facts, seat), covered: 'clock' });

/** Whether somebody has, or had, a seat here in play: they know a hand, and get no other. */
export const hasPlayed = ({ state, holders, former }: Facts, player: string): boolean =>
  state !== 'gathering' && (former.includes(player) || holders.some((holder) => holder.player === player));

/** What is sealed at the start: the sha256 of what it was dealt from, or of the position it began in; '' before that. */
export function sealOf({ seed, begun }: Facts): string {
  if (seed === '') return '';
  const sealed = begun === null ? seed : JSON.stringify(begun.beginning.start);
  return createHash('sha256').update(sealed).digest('hex');
}

/** Whether a change is to be seen in the lobby; ballots are not, not even by the moment they are cast. */
export const isNews = (before: Facts, after: Facts): boolean =>
  (['state', 'holders', 'settings', 'host'] as const).some((part) => before[part] !== after[part]);

export const isEmpty = ({ player, bot }: Holder): boolean => player === undefined && bot === undefined;

/** Whether somebody can sit down there. */
export const hasRoom = ({ state, holders }: Pick<Facts, 'state' | 'holders'>): boolean =>
  state === 'gathering' && holders.some(isEmpty);

/** Everybody who has a seat there, each once. */
export const playersAt = ({ holders }: Pick<Facts, 'holders'>): ReadonlySet<string> =>
  new Set(holders.flatMap(({ player }) => player ?? []));

/** Whether the person has left, and has not been handed the seat again: a bot alone answers for it. */
export const isAway = ({ covered }: Holder): boolean => covered === 'left' || covered === 'coming';

/** What a table asks about people. */
export interface Presence {
  nameOf(player: string): string;
  isHere(player: string): boolean;
}

/** The level of the bot that answers for this seat now, or undefined where a person does. */
export function botLevel({ player, bot, covered }: Holder, cover: string): string | undefined {
  if (player === undefined) return bot;
  return covered === undefined ? undefined : cover;
}

/** The temperament of the bot that has this seat; one that covers for a person has none. */
export const botTemper = ({ player, temper }: Holder): Temperament | undefined =>
  player === undefined ? temper : undefined;

/** The mask of seats that belong to bots alone. */
export const botMask = ({ holders }: Facts): number =>
  holders.reduce(
    (mask, { player, bot }, seat) => (player === undefined && bot !== undefined ? mask | (1 << seat) : mask),
    0,
  );

/** People who sit there and have not left, in the order of their seats. */
export const peopleAt = ({ holders }: Pick<Facts, 'holders'>): string[] =>
  voicesOf(holders).flatMap((voice) => voice?.player ?? []);

/** Seats of people who play themselves, or want to again: those are asked when people decide something. */
export const askedSeats = ({ holders }: Facts): number[] =>
  holders.flatMap(({ player, covered }, seat) =>
    player !== undefined && (covered === undefined || covered === 'coming') ? [seat] : [],
  );

/** A holder as everybody may see them. */
export function seatInfo(holder: Holder, { settings }: Pick<Facts, 'settings'>, people: Presence): SeatInfo {
  const { player, name, covered } = holder;
  const level = botLevel(holder, settings.cover);
  const temper = botTemper(holder);
  return {
    ...(player === undefined ? {} : { player }),
    name: player === undefined ? '' : (name ?? people.nameOf(player)),
    ...(level === undefined ? {} : { bot: level }),
    ...(temper === undefined ? {} : { temper }),
    ...(covered === undefined ? {} : { covers: true as const }),
    ...(covered === 'left' ? { left: true as const } : {}),
    ...(covered === 'coming' ? { coming: true as const } : {}),
    here: player !== undefined && people.isHere(player),
  };
}

import type { RequestOf, Said, TalkLine } from '../../wire/index.ts';
import { no } from '../result.ts';
import type { LiveTable } from './live.ts';
import type { Watcher } from './views.ts';

/** Seats of a person that still play. */
const playingSeats = (table: LiveTable, player: string): number[] => {
  const out = table.sitting?.out ?? 0;
  return table.seatsOf(player).filter((seat) => ((out >> seat) & 1) === 0);
};

const areOneSide = (table: LiveTable, seat: number, other: number): boolean =>
  table.sides?.[seat] !== undefined && table.sides[seat] === table.sides[other];

/**
 * Whether somebody hears a line: not from people they have muted; a side hears its own, and who only watches or is out of the
 * game hears what those say among themselves. When the game is over everybody may read everything.
 */
export function mayHear(table: LiveTable, { player, muted }: Watcher, line: TalkLine): boolean {
  if (line.player !== undefined && line.player !== player && muted.includes(line.player)) return false;
  if (line.channel === 'table' || table.facts.state === 'finished') return true;
  if (line.channel === 'watchers') return playingSeats(table, player).length === 0;
  return table.seatsOf(player).some((seat) => areOneSide(table, seat, line.seat));
}

/** Why a person may not speak there. */
export function speechRefusal(
  table: LiveTable,
  player: string,
  { channel, seat, said }: RequestOf<'talk'>,
): ReturnType<typeof no> | undefined {
  if (!table.channels.includes(channel)) return no('no-channel');
  if (seat !== undefined && table.facts.holders[seat]?.player !== player) return no('not-your-seat');
  if (!isOpenTo(table, player, channel, seat)) return no('no-channel');
  const wrong = wrongIn(table, said);
  return wrong === undefined ? undefined : no(wrong);
}

function isOpenTo(
  table: LiveTable,
  player: string,
  channel: TalkLine['channel'],
  seat: number | undefined,
): boolean {
  const isInPlay = table.facts.state === 'playing' || table.facts.state === 'paused';
  if (channel === 'team') return seat !== undefined && table.sides !== undefined;
  if (!isInPlay) return true;
  const playing = playingSeats(table, player);
  return channel === 'watchers' ? playing.length === 0 : seat !== undefined && playing.includes(seat);
}

/** What is wrong with a remark: it points at a seat, card or place that is not there, or plans a card that not everybody may look up. */
export function wrongIn(
  table: LiveTable,
  said: Said,
): 'no-seat' | 'no-card' | 'no-place' | 'no-plan' | undefined {
  if (said.say === 'text') return undefined;
  if (said.say === 'intend') return isPlan(table, said.kind) ? wrongPlace(table, said.zone) : 'no-plan';
  if (said.say !== 'point-at') return wrongSeat(table, said.seat);
  if (said.at.kind === 'seat') return wrongSeat(table, said.at.seat);
  if (said.at.kind === 'zone') return wrongPlace(table, said.at.zone);
  return said.at.card < (seenByAll(table)?.at.length ?? 0) ? undefined : 'no-card';
}

const wrongSeat = ({ facts }: LiveTable, seat = 0): 'no-seat' | undefined =>
  seat < facts.seats ? undefined : 'no-seat';

const wrongPlace = (table: LiveTable, zone = 0): 'no-place' | undefined =>
  zone < (seenByAll(table)?.zones.length ?? 0) ? undefined : 'no-place';

/** Whether anybody may look a kind up: of any other, not every page could say what it is called. */
const isPlan = ({ sitting }: LiveTable, kind: number): boolean =>
  sitting?.reference().includes(kind) === true;

/** What the table shows to whoever only watches. */
const seenByAll = ({ sitting, facts }: LiveTable) => sitting?.see(facts.seats);

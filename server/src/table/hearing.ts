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
  return namesNothing(table, said) ? no('no-seat') : undefined;
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

/** Whether what is said points at a seat, card, kind or zone that is not there. */
export function namesNothing(table: LiveTable, said: Said): boolean {
  const { seats } = table.facts;
  if (said.say === 'text') return false;
  if (said.say === 'intend')
    return !isLookedUp(table, said.kind) || (said.zone !== undefined && !isZone(table, said.zone));
  if (said.say !== 'point-at') return said.seat !== undefined && said.seat >= seats;
  if (said.at.kind === 'seat') return said.at.seat >= seats;
  if (said.at.kind === 'zone') return !isZone(table, said.at.zone);
  const seen = table.sitting?.see(seats);
  return seen === undefined || said.at.card >= seen.at.length;
}

/** Whether anybody may look a kind up: of any other, not every page could say what it is called. */
const isLookedUp = ({ sitting }: LiveTable, kind: number): boolean =>
  sitting?.reference().includes(kind) === true;

const isZone = ({ sitting, facts }: LiveTable, zone: number): boolean =>
  zone < (sitting?.see(facts.seats).zones.length ?? 0);

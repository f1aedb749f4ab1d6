import type { TableLine } from '../../wire/index.ts';
import { type Facts, type Presence, seatInfo } from './facts.ts';

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

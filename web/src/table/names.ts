import type { SeatInfo } from '@masterplan/server/wire';
import type { Messages } from '../text/index.ts';

/** How a seat's player is called: by name, and where nobody gave one, by a name of ours. */
export const nameOf = ({ name, bot, player }: SeatInfo, seat: number, say: Messages): string => {
  if (name !== '') return name;
  if (player === undefined && bot !== undefined) return say.botNames[seat % say.botNames.length] ?? say.bot;
  return player === undefined ? say.empty : say.unnamed(seat + 1);
};

export const namesOf = (people: readonly SeatInfo[], say: Messages): string[] =>
  people.map((seat, no) => nameOf(seat, no, say));

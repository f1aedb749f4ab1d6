import type { SeatInfo } from '@masterplan/server/wire';
import type { Messages } from '../../text/index.ts';

const nameOf = ({ name, bot, player }: SeatInfo, seat: number, say: Messages): string => {
  if (name !== '') return name;
  if (player === undefined && bot !== undefined) return say.botNames[seat % say.botNames.length] ?? say.bot;
  return player === undefined ? say.empty : say.unnamed(seat + 1);
};

/**
 * How the players are called, by seat: by name, and where nobody gave one, by a name of ours. A name that several seats have, as
 * where one person holds seats for others on the same device, is numbered.
 */
export const namesOf = (people: readonly SeatInfo[], say: Messages): string[] =>
  people.map((person, seat) => {
    const name = nameOf(person, seat, say);
    const alike = people.flatMap((each, no) => (each.name !== '' && each.name === person.name ? [no] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });

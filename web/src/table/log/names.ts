import { nth } from '@masterplan/kernel';
import type { SeatInfo } from '@masterplan/server/wire';
import type { Messages } from '../../text/index.ts';

const nameOf = (people: readonly SeatInfo[], seat: number, say: Messages): string => {
  const { name: given, bot, player, temper } = nth(people, seat);
  if (given !== '') return given;
  if (player !== undefined) return say.unnamed(seat + 1);
  if (bot === undefined) return say.empty;
  if (temper === undefined) return say.botNames[seat % say.botNames.length] ?? say.bot;
  const before = people.slice(0, seat).filter((each) => each.temper === temper).length;
  const name = say.temperNames[temper][before % 2] ?? say.bot;
  return before < 2 ? name : `${name} ${(before >> 1) + 1}`;
};

/**
 * How the players are called, by seat: by name, and where nobody gave one, by a name of ours. A name that several seats have, as
 * where one person holds seats for others on the same device, is numbered.
 */
export const namesOf = (people: readonly SeatInfo[], say: Messages): string[] =>
  people.map((person, seat) => {
    const name = nameOf(people, seat, say);
    const alike = people.flatMap((each, no) => (each.name !== '' && each.name === person.name ? [no] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });

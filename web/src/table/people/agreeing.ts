import type { TableProps } from '../props.ts';
import { seatOf } from '../props.ts';

type AtTable = Pick<TableProps, 'info'>;

/** Seats whose people are asked when something needs everybody's consent: those that a bot covers are not waited for. */
const askedSeats = ({ people }: TableProps['info']): number[] =>
  people.flatMap(({ player, covers, coming }, seat) =>
    player !== undefined && (covers !== true || coming === true) ? [seat] : [],
  );

/** Whether anybody but the viewer is asked before a choice is taken back: at a table of bots, or on one device, nobody is. */
export const isAnybodyAsked = ({ info, me }: AtTable & Pick<TableProps, 'me'>): boolean =>
  askedSeats(info).some((seat) => info.people[seat]?.player !== me.player);

/** What the viewer's ballot for giving up does: ends the game at once where nobody else has to cast one. */
export function givingUpOf({ info, view }: AtTable & Pick<TableProps, 'view'>): 'at-once' | 'side' | 'all' {
  const seat = seatOf({ view, info });
  const { sides } = info;
  const mates = askedSeats(info).filter((other) => sides?.[other] === sides?.[seat]);
  if (mates.every((mate) => mate === seat)) return 'at-once';
  return sides === undefined ? 'all' : 'side';
}

import type { Hello, TableInfo, TalkLine } from '@masterplan/server/wire';
import type { Connection } from '../wire/connection.ts';
import type { View } from '../wire/view.ts';

/** What everything at a table is shown from. */
export interface TableProps {
  readonly view: View;
  readonly info: TableInfo;
  readonly me: Hello;
  readonly talk: readonly TalkLine[];
  readonly connection: Connection;
}

/** The seats of the person whose page it is. */
export const seatsOfMine = ({ people }: TableInfo, me: Hello): number[] =>
  people.flatMap(({ player }, seat) => (player === me.player ? [seat] : []));

/** The viewer's seat, or -1 for those who watch. */
export const seatOf = ({ view, info }: Pick<TableProps, 'view' | 'info'>): number =>
  view.viewer < info.seats ? view.viewer : -1;

/** Whether a bot plays the viewer's seat for them: until they have it back, nothing there is theirs to answer. */
export const isCovered = (props: Pick<TableProps, 'view' | 'info'>): boolean =>
  props.info.people[seatOf(props)]?.covers === true;

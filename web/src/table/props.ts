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

/** The viewer's seat, or -1 for those who watch. */
export const seatOf = ({ view, info }: Pick<TableProps, 'view' | 'info'>): number =>
  view.viewer < info.seats ? view.viewer : -1;

import type { SeatInfo } from '@masterplan/server/wire';
import { seatOf, type TableProps } from '../props.ts';
import { Deed } from './deed.tsx';
import { useDeedMessages } from './words.ts';

export type Run = (ask: () => Promise<unknown>) => void;

type SitDownProps = Pick<TableProps, 'info' | 'view' | 'connection'> & {
  readonly seat: number;
  readonly person: SeatInfo;
  readonly run: Run;
};

/** Somebody who watches takes a seat that was given away. */
export function SitDown({ info, view, connection, person, seat, run }: SitDownProps) {
  const say = useDeedMessages();
  const isOpen = info.state === 'playing' && person.left === true && person.player === undefined;
  if (!isOpen || seatOf({ view, info }) >= 0) return null;
  return (
    <Deed
      label={say.sitHere}
      lead={say.deeds.sitLead}
      onDo={() => run(() => connection.request('sit', { table: info.table, seat }))}
    />
  );
}

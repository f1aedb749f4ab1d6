import type { Seen } from '@masterplan/kernel';
import type { SeenEntry } from '@masterplan/server/wire';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../boards/playable.ts';
import { seenIn } from '../../wire/heard.ts';
import { seatOf, type TableProps } from '../props.ts';

/** A moment of a live game that is looked at again, as its viewer knew it then. */
export interface Moment {
  readonly version: number;
  readonly seen: Seen;
}

export interface Past {
  /** The moment that is shown; undefined while the page shows the game as it is. */
  readonly moment: Moment | undefined;
  /** The moment that is wanted, shown as soon as the server has sent it. */
  readonly wanted: number | undefined;
  readonly look: (version: number) => void;
  readonly step: (by: -1 | 1) => void;
  readonly toNow: () => void;
}

const mostKept = 60;

/** Looks back through a live game. The game goes on meanwhile: what it asks and tells stays on the page. */
export function usePast(props: Pick<TableProps, 'view' | 'info' | 'connection'>): Past {
  const { view, info, connection } = props;
  const { entries } = view;
  const { table } = info;
  const seat = seatOf(props);
  const [wanted, want] = useState<number>();
  const [moment, setMoment] = useState<Moment>();
  const kept = useRef(new Map<number, Moment>());
  useEffect(() => {
    const known = wanted === undefined ? undefined : kept.current.get(wanted);
    if (wanted === undefined || known !== undefined) {
      setMoment(known);
      return undefined;
    }
    let isWanted = true;
    const show = (seen: unknown) => {
      if (!isWanted) return;
      if (seen === null) return want(undefined);
      const found = { version: wanted, seen: seenIn(seen) };
      if (kept.current.size >= mostKept) kept.current.clear();
      kept.current.set(wanted, found);
      setMoment(found);
    };
    connection.request('past', { table, version: wanted, ...(seat < 0 ? {} : { seat }) }).then(
      ({ seen }) => show(seen),
      () => isWanted && want(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, table, seat, connection]);
  const look = (version: number) => want(version === view.version ? undefined : version);
  return {
    ...{ moment: wanted === undefined ? undefined : moment, wanted, look },
    step: (by) => {
      const at = indexOf(entries, wanted ?? view.version);
      const to = entries[at + by];
      if (to !== undefined) look(to.version);
    },
    toNow: () => want(undefined),
  };
}

/** Where in the log a version stands. */
export const indexOf = (entries: readonly SeenEntry[], version: number): number =>
  entries.findLastIndex((entry) => entry.version <= version);

/** The board as it was: nothing on it can be chosen. */
export function boardThen(
  board: BoardProps,
  { entries }: TableProps['view'],
  { version }: Moment,
  lens: BoardProps['lens'],
): BoardProps {
  const log = entries.filter((entry) => entry.version <= version);
  return {
    ...board,
    ...{ lens, log, news: log.at(-1)?.events ?? [], entries: [], blocked: [] },
    ...{ picked: undefined, prepared: undefined },
  };
}

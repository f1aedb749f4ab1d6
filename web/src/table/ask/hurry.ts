import { type Pace, paces } from '@masterplan/server/wire';
import { useCallback, useEffect, useRef } from 'react';
import type { BoardProps } from '../../boards/playable.ts';
import { forget, keep, kept } from '../../keeping.ts';
import type { TableProps } from '../props.ts';

const keptPace = (table: string): Pace | undefined => paces.find((each) => each === kept(`pace ${table}`));

/**
 * Has bots answer at once for a while, at a table where nobody else plays or watches; undefined elsewhere. The pace it had is
 * kept until it is set again, also over a reload in between.
 */
export function useHurry({
  info,
  me,
  connection,
}: Pick<TableProps, 'info' | 'me' | 'connection'>): BoardProps['hurry'] {
  const { table, settings, people, watchers, state } = info;
  const isHost = info.host === me.player;
  const isAlone =
    isHost &&
    watchers.length === 0 &&
    people.every(({ player }) => player === undefined || player === me.player);
  const pace = useRef(settings.pace);
  pace.current = settings.pace;
  const set = useCallback(
    (next: Pace) => connection.request('settings', { table, settings: { pace: next } }),
    [connection, table],
  );
  const goOnAsBefore = useCallback(() => {
    const before = keptPace(table);
    if (before === undefined) return;
    set(before).then(
      () => forget(`pace ${table}`),
      () => undefined,
    );
  }, [table, set]);
  useEffect(() => {
    if (state === 'playing' && isHost) goOnAsBefore();
  }, [state, isHost, goOnAsBefore]);
  const hurry = useCallback(
    (speed: 'at once' | 'as before') => {
      if (speed === 'as before') return goOnAsBefore();
      if (pace.current === 'instant') return;
      keep(`pace ${table}`, pace.current);
      set('instant').catch(() => forget(`pace ${table}`));
    },
    [table, set, goOnAsBefore],
  );
  return isAlone && state === 'playing' ? hurry : undefined;
}

import { type Pace, paces } from '@masterplan/server/wire';
import { useCallback, useEffect } from 'react';
import { forget, keep, kept } from '../keeping.ts';
import type { TableProps } from './props.ts';

const keptPace = (table: string): Pace | undefined => paces.find((each) => each === kept(`pace ${table}`));

/**
 * Has bots answer at once for a while, at a table where nobody else plays or watches; undefined elsewhere. The pace it had is
 * kept until it is set again, also over a reload in between.
 */
export function useHurry({
  info,
  me,
  connection,
}: Pick<TableProps, 'info' | 'me' | 'connection'>): ((on: boolean) => void) | undefined {
  const { table, settings, people, watchers, host, state } = info;
  const isAlone =
    host === me.player &&
    watchers.length === 0 &&
    people.every(({ player }) => player === undefined || player === me.player);
  const setPace = useCallback(
    (pace: Pace) => connection.request('settings', { table, settings: { pace } }),
    [connection, table],
  );
  const slowDown = useCallback(() => {
    const pace = keptPace(table);
    if (pace === undefined) return;
    setPace(pace).then(
      () => forget(`pace ${table}`),
      () => undefined,
    );
  }, [table, setPace]);
  useEffect(() => {
    if (state === 'playing' && host === me.player) slowDown();
    return slowDown;
  }, [state, host, me.player, slowDown]);
  const { pace } = settings;
  const hurry = useCallback(
    (on: boolean) => {
      if (!on) return slowDown();
      if (pace === 'instant') return;
      keep(`pace ${table}`, pace);
      setPace('instant').catch(() => undefined);
    },
    [pace, table, setPace, slowDown],
  );
  return isAlone && state === 'playing' ? hurry : undefined;
}

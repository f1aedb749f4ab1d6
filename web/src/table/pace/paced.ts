import type { TableInfo } from '@masterplan/server/wire';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTableGame } from '../../boards/packed.ts';
import { type AnyText, usePlayable } from '../../boards/playable.ts';
import { useSpeech } from '../../boards/use-speech.ts';
import { beatOf } from '../../own-pace.ts';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useMessages } from '../../text/index.ts';
import type { View } from '../../wire/view.ts';
import { namesOf } from '../log/names.ts';
import { isAsked } from '../talk/call.ts';
import { Pacing, type Showing, type Shown } from './pacing.ts';
import { areLike } from './runs.ts';

/** The table as it is shown now, and what hurries it. */
export interface Paced extends Shown {
  readonly toMyQuestion: () => void;
  readonly catchUp: () => void;
  readonly scenes: (count: number) => void;
  readonly hold: Pacing['hold'];
}

/** What is new in a view is told together with what the one before told last. */
const areViewsLike =
  (text: AnyText, names: readonly string[]) =>
  (a: View, b: View): boolean => {
    const last = a.entries.at(-1);
    if (last === undefined) return false;
    const fresh = a === b ? [last] : b.entries.filter(({ version }) => version > a.version);
    return fresh.every((entry) => areLike(last, entry, text, names, a.viewer));
  };

function useShowing(view: View, info: TableInfo): Showing {
  const { speeches } = usePlayable(info.game, info.rulesAt);
  const game = useTableGame(info, view.kinds);
  const { speech } = useSpeech(speeches);
  const text = useMemo(() => speech(game, info.options), [speech, game, info.options]);
  const say = useMessages();
  const names = useMemo(() => namesOf(info.people, say), [info.people, say]);
  const { pace } = useStore(settings);
  const { clock } = info.settings;
  return useMemo(
    () => ({
      beat: beatOf(pace),
      areLike: areViewsLike(text, names),
      isAsked: (each) => each.info !== undefined && isAsked({ view: each, info: each.info }),
      hasClock: clock.kind !== 'none',
    }),
    [pace, text, names, clock.kind],
  );
}

/** A table's view at the viewer's own pace. Who is there, votes and clocks are always those of now. */
export function usePaced(view: View, info: TableInfo): Paced {
  const showing = useShowing(view, info);
  const [pacing] = useState(() => new Pacing(view, showing));
  useLayoutEffect(() => pacing.adjust(showing), [pacing, showing]);
  useLayoutEffect(() => pacing.take(view), [pacing, view]);
  useEffect(() => {
    const look = () => document.visibilityState === 'hidden' && pacing.catchUp();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      pacing.close();
    };
  }, [pacing]);
  const shown = useStore(pacing.shown);
  const ways = useMemo(
    () => ({
      toMyQuestion: () => pacing.toMyQuestion(),
      catchUp: () => pacing.catchUp(),
      scenes: (count: number) => pacing.scenes(count),
      hold: (how: 'held' | 'free') => pacing.hold(how),
    }),
    [pacing],
  );
  return useMemo(
    () => ({
      ...shown,
      view: { ...shown.view, info: infoShown(info, shown), clocks: view.clocks, clocksAt: view.clocksAt },
      ...ways,
    }),
    [shown, info, view.clocks, view.clocksAt, ways],
  );
}

/** That a game is over is not told before its last move is shown. */
function infoShown(info: TableInfo, { view, isBehind }: Shown): TableInfo {
  const state = view.info?.state;
  return isBehind && info.state === 'finished' && state !== undefined ? { ...info, state } : info;
}

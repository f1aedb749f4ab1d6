import type { Option } from '@masterplan/kernel';
import type { HintPush, WireOption } from '@masterplan/server/wire';
import { useEffect, useState } from 'react';
import type { Entry } from '../../boards/playable.ts';
import type { Live } from '../live.ts';
import { isCovered, seatOf, type TableProps } from '../props.ts';
import { goTogether } from './options.ts';

export type HintLine = HintPush['best'][number];

/** What a search thinks of the open question, for whoever asks. */
export interface Hinting {
  /** Whether one can be asked for now. */
  readonly isOffered: boolean;
  readonly isThinking: boolean;
  /** What it found; undefined where nothing was asked for yet, or the question is another by now. */
  readonly best: readonly HintLine[] | undefined;
  readonly ask: () => void;
}

/**
 * Names the viewer's open question: equal names, the same question. A sealed one stays the same while others answer it; any
 * other goes with whatever happens. Undefined where the viewer is not asked.
 */
export function questionNow({ view, info }: Pick<TableProps, 'view' | 'info'>): string | undefined {
  const seat = seatOf({ view, info });
  const mine = view.asks.find((ask) => ask.seat === seat && !ask.ready);
  if (mine === undefined || info.state !== 'playing' || isCovered({ view, info })) return undefined;
  const last = view.entries.findLast(
    (entry) => !mine.sealed || entry.seat === seat || entry.did !== 'choose',
  );
  return `${seat} ${mine.name} ${last?.version}`;
}

export function useHint(props: TableProps & Pick<Live, 'request'>): Hinting {
  const { view, info, connection, request } = props;
  const question = questionNow(props);
  const [sought, seek] = useState<{ readonly question: string; readonly best?: readonly HintLine[] }>();
  const isSought = question !== undefined && sought?.question === question;
  const isWaiting = isSought && sought.best === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return connection.onPush((push) => {
      if (push.on === 'hint' && push.table === info.table && push.viewer === view.viewer)
        seek((now) => (now?.question === question ? { question, best: push.best } : now));
    });
  }, [connection, info.table, view.viewer, question, isWaiting]);
  const hasChoice = (view.mine?.options.length ?? 0) > 1;
  const isOffered = question !== undefined && hasChoice && info.settings.hints && info.advises === true;
  const at = { table: info.table, seat: view.viewer, version: view.version };
  return {
    ...{ isOffered, isThinking: isWaiting, best: isSought ? sought.best : undefined },
    ask: () => {
      if (!isOffered || request.isBusy) return;
      seek({ question });
      request.run(async () => {
        try {
          await connection.request('hint', at);
        } catch (refused) {
          seek(undefined);
          throw refused;
        }
      });
    },
  };
}

/** How a hint ranks an option, counted from 1, and what it is worth. */
export interface Mark {
  readonly rank: number;
  readonly chance: number;
}

/** What a hint says of each entry of the list: of one that is the first of two steps, what it says of the best that follows. */
export function marksOf(
  best: readonly HintLine[],
  options: readonly WireOption[],
  entries: readonly Entry[],
  waysTo: (option: Option) => readonly Option[] = (option) => [option],
): ReadonlyMap<Option, Mark> {
  const marks = new Map<Option, Mark>();
  for (const { option, step } of entries) {
    const meant = options.filter((each) =>
      waysTo(each.option).some((way) => (step === 'first' ? goTogether(way, option) : way === option)),
    );
    const place = best.findIndex(({ keys }) => meant.some(({ key }) => keys.includes(key)));
    const line = best[place];
    if (line !== undefined) marks.set(option, { rank: place + 1, chance: line.chance });
  }
  return marks;
}

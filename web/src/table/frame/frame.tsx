import { reachable } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { type Blocked, Lens, type Seen } from '@masterplan/kernel';
import { Suspense, useMemo, useState } from 'react';
import { accentOf } from '../../boards/front.ts';
import { useTableGame } from '../../boards/packed.ts';
import { type AnyKind, type BoardProps, usePlayable } from '../../boards/playable.ts';
import { isStill } from '../../own-pace.ts';
import type { Film } from '../../replay/film.ts';
import { AskPanel } from '../ask/ask.tsx';
import { type Live, useLive } from '../live.ts';
import { LogPanel } from '../log/log.tsx';
import { boardThen, type Past, usePast } from '../log/past.tsx';
import type { Paced } from '../pace/paced.ts';
import { useAway } from '../people/away.tsx';
import type { TableProps } from '../props.ts';
import { useCall } from '../talk/call.ts';
import { TalkLater } from '../talk/talk-later.tsx';
import { useUnread } from '../talk/unread.ts';
import { AimLine } from './aim.tsx';
import { TableHead } from './head.tsx';
import { Seats } from './seats.tsx';
import { Stage } from './stage.tsx';
import { hasHand, RailTabs, type Tab, Tabs, useFollow } from './tabs.tsx';
import { useTravel } from './travel.ts';

const SinceLine = later(() => import('../people/since-line.tsx').then(({ SinceLine }) => SinceLine));
const TourNotes = later(() => import('../../tour/notes.tsx').then(({ TourNotes }) => TourNotes));
const WhyNot = later(() => import('../ask/why-not.tsx').then(({ WhyNot }) => WhyNot));
const ZoomDialog = later(() => import('./zoom.tsx').then(({ ZoomDialog }) => ZoomDialog));
const PastBar = later(() => import('../log/past-bar.tsx').then(({ PastBar }) => PastBar));
const Unmasking = later(() => import('../../reveal/unmasking.tsx').then(({ Unmasking }) => Unmasking));
const OverPanel = later(() => import('../over.tsx').then(({ OverPanel }) => OverPanel));

type FrameProps = TableProps & { readonly pace: Paced };

/** A table in play: the frame every game is shown in. */
export function TableFrame({ seen, ...props }: FrameProps & { seen: Seen | undefined }) {
  return seen === undefined ? null : <Frame {...props} seen={seen} />;
}

function Frame({ seen, pace, ...props }: FrameProps & { seen: Seen }) {
  const { view, info } = props;
  const { ui, speeches } = usePlayable(info.game, info.rulesAt);
  const [zoomed, zoom] = useState<AnyKind>();
  const [unclear, explain] = useState<readonly Blocked[]>();
  const [tab, setTab] = useState<Tab>('table');
  const live = useLive(props, seen, { zoom, explain, pace });
  const past = usePast(props);
  const board = useShown(props, live.board, past);
  const { game: rules } = board.lens;
  const root = useTravel(past.moment?.version ?? view.version, board.lens);
  const shown = tab === 'hand' && !hasHand(board) ? 'table' : tab;
  useCall(props);
  useFollow(live.board, ui, setTab);
  const unread = useUnread(props);
  const { film, unmask } = useUnmasking(info);
  return (
    <div
      className={`table-frame${past.moment === undefined ? '' : ' is-past'}`}
      data-accent={accentOf(info.game)}
      data-tab={shown}
      data-version={view.version}
      data-asking={live.preparing.isOpen ? 'ahead' : 'now'}
      ref={root}
    >
      <TableHead {...props} status={<ui.Status {...board} />} />
      <main id="content" className="table-main" ref={reachable}>
        <AimLine board={board} ui={ui} />
        <Seats {...props} board={board} ui={ui} />
        <Suspense fallback={null}>
          {past.moment !== undefined && <PastBar {...props} past={past} board={board} />}
        </Suspense>
        <Stage board={board} ui={ui} />
        <Suspense fallback={null}>
          {film !== undefined && <Unmasking {...{ film, zoom, names: board.names }} />}
        </Suspense>
      </main>
      <Rail {...props} {...{ live, past, explain, unmask }} tab={shown} onTab={setTab} unread={unread} />
      <Tabs tab={shown} onTab={setTab} board={board} ui={ui} talk={unread.count} />
      <Suspense fallback={null}>
        {unclear !== undefined && (
          <WhyNot {...props} board={live.board} blocked={unclear} onClose={() => explain(undefined)} />
        )}
        {zoomed !== undefined && (
          <ZoomDialog
            {...{ rules, speeches, options: info.options, kind: zoomed }}
            onClose={() => zoom(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/**
 * A game that ends before the viewer's eyes is shown again unmasked. Whoever comes later, or wants no motion, reads in the rail
 * what everybody hid.
 */
function useUnmasking({ state, outcome }: TableProps['info']) {
  const [isLive] = useState(() => state !== 'finished' && !isStill());
  const [film, unmask] = useState<Film>();
  return { film, unmask: isLive && outcome !== undefined ? unmask : undefined };
}

interface RailProps extends TableProps {
  readonly live: Live;
  readonly past: Past;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly explain: (blocked: readonly Blocked[]) => void;
  readonly unmask: ((film: Film) => void) | undefined;
  readonly unread: ReturnType<typeof useUnread>;
}

/** Beside the board: the question or the end, what happened, what is said. */
function Rail({ live, past, tab, onTab, explain, unmask, unread, ...props }: RailProps) {
  const { board } = live;
  const away = useAway(props);
  return (
    <aside className="table-rail">
      {props.info.origin !== undefined && 'tour' in props.info.origin && board.seat >= 0 && (
        <Suspense fallback={null}>
          <TourNotes {...props} {...{ board, onTab }} pace={live.pace} />
        </Suspense>
      )}
      <div role="status">
        <Suspense fallback={null}>
          {away.since !== undefined && <SinceLine {...props} away={away} board={board} />}
        </Suspense>
      </div>
      {props.info.state === 'finished' ? (
        <Suspense fallback={null}>
          <OverPanel {...props} {...{ board, unmask }} />
        </Suspense>
      ) : (
        <AskPanel {...props} {...live} past={past} explain={explain} />
      )}
      <div className="rail-rest">
        <RailTabs tab={tab} onTab={onTab} talk={unread.count} />
        <LogPanel {...props} board={board} past={past} away={away} tab={tab} />
        <TalkLater {...props} board={board} onRead={unread.read} isOpen={tab === 'talk'} />
      </div>
    </aside>
  );
}

/** The board that is shown: as it is, or as it was at the moment that is looked at. */
function useShown({ view, info }: TableProps, board: BoardProps, { moment }: Past): BoardProps {
  const game = useTableGame(info, view.kinds);
  const then = useMemo(
    () => (moment === undefined ? undefined : new Lens(game, moment.seen, view.viewer)),
    [game, moment, view.viewer],
  );
  return useMemo(
    () => (moment === undefined || then === undefined ? board : boardThen(board, view, moment, then)),
    [board, view, moment, then],
  );
}

import { type Blocked, Lens, type Seen } from '@masterplan/kernel';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTableGame } from '../boards/packed.ts';
import { type AnyKind, type BoardProps, usePlayable } from '../boards/playable.ts';
import { TourNotes } from '../tour/notes.tsx';
import { AskPanel } from './ask.tsx';
import { SinceLine, useAway } from './away.tsx';
import { useCall } from './call.ts';
import { TableHead } from './head.tsx';
import { useLive } from './live.ts';
import { LogPanel } from './log.tsx';
import { boardThen, type Past, PastBar, usePast } from './past.tsx';
import type { TableProps } from './props.ts';
import { Seats } from './seats.tsx';
import { type Tab, Tabs, useFollow } from './tabs.tsx';
import { TalkPanel } from './talk.tsx';
import { useTravel } from './travel.ts';
import { WhyNot } from './why-not.tsx';
import { ZoomDialog } from './zoom.tsx';

const OverPanel = lazy(() => import('./over.tsx').then(({ OverPanel }) => ({ default: OverPanel })));

/** A table in play: the frame every game is shown in. */
export function TableFrame({ seen, ...props }: TableProps & { seen: Seen | undefined }) {
  return seen === undefined ? null : <Frame {...props} seen={seen} />;
}

function Frame({ seen, ...props }: TableProps & { seen: Seen }) {
  const { view, info } = props;
  const { ui, text } = usePlayable(info.game);
  const [zoomed, zoom] = useState<AnyKind>();
  const [unclear, explain] = useState<readonly Blocked[]>();
  const [tab, setTab] = useState<Tab>('table');
  const live = useLive(props, seen, { zoom, explain });
  const past = usePast(props);
  const away = useAway(props);
  const board = useShown(props, live.board, past);
  const root = useTravel(past.moment?.version ?? view.version, board.lens);
  useCall(props);
  useFollow(live.board, ui, setTab);
  const isOver = info.state === 'finished';
  return (
    <div
      className={`table-frame${past.moment === undefined ? '' : ' is-past'}`}
      data-game={info.game}
      data-tab={tab}
      data-version={view.version}
      data-asking={live.preparing.isOpen ? 'ahead' : 'now'}
      ref={root}
    >
      <TableHead {...props} status={<ui.Status {...board} />} />
      <main id="content" className="table-main">
        <Seats {...props} board={board} ui={ui} />
        {past.moment !== undefined && <PastBar {...props} past={past} board={board} />}
        <div className="table-board">
          <ui.Board {...board} />
        </div>
        {board.seat >= 0 && (
          <div className="table-tray">
            <ui.Tray {...board} />
          </div>
        )}
      </main>
      <aside className="table-rail">
        <TourNotes {...props} board={live.board} />
        <SinceLine {...props} away={away} board={live.board} />
        {isOver ? (
          <Suspense fallback={null}>
            <OverPanel {...props} board={live.board} />
          </Suspense>
        ) : (
          <AskPanel {...props} {...live} past={past} explain={explain} />
        )}
        <LogPanel {...props} board={live.board} past={past} away={away} tab={tab} />
        <TalkPanel {...props} board={live.board} />
      </aside>
      <Tabs tab={tab} onTab={setTab} board={board} ui={ui} talk={props.talk.length} />
      {unclear !== undefined && (
        <WhyNot {...props} board={live.board} blocked={unclear} onClose={() => explain(undefined)} />
      )}
      {zoomed !== undefined && (
        <ZoomDialog
          rules={board.lens.game}
          texts={text(board.lens.game)}
          kind={zoomed}
          onClose={() => zoom(undefined)}
        />
      )}
    </div>
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

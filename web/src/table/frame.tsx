import { Lens, type Option, type Seen } from '@masterplan/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type AnyKind, type BoardProps, usePlayable } from '../boards/playable.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import { AskPanel } from './ask.tsx';
import { useCall } from './call.ts';
import { TableHead } from './head.tsx';
import { LogPanel } from './log.tsx';
import { namesOf } from './names.ts';
import { entriesOf } from './options.ts';
import { OverPanel } from './over.tsx';
import { seatOf, type TableProps } from './props.ts';
import { useRequest } from './request.ts';
import { Seats } from './seats.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { TalkPanel } from './talk.tsx';
import { useTravel } from './travel.ts';
import { ZoomDialog } from './zoom.tsx';

/** A table in play: the frame every game is shown in. */
export function TableFrame({ seen, ...props }: TableProps & { seen: Seen | undefined }) {
  return seen === undefined ? null : <Frame {...props} seen={seen} />;
}

function Frame({ seen, ...props }: TableProps & { seen: Seen }) {
  const { view, info } = props;
  const { ui } = usePlayable(info.game);
  const [zoomed, zoom] = useState<AnyKind>();
  const [tab, setTab] = useState<Tab>('table');
  const { board, request, unpick } = useBoard(props, seen, zoom);
  const root = useTravel(view.version, board.lens);
  useCall(props);
  const isOver = info.state === 'finished';
  return (
    <div className="table-frame" data-game={info.game} data-tab={tab} ref={root}>
      <TableHead {...props} status={<ui.Status {...board} />} />
      <main id="content" className="table-main">
        <Seats {...props} board={board} ui={ui} />
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
        {isOver ? (
          <OverPanel {...props} board={board} />
        ) : (
          <AskPanel {...props} board={board} request={request} unpick={unpick} />
        )}
        <LogPanel {...props} board={board} />
        <TalkPanel {...props} board={board} />
      </aside>
      <Tabs tab={tab} onTab={setTab} board={board} ui={ui} talk={props.talk.length} />
      {zoomed !== undefined && <ZoomDialog game={info.game} kind={zoomed} onClose={() => zoom(undefined)} />}
    </div>
  );
}

/** What the board is drawn from: the lens, the words, the options that are open to this viewer. */
function useBoard({ view, info, connection }: TableProps, seen: Seen, zoom: (kind: AnyKind) => void) {
  const { game, text, ui } = usePlayable(info.game);
  const { language } = useStore(settings);
  const [picked, pick] = useState<Option>();
  const request = useRequest();
  const { version, viewer, mine, entries: log } = view;
  const lens = useMemo(() => new Lens(game, seen, viewer), [game, seen, viewer]);
  const words = useMemo(() => text(game)[language], [text, game, language]);
  const say = useMessages();
  const names = useMemo(() => namesOf(info.people, say), [info.people, say]);
  const news = useMemo(() => log.at(-1)?.events ?? [], [log]);
  const seat = seatOf({ view, info });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked belongs to one version only
  useEffect(() => pick(undefined), [version]);
  const options = seat >= 0 && info.state === 'playing' ? (mine?.options ?? []) : [];
  const choose = (key: string) =>
    request.run(() => connection.request('choose', { table: info.table, seat, version, key }));
  const entries = entriesOf({ lens, text: words, names, ui, options, picked, choose, pick });
  const board: BoardProps = { lens, text: words, language, names, seat, entries, picked, news, zoom };
  return { board, request, unpick: () => pick(undefined) };
}

import type { Watcher } from '@masterplan/kernel';
import { useEffect, useMemo, useState } from 'react';
import { accentOf } from '../boards/front.ts';
import { type AnyKind, type BoardProps, usePlayable } from '../boards/playable.ts';
import { Tried } from '../boards/tried.tsx';
import { useSpeech } from '../boards/use-speech.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { TopTools } from '../parts/tools.tsx';
import { Stage } from '../table/frame/stage.tsx';
import { useTravel } from '../table/frame/travel.ts';
import { ZoomDialog } from '../table/frame/zoom.tsx';
import { namesOf } from '../table/log/names.ts';
import { pointingOn, Talk } from '../table/talk/talk.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Controls } from './controls.tsx';
import { type Film, momentOf } from './film.ts';
import { MomentInWords, ReplayLog } from './log.tsx';
import type { Reel } from './reel.ts';
import { Truth } from './truth.tsx';

interface PlayerProps {
  readonly reel: Reel;
  readonly film: Film;
  /** The moment that the address names. */
  readonly at: string;
  readonly connection: Connection;
}

/** The game on the board, with what is needed to go about in it. */
export function Player({ reel, film, at, connection }: PlayerProps) {
  const { rerun, speeches, options } = film;
  const { ui } = usePlayable(rerun.game.id);
  const [{ step, watcher }, setMoment] = useMoment(at, film);
  const [zoomed, zoom] = useState<AnyKind>();
  const board = useReplayBoard({ reel, film, step, watcher, zoom });
  const root = useTravel(step, board.lens);
  const setStep = (to: number) => setMoment({ watcher, step: Math.max(0, Math.min(rerun.lastMoment, to)) });
  const setWatcher = (who: Watcher) => setMoment({ step, watcher: who });
  const inWords = <MomentInWords {...{ film, step, watcher, board }} />;
  return (
    <div className="table-frame is-replay" data-accent={accentOf(rerun.game.id)} data-tab="table" ref={root}>
      <Tried rules={film.rules} otherwise={<Head connection={connection} />}>
        <Head connection={connection} board={board} />
      </Tried>
      <main id="content" className="table-main">
        <Tried rules={film.rules} otherwise={inWords}>
          <ReplaySeats {...board} />
          <Stage board={board} ui={ui} />
          {watcher === 'truth' && <Truth film={film} step={step} board={board} />}
        </Tried>
      </main>
      <aside className="table-rail">
        <Controls {...{ reel, film, step, setStep, watcher, setWatcher, board, connection }} />
        <ReplayLog film={film} step={step} watcher={watcher} board={board} onStep={setStep} />
        {reel.talk !== undefined && reel.talk.length > 0 && (
          <Talk lines={reel.talk} game={rerun.game.id} pointing={pointingOn(board)} />
        )}
      </aside>
      {zoomed !== undefined && (
        <Tried rules={film.rules} otherwise={null}>
          <ZoomDialog
            {...{ rules: rerun.game, speeches, options, kind: zoomed }}
            onClose={() => zoom(undefined)}
          />
        </Tried>
      )}
    </div>
  );
}

function Head({ connection, board }: Pick<PlayerProps, 'connection'> & { board?: BoardProps }) {
  const say = useMessages();
  return (
    <header className="table-head">
      <Link to="/" className="logo">
        <span>Masterplan</span>
        <span className="unseen">{` · ${say.toLobby}`}</span>
      </Link>
      <h1 className="table-title">{say.replayTitle}</h1>
      {board !== undefined && <Status {...board} />}
      <span className="head-space" />
      <TopTools connection={connection} />
    </header>
  );
}

function Status(board: BoardProps) {
  const { ui } = usePlayable(board.lens.game.id);
  return <ui.Status {...board} />;
}

interface Moment {
  readonly step: number;
  readonly watcher: Watcher;
}

/** Where one is in the game, and as whom: written into the address, and read from it when somebody changes it there. */
function useMoment(at: string, { rerun }: Film): [Moment, (moment: Moment) => void] {
  const [moment, setMoment] = useState<Moment>(() => momentOf(at, rerun));
  const [read, setRead] = useState({ at, rerun });
  if (read.at !== at || read.rerun !== rerun) {
    setRead({ at, rerun });
    setMoment(momentOf(at, rerun));
  }
  const { step, watcher } = moment;
  useEffect(() => history.replaceState(null, '', `#${step} as ${watcher}`), [step, watcher]);
  return [moment, setMoment];
}

interface Watched extends Moment {
  readonly reel: Reel;
  readonly film: Film;
  readonly zoom: (kind: AnyKind) => void;
}

function useReplayBoard({
  reel,
  film: { rerun, speeches, options },
  step,
  watcher,
  zoom,
}: Watched): BoardProps {
  const say = useMessages();
  const { language, speech } = useSpeech(speeches);
  const lens = useMemo(() => rerun.lensAt(step, watcher), [rerun, step, watcher]);
  const news = useMemo(() => rerun.eventsAt(step, watcher), [rerun, step, watcher]);
  const log = useMemo(
    () => Array.from({ length: step + 1 }, (_, at) => ({ events: rerun.eventsAt(at, watcher) })),
    [rerun, step, watcher],
  );
  const names = useMemo(() => namesOf(reel.people, say), [reel, say]);
  const seat = typeof watcher === 'number' ? watcher : -1;
  const text = useMemo(() => speech(rerun.game, options), [speech, rerun, options]);
  return { lens, text, language, names, seat, entries: [], picked: undefined, news, log, zoom };
}

function ReplaySeats(board: BoardProps) {
  const say = useMessages();
  const { ui } = usePlayable(board.lens.game.id);
  const winners = board.lens.outcome?.winners ?? [];
  return (
    <ul className="seats" aria-label={say.seats} data-count={board.lens.seats}>
      {[...board.names.keys()].map((seat) => (
        <li key={seat} className={`seat${(board.lens.asked >> seat) & 1 ? ' is-choosing' : ''}`}>
          <span className="seat-open">
            <ui.Mark seat={seat} />
            <span className="seat-name">{board.names[seat]}</span>
          </span>
          <span className="seat-state">
            {winners.includes(seat) && <Icon name="trophy" />}
            {(board.lens.asked >> seat) & 1 ? say.status.choosing : ''}
          </span>
          <ui.SeatFacts {...board} of={seat} />
        </li>
      ))}
    </ul>
  );
}

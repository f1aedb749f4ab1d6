import { useEffect, useMemo, useState } from 'react';
import { type AnyGame, type AnyKind, type BoardProps, usePlayable } from '../boards/playable.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { TopTools } from '../parts/tools.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { namesOf } from '../table/names.ts';
import { useTravel } from '../table/travel.ts';
import { ZoomDialog } from '../table/zoom.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Controls } from './controls.tsx';
import { ReplayLog } from './log.tsx';
import type { Reel } from './reel.ts';
import { eventsOf, lensOf, momentOf, type Step, type Watcher } from './steps.ts';

interface PlayerProps {
  readonly reel: Reel;
  readonly game: AnyGame;
  readonly steps: readonly Step[];
  /** The moment that the address names. */
  readonly at: string;
  readonly connection: Connection;
}

/** The game on the board, with what is needed to go about in it. */
export function Player({ reel, game, steps, at, connection }: PlayerProps) {
  const say = useMessages();
  const { ui } = usePlayable(game.id);
  const [{ step, watcher }, setMoment] = useMoment(at, steps);
  const [zoomed, zoom] = useState<AnyKind>();
  const board = useReplayBoard({ reel, game, steps, step, watcher, zoom });
  const root = useTravel(step, board.lens);
  const setStep = (to: number) => setMoment({ watcher, step: Math.max(0, Math.min(steps.length - 1, to)) });
  const setWatcher = (who: Watcher) => setMoment({ step, watcher: who });
  return (
    <div className="table-frame is-replay" data-game={game.id} data-tab="table" ref={root}>
      <header className="table-head">
        <Link to="/" className="logo">
          <span>Masterplan</span>
          <span className="unseen">{` · ${say.toLobby}`}</span>
        </Link>
        <h1 className="table-title">{say.replayTitle}</h1>
        <ui.Status {...board} />
        <span className="head-space" />
        <TopTools connection={connection} />
      </header>
      <main id="content" className="table-main">
        <ReplaySeats board={board} game={game.id} />
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
        <Controls {...{ reel, game, steps, step, setStep, watcher, setWatcher, board, connection }} />
        <ReplayLog steps={steps} step={step} watcher={watcher} board={board} onStep={setStep} />
      </aside>
      {zoomed !== undefined && (
        <ZoomDialog rules={board.lens.game} kind={zoomed} onClose={() => zoom(undefined)} />
      )}
    </div>
  );
}

interface Moment {
  readonly step: number;
  readonly watcher: Watcher;
}

/** Where one is in the game, and as whom: written into the address, and read from it when somebody changes it there. */
function useMoment(at: string, steps: readonly Step[]): [Moment, (moment: Moment) => void] {
  const [moment, setMoment] = useState<Moment>(() => momentOf(at, steps));
  useEffect(() => setMoment(momentOf(at, steps)), [at, steps]);
  const { step, watcher } = moment;
  useEffect(() => history.replaceState(null, '', `#${step} as ${watcher}`), [step, watcher]);
  return [moment, setMoment];
}

interface Watched extends Moment {
  readonly reel: Reel;
  readonly game: AnyGame;
  readonly steps: readonly Step[];
  readonly zoom: (kind: AnyKind) => void;
}

function useReplayBoard({ reel, game, steps, step: at, watcher, zoom }: Watched): BoardProps {
  const say = useMessages();
  const { language } = useStore(settings);
  const { text } = usePlayable(game.id);
  const step = steps[at];
  if (step === undefined) throw new RangeError(`the replay has no step ${at}`);
  const lens = useMemo(() => lensOf(game, step, watcher), [game, step, watcher]);
  const news = useMemo(() => eventsOf(step, watcher), [step, watcher]);
  const words = useMemo(() => text(game)[language], [text, game, language]);
  const names = useMemo(() => namesOf(reel.people, say), [reel.people, say]);
  const seat = typeof watcher === 'number' ? watcher : -1;
  return { lens, text: words, language, names, seat, entries: [], picked: undefined, news, zoom };
}

function ReplaySeats({ board, game }: { board: BoardProps; game: string }) {
  const say = useMessages();
  const { ui } = usePlayable(game);
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

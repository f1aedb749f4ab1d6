import { reachable } from '@masterplan/boards';
import type { Watcher } from '@masterplan/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../boards/playable.ts';
import { CopyLine } from '../parts/copy-line.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { useStore } from '../store.ts';
import { useDeedMessages } from '../table/people/words.ts';
import type { Connection } from '../wire/connection.ts';
import { firstSealOf } from '../wire/seals.ts';
import { type Chapter, useChapters } from './chapters.ts';
import type { Film } from './film.ts';
import { OpenFile } from './open-file.tsx';
import { PlayOn } from './play-on.tsx';
import { fileOf, type Reel } from './reel.ts';
import { sealFound } from './seal.ts';
import { type Decisions, Transport } from './transport.tsx';
import { useReplayWords } from './words.ts';

interface ControlsProps {
  readonly reel: Reel;
  readonly film: Film;
  readonly step: number;
  readonly watcher: Watcher;
  readonly board: BoardProps;
  readonly setStep: (step: number) => void;
  readonly setWatcher: (watcher: Watcher) => void;
  readonly connection: Connection;
}

/** Play, step, jump; as whom it is seen; playing on from here; the link to this moment; the record to keep. */
export function Controls(props: ControlsProps) {
  const { reel, film, step, setStep, watcher, board, connection } = props;
  const say = useDeedMessages();
  const last = film.rerun.lastMoment;
  const chapters = useChapters(film, board.text);
  const decisions = useDecisions(props);
  return (
    <section className="ask replay-controls" aria-label={say.replayTitle} ref={reachable}>
      <h2 className="ask-question">{board.text.chapter?.(board.lens) ?? say.replayTitle}</h2>
      {step === last && board.lens.outcome !== null && (
        <p className="news">{board.text.outcome(board.lens, board.lens.outcome, board.names)}</p>
      )}
      <Transport {...{ step, last, chapters, decisions, to: setStep }} />
      <Chapters {...{ chapters, step, setStep }} />
      <Watching {...props} />
      {reel.table !== undefined && (
        <PlayOn
          table={reel.table}
          isOver={board.lens.outcome !== null}
          {...{ step, watcher, connection, names: board.names }}
        />
      )}
      <Link className="button" to={location.pathname.replace(/^\/replay\//, '/reveal/')}>
        {say.reveal}
      </Link>
      <Address step={step} watcher={watcher} />
      <Keep {...props} />
    </section>
  );
}

/** The decisions of whom the game is watched as; of the reader, where it is watched as nobody in particular. */
function useDecisions({ reel, watcher, board, connection }: ControlsProps): Decisions | undefined {
  const me = useStore(connection.me)?.player;
  const { people, record } = reel;
  const own = people.findIndex(({ player }) => me !== undefined && player === me);
  const seat = typeof watcher === 'number' ? watcher : own;
  const moments = useMemo(
    () => record.choices.flatMap(([chooser], at) => (chooser === seat ? [at] : [])),
    [record, seat],
  );
  return seat < 0 ? undefined : { name: board.names[seat] ?? '', moments };
}

/** Where this moment is found again. */
function Address({ step, watcher }: Pick<ControlsProps, 'step' | 'watcher'>) {
  const told = useReplayWords();
  const { origin, pathname } = location;
  return (
    <details>
      <summary className="label">{told.link}</summary>
      {pathname === '/replay/file' ? (
        <p className="news">{told.noLink}</p>
      ) : (
        <CopyLine line={`${origin}${pathname}#${encodeURIComponent(`${step} as ${watcher}`)}`} />
      )}
    </details>
  );
}

/** The chapters of the game, to jump to. */
function Chapters({
  chapters,
  step,
  setStep,
}: Pick<ControlsProps, 'step' | 'setStep'> & { chapters: readonly Chapter[] }) {
  const told = useReplayWords();
  const here = chapters.findLast(({ at }) => at <= step)?.at ?? 0;
  return (
    <label className="replay-choice">
      <span className="label">{told.jump}</span>
      <select className="input" value={here} onChange={({ target }) => setStep(Number(target.value))}>
        {chapters.map(({ title, at }) => (
          <option key={at} value={at}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Watching({ watcher, setWatcher, board }: ControlsProps) {
  const told = useReplayWords();
  const read = (value: string) => setWatcher(value === 'truth' || value === 'public' ? value : Number(value));
  return (
    <label className="replay-choice">
      <span className="label">{told.seenBy}</span>
      <select className="input" value={watcher} onChange={({ target }) => read(target.value)}>
        <option value="public">{told.public}</option>
        <option value="truth">{told.truth}</option>
        {board.names.map((name, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** That the record is what it says, and the record itself as a file. */
function Keep({ reel, film }: ControlsProps) {
  const say = useDeedMessages();
  const told = useReplayWords();
  const { record, seal, table } = reel;
  const promised = table === undefined ? undefined : firstSealOf(table);
  const words = seal === undefined ? told.fits : say.seals[sealFound(film, { record, seal }, promised)];
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([fileOf(reel)], { type: 'application/json' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [reel]);
  return (
    <details>
      <summary className="label">{told.record}</summary>
      <p className="news">{words}</p>
      {film.rules === 'old' && <p className="news">{told.oldRules(record.rules)}</p>}
      <div className="replay-files">
        <a
          className="button"
          href={url}
          download={`${record.game}-${table ?? record.hash.slice(0, 12)}.json`}
        >
          <Icon name="scroll-unfurled" />
          {told.download}
        </a>
        <OpenFile />
      </div>
    </details>
  );
}

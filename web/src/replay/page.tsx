import '../table/table.css';
import './replay.css';
import { later } from '@masterplan/boards/later';
import type { RerunFault } from '@masterplan/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Waiting } from '../app.tsx';
import { usePlayable } from '../boards/playable.ts';
import { useFaultText } from '../faults.ts';
import { Link } from '../parts/link.tsx';
import type { Finished } from '../route.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import { type Connection, Refused } from '../wire/connection.ts';
import { TermsOf } from '../words/terms.tsx';
import { type Film, filmOf } from './film.ts';
import { OpenFile } from './open-file.tsx';
import { Player } from './player.tsx';
import { opened, type Reel } from './reel.ts';
import { sampleOf } from './samples.ts';
import { useReplayWords } from './words.ts';

const Story = later(() => import('../reveal/story.tsx').then(({ Story }) => Story));

/** `at` is a moment: see `momentOf`. */
interface PageProps extends Finished {
  readonly connection: Connection;
}

/** A game that was finished here, played again by the page itself. */
export function ReplayPage({ table, ...rest }: PageProps & { table: string }) {
  const { connection } = rest;
  const [found, setFound] = useState<Reel>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => askForRecord(connection, table, setFound, setFault), [connection, table]);
  if (fault !== undefined) return <RecordRefused reason={fault} />;
  return found === undefined ? <Waiting /> : <Replay reel={found} {...rest} />;
}

/** Asks for a record until it is there: a line that is cut is no fault, it is asked again when the line comes back. */
function askForRecord(
  connection: Connection,
  table: string,
  found: (reel: Reel) => void,
  failed: (fault: unknown) => void,
): () => void {
  const stop = connection.onOpen(() => {
    connection.request('record', { table }).then(
      (reel) => {
        stop();
        failed(undefined);
        found(reel);
      },
      (fault: unknown) => {
        if (!(fault instanceof Refused && fault.error.code === 'stopping')) failed(fault);
      },
    );
  });
  return stop;
}

/** The game that comes with the page, so that there is one to watch on the first evening too. */
export function SamplePage({ game, ...rest }: PageProps & { game: string }) {
  const say = useMessages();
  const [reel, setReel] = useState<Reel | 'none'>();
  useEffect(() => void sampleOf(game).then((found) => setReel(found ?? 'none')), [game]);
  if (reel === 'none') return <Missing words={say.notFound} />;
  return reel === undefined ? <Waiting /> : <Replay reel={reel} {...rest} />;
}

/** A record from a file: it stays in this page. */
export function FilePage(rest: PageProps) {
  const told = useReplayWords();
  const reel = useStore(opened);
  if (reel !== undefined) return <Replay key={reel.record.hash} reel={reel} {...rest} />;
  return (
    <Missing words={told.openTitle}>
      <p className="news">{told.openLead}</p>
      <OpenFile />
    </Missing>
  );
}

const RecordRefused = ({ reason }: { reason: unknown }) => <Missing words={useFaultText(reason)} />;

function Missing({ words, children }: { words: string; children?: ReactNode }) {
  const say = useMessages();
  return (
    <main id="content" className="wait-page">
      <h1>{words}</h1>
      {children}
      <Link className="button is-strong" to="/">
        {say.toLobby}
      </Link>
    </main>
  );
}

function Replay({ reel, as, at, connection }: PageProps & { reel: Reel }) {
  const say = useMessages();
  const playable = usePlayable(reel.record.game);
  const [film, setFilm] = useState<Film | RerunFault>();
  useEffect(() => {
    let isWanted = true;
    void filmOf(playable, reel).then((found) => isWanted && setFilm(found));
    return () => {
      isWanted = false;
    };
  }, [playable, reel]);
  useEffect(() => {
    document.title = `${say.replayTitle} · Masterplan`;
  }, [say]);
  if (film === undefined) return <Waiting />;
  if (typeof film !== 'string')
    return (
      <TermsOf game={reel.record.game} load="when read">
        {as === 'reveal' ? (
          <Story {...{ reel, film, connection }} />
        ) : (
          <Player {...{ reel, film, at, connection }} />
        )}
      </TermsOf>
    );
  return (
    <Missing words={say.reel.faults[film]}>
      <OpenFile />
    </Missing>
  );
}

import '../table/table.css';
import './replay.css';
import type { FinishedTable } from '@masterplan/server/wire';
import { useEffect, useMemo, useState } from 'react';
import { Waiting } from '../app.tsx';
import { usePlayable } from '../boards/playable.ts';
import { faultText } from '../faults.ts';
import { Link } from '../parts/link.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Player } from './player.tsx';
import { stepsOf, type Watcher } from './steps.ts';

/** A finished game, played again by the page itself. `at` is a moment: `42`, `42 as 2`, `42 as truth`. */
export function ReplayPage({ table, at, connection }: { table: string; at: string; connection: Connection }) {
  const say = useMessages();
  const { language } = useStore(settings);
  const [found, setFound] = useState<FinishedTable>();
  const [fault, setFault] = useState<unknown>();
  useEffect(
    () => connection.onOpen(() => void connection.request('record', { table }).then(setFound, setFault)),
    [connection, table],
  );
  useEffect(() => {
    document.title = `${say.replayTitle} · Masterplan`;
  }, [say]);
  if (fault !== undefined) return <Missing words={faultText(fault, language)} />;
  return found === undefined ? <Waiting /> : <Replay found={found} at={at} connection={connection} />;
}

function Missing({ words }: { words: string }) {
  const say = useMessages();
  return (
    <main id="content" className="wait-page">
      <h1>{words}</h1>
      <Link className="button is-strong" to="/">
        {say.toLobby}
      </Link>
    </main>
  );
}

function Replay({ found, at, connection }: { found: FinishedTable; at: string; connection: Connection }) {
  const say = useMessages();
  const { game } = usePlayable(found.record.game);
  const steps = useMemo(() => stepsOf(game, found.record), [game, found.record]);
  if (steps === undefined) return <Missing words={say.replayFault} />;
  return <Player found={found} steps={steps} from={momentOf(at, steps.length)} connection={connection} />;
}

/** The moment and the watcher that a link names. */
function momentOf(at: string, length: number): { step: number; watcher: Watcher } {
  const [, step = '0', as = 'public'] = /^(\d+)(?: as (\w+))?$/.exec(at) ?? [];
  const watcher: Watcher = as === 'truth' || as === 'public' ? as : Number(as);
  return { step: Math.min(Number(step), length - 1), watcher };
}

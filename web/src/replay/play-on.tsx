import type { Watcher } from '@masterplan/kernel';
import type { DealtAs } from '@masterplan/server/wire';
import { useState } from 'react';
import { useLeading } from '../lobby/leading.tsx';
import { Refusal } from '../parts/refusal.tsx';
import type { Connection } from '../wire/connection.ts';
import { useReplayWords } from './words.ts';

interface PlayOnProps {
  readonly table: string;
  /** How many choices have been made. */
  readonly step: number;
  readonly watcher: Watcher;
  readonly names: readonly string[];
  readonly connection: Connection;
  /** The game is over at this moment. */
  readonly isOver: boolean;
}

/** From this moment on somebody else's story becomes one's own: in any seat, with the cards as they lay or dealt anew. */
export function PlayOn({ isOver, ...props }: PlayOnProps) {
  const told = useReplayWords();
  return (
    <details className="play-on">
      <summary className="label">{told.playOn}</summary>
      {isOver ? <p className="news">{told.playOnOver}</p> : <Ways {...props} />}
    </details>
  );
}

function Ways({ table, step, watcher, names, connection }: Omit<PlayOnProps, 'isOver'>) {
  const told = useReplayWords();
  const [chosen, choose] = useState<number>();
  const [fault, lead, isBusy] = useLeading();
  const as = chosen ?? (typeof watcher === 'number' ? watcher : 0);
  const name = names[as] ?? '';
  const playOn = (deal: DealtAs) =>
    lead(async () => {
      const made = await connection.request('playOn', { table, choices: step, as, deal });
      return `/t/${made.table}`;
    });
  return (
    <>
      <p className="news">{told.playOnLead}</p>
      <label className="replay-choice">
        <span className="label">{told.playAs}</span>
        <select className="input" value={as} onChange={({ target }) => choose(Number(target.value))}>
          {names.map((each, seat) => (
            <option key={each} value={seat}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button is-accent" disabled={isBusy} onClick={() => playOn('known')}>
        {told.asKnown(name)}
      </button>
      <button type="button" className="button" disabled={isBusy} onClick={() => playOn('truth')}>
        {told.asTrue}
      </button>
      <Refusal words={fault} />
    </>
  );
}

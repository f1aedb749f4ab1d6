import './kept.css';
import type { Results } from '@masterplan/server/wire';
import { useCallback, useEffect, useState } from 'react';
import { Waiting } from '../app.tsx';
import { faultText } from '../faults.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Companies } from './companies.tsx';
import { ByGame } from './games.tsx';
import { useKeptWords } from './words.ts';
import { Yours } from './yours.tsx';

/** What this server keeps of a person's games: counts, company, a copy to take along, and a way to delete it. */
export function KeptPage({ connection }: { connection: Connection }) {
  const { kept: title } = useMessages();
  const told = useKeptWords();
  const { found, fault, look } = useStatistics(connection);
  useEffect(() => {
    document.title = `${title} · Masterplan`;
  }, [title]);
  if (found === undefined && fault === '') return <Waiting />;
  return (
    <div className="reading kept">
      <PageHead title={title} lead={told.lead} connection={connection} />
      <main id="content">
        <Refusal words={fault} />
        {found !== undefined && found.games === 0 && <p className="news">{told.none}</p>}
        {found !== undefined && found.games > 0 && (
          <>
            <Summary {...found} />
            <ByGame byGame={found.byGame} />
            {found.companies.length > 0 && <Companies companies={found.companies} connection={connection} />}
          </>
        )}
        {found !== undefined && (
          <Yours connection={connection} isEmpty={found.games === 0} onForgotten={look} />
        )}
      </main>
    </div>
  );
}

function useStatistics(connection: Connection) {
  const [found, setFound] = useState<Results>();
  const [fault, setFault] = useState('');
  const look = useCallback(() => {
    connection.request('statistics', {}).then(
      (statistics) => {
        setFault('');
        setFound(statistics);
      },
      async (reason: unknown) => setFault(await faultText(reason)),
    );
  }, [connection]);
  useEffect(() => connection.onOpen(look), [connection, look]);
  return { found, fault, look };
}

function Summary({ games, wins, longest, now }: Results) {
  const told = useKeptWords();
  const facts: readonly [string, string | number][] = [
    [told.games, games],
    [told.wins, wins],
    [told.share, told.percent(Math.round((100 * wins) / games))],
    [told.longest, longest],
    [told.now, now],
  ];
  return (
    <section aria-labelledby="kept-all">
      <h2 id="kept-all">{told.summary}</h2>
      <dl className="kept-facts">
        {facts.map(([what, much]) => (
          <div key={what}>
            <dt className="label">{what}</dt>
            <dd>{much}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { Lobby, TableLine } from '@masterplan/server/wire';
import { useState } from 'react';
import { accentOf, useFrontWords } from '../boards/front.ts';
import { Link } from '../parts/link.tsx';
import { OpenFile } from '../replay/open-file.tsx';
import { samplesOf } from '../replay/samples.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Lines } from './lines.tsx';

/** How many finished tables the server sends at a time. */
const pageLength = 20;

/** Games to watch again: those that ended here, page by page, those that come with the house, and files. */
export function Archive({ lobby, connection }: { lobby: Lobby; connection: Connection }) {
  const say = useMessages();
  const [older, setOlder] = useState<readonly TableLine[]>([]);
  const [isAll, setAll] = useState(false);
  const shown = [...lobby.finished, ...older.filter(({ no }) => no < (lobby.finished.at(-1)?.no ?? 0))];
  const turnPage = async () => {
    const { finished } = await connection.request('finished', { before: shown.at(-1)?.no ?? 0 });
    setOlder([...older, ...finished]);
    setAll(finished.length < pageLength);
  };
  return (
    <section aria-labelledby="lines-archive">
      <div className="column-head">
        <h2 id="lines-archive">{say.archive}</h2>
        <Link className="text-button" to="/kept">
          {say.kept}
        </Link>
      </div>
      {shown.length > 0 && <Lines lines={shown} />}
      {shown.length >= pageLength && !isAll && (
        <button type="button" className="button" onClick={() => void turnPage().catch(() => undefined)}>
          {say.front.older}
        </button>
      )}
      <ul>
        {samplesOf(lobby.games).map((sample) => (
          <Sample key={sample.name} {...sample} />
        ))}
      </ul>
      <OpenFile />
    </section>
  );
}

function Sample({ game, name }: { game: string; name: string }) {
  const say = useMessages();
  const words = useFrontWords(game)?.samples?.[name];
  if (words === undefined) return null;
  return (
    <li className="table-line" data-accent={accentOf(game)}>
      <i aria-hidden="true" />
      <div>
        <h3>{words.title}</h3>
        <p>{words.kind}</p>
        <p>{say.front.sampleNote}</p>
      </div>
      <Link className="button" to={`/replay/sample/${name}`}>
        {say.watch}
      </Link>
    </li>
  );
}

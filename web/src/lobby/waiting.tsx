import type { Lobby, TableLine } from '@masterplan/server/wire';
import { useMessages } from '../text/index.ts';
import { Lines } from './lines.tsx';

/** What waits for the reader, above everything else: their unfinished games, and tables with a free seat. */
export function Waiting({ lobby: { yours, open, counts } }: { lobby: Lobby }) {
  const say = useMessages();
  const mine = [...yours].sort((a, b) => b.asked.length - a.asked.length);
  if (mine.length + open.length === 0) return null;
  return (
    <div className="waiting">
      <Few id="lines-yours" title={say.yourGames} lines={mine} count={mine.length} />
      <Few id="lines-open" title={say.openTables} lines={open} count={counts.open} />
    </div>
  );
}

interface FewProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly TableLine[];
  readonly count: number;
}

/** So many stand open; the others are behind a word. */
const mostOpen = 2;

function Few({ id, title, lines, count }: FewProps) {
  const say = useMessages();
  const more = lines.length - mostOpen;
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="column-head">
        <h2 id={id}>{title}</h2>
        <span className="count">{count}</span>
      </div>
      <Lines lines={lines.slice(0, mostOpen)} />
      {more > 0 && (
        <details>
          <summary className="label">{say.front.more(more)}</summary>
          <Lines lines={lines.slice(mostOpen)} />
        </details>
      )}
    </section>
  );
}

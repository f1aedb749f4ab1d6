import './your-games.css';
import type { TableLine } from '@masterplan/server/wire';
import { useMessages } from '../text/index.ts';
import { Lines } from './lines.tsx';

/** So many stand open; the others are behind a word. */
const mostOpen = 3;

/** The reader's unfinished games, above everything else: those that wait for them first. */
export function YourGames({ lines }: { lines: readonly TableLine[] }) {
  const say = useMessages();
  const all = [...lines].sort((a, b) => b.asked.length - a.asked.length);
  const more = all.length - mostOpen;
  return (
    <section className="your-games" aria-labelledby="lines-yours">
      <div className="column-head">
        <h2 id="lines-yours">{say.yourGames}</h2>
        <span className="count">{all.length}</span>
      </div>
      <Lines lines={all.slice(0, mostOpen)} />
      {more > 0 && (
        <details>
          <summary className="label">{say.yourGamesMore(more)}</summary>
          <Lines lines={all.slice(mostOpen)} />
        </details>
      )}
    </section>
  );
}

import './lobby.css';
import { later } from '@masterplan/boards/later';
import type { Lobby, OfferedGame } from '@masterplan/server/wire';
import { type ReactNode, Suspense } from 'react';
import { frontOf, useFrontWords } from '../boards/front.ts';
import { Link } from '../parts/link.tsx';
import { TopTools } from '../parts/tools.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Cover } from './cover.tsx';
import { JoinByLink } from './join.tsx';
import { NewTable } from './new-table.tsx';
import { PlayNow } from './play-now.tsx';
import { Tours } from './tours.tsx';

const YourGames = later(() => import('./your-games.tsx').then(({ YourGames }) => YourGames));
const FirstNight = later(() => import('./first-night.tsx').then(({ FirstNight }) => FirstNight));
const Columns = later(() => import('./columns.tsx').then(({ Columns }) => Columns));

/** The front page: the game on the cover, one click to play, and what goes on here. */
export function FrontPage({ connection, lobby }: { connection: Connection; lobby: Lobby | undefined }) {
  const say = useMessages();
  const { language } = useStore(settings);
  const today = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(),
  );
  return (
    <div className="front" data-accent="magenta">
      <header>
        <div className="tick">
          <span className="inks" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <p className="label">{say.tagline}</p>
          <TopTools connection={connection} />
        </div>
        <div className="masthead">
          <h1>Masterplan</h1>
        </div>
        <p className="dateline label">
          <span>{say.volume}</span>
          <span>{lobby === undefined ? say.connecting : say.people(lobby.people)}</span>
          <span>{lobby === undefined ? '' : say.playing(lobby.playing)}</span>
          <span>{today}</span>
        </p>
      </header>
      <main id="content">
        <Suspense fallback={null}>
          {lobby !== undefined && lobby.yours.length > 0 && <YourGames lines={lobby.yours} />}
        </Suspense>
        {(lobby?.games ?? []).map((offered, no) => (
          <LeadStory key={offered.game} offered={offered} no={no + 1} connection={connection}>
            {lobby !== undefined && !isFirstNight(lobby) && (
              <Tours games={[offered]} connection={connection} />
            )}
          </LeadStory>
        ))}
        <Suspense fallback={null}>
          {lobby !== undefined && <Below lobby={lobby} connection={connection} />}
        </Suspense>
      </main>
      <footer className="imprint">
        <span>{say.fan}</span>
        <span>{say.credits}</span>
      </footer>
    </div>
  );
}

interface StoryProps {
  readonly offered: OfferedGame;
  readonly no: number;
  readonly connection: Connection;
  /** Another way in, beside the rules and the cards. */
  readonly children: ReactNode;
}

function LeadStory({ offered, no, connection, children }: StoryProps) {
  const say = useMessages();
  const front = frontOf(offered.game);
  const words = useFrontWords(offered.game);
  if (front === undefined || words === undefined) return null;
  const [from = 0] = offered.seats;
  const to = offered.seats.at(-1) ?? from;
  return (
    <article className="lead-story" data-accent={front.accent}>
      <div className="cover-frame">
        <Cover game={offered.game} title={words.title} blurb={words.blurb} />
        <div className="issue-box" aria-hidden="true">
          <b>{say.issue(no)}</b>
          <span>
            {from}–{to}
          </span>
          <small>{say.opponents}</small>
        </div>
      </div>
      <div className="story">
        <h2>{words.line}</h2>
        <p className="facts label">
          <span>{words.title}</span>
          <span>{say.players(from, to)}</span>
          <span>{say.minutes(front.minutes)}</span>
        </p>
        <p className="news">{words.lead}</p>
        <PlayNow offered={offered} connection={connection} />
        <p className="story-links">
          {children}
          <Link className="button" to={`/rules/${offered.game}`}>
            {say.learn}
          </Link>
          <Link className="button" to={`/cards/${offered.game}`}>
            {say.cards}
          </Link>
        </p>
      </div>
      <div className="ears">
        <NewTable offered={offered} connection={connection} />
        {no === 1 && <JoinByLink />}
      </div>
    </article>
  );
}

/** What goes on here; or, on the first evening, how it could begin. */
function Below({ lobby, connection }: { lobby: Lobby; connection: Connection }) {
  return isFirstNight(lobby) && lobby.games.length > 0 ? (
    <FirstNight games={lobby.games} connection={connection} />
  ) : (
    <Columns lobby={lobby} connection={connection} />
  );
}

const isFirstNight = ({ yours, open, live, finished }: Lobby): boolean =>
  [yours, open, live, finished].every(({ length }) => length === 0);

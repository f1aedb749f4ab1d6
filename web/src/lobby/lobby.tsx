import './lobby.css';
import { later } from '@masterplan/boards/later';
import type { Lobby, OfferedGame } from '@masterplan/server/wire';
import { Suspense, useState } from 'react';
import { TopTools } from '../parts/tools.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Shelf } from './shelf.tsx';

const Waiting = later(() => import('./waiting.tsx').then(({ Waiting }) => Waiting));
const NewTable = later(() => import('./new-table.tsx').then(({ NewTable }) => NewTable));
const FirstNight = later(() => import('./first-night.tsx').then(({ FirstNight }) => FirstNight));
const Columns = later(() => import('./columns.tsx').then(({ Columns }) => Columns));

/** The front page: the game on the cover, one click to play, and what goes on here. */
export function FrontPage({ connection, lobby }: { connection: Connection; lobby: Lobby | undefined }) {
  const say = useMessages();
  const { language } = useStore(settings);
  const [made, setMade] = useState<OfferedGame>();
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
        <Suspense fallback={null}>{lobby !== undefined && <Waiting lobby={lobby} />}</Suspense>
        <Shelf games={lobby?.games ?? []} connection={connection} onNew={setMade} />
        <Suspense fallback={null}>
          {lobby !== undefined && <Below lobby={lobby} connection={connection} onNew={setMade} />}
          {made !== undefined && (
            <NewTable offered={made} connection={connection} onClose={() => setMade(undefined)} />
          )}
        </Suspense>
      </main>
      <footer className="imprint">
        <span>{say.fan}</span>
        <span>{say.credits}</span>
      </footer>
    </div>
  );
}

interface BelowProps {
  readonly lobby: Lobby;
  readonly connection: Connection;
  readonly onNew: (offered: OfferedGame) => void;
}

/** What goes on here; or, on the first evening, how it could begin. */
const Below = ({ lobby, connection, onNew }: BelowProps) =>
  isFirstNight(lobby) ? (
    <FirstNight games={lobby.games} onNew={onNew} />
  ) : (
    <Columns lobby={lobby} connection={connection} />
  );

const isFirstNight = ({ yours, open, live, finished }: Lobby): boolean =>
  [yours, open, live, finished].every(({ length }) => length === 0);

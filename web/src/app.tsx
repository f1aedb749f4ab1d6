import { later } from '@masterplan/boards/later';
import type { Lobby } from '@masterplan/server/wire';
import { Suspense, useEffect, useState } from 'react';
import { FrontPage } from './lobby/lobby.tsx';
import { Press } from './look/press.tsx';
import { Arrival } from './parts/arrival.tsx';
import { Link } from './parts/link.tsx';
import { isOutdated } from './parts/newer.ts';
import { Rescue } from './parts/rescue.tsx';
import { type Route, route } from './route.ts';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import { type Messages, MessagesContext, useMessages, useMessagesIn } from './text/index.ts';
import type { Connection } from './wire/connection.ts';

const KeptPage = later(() => import('./kept/page.tsx').then(({ KeptPage }) => KeptPage));
const TablePage = later(() => import('./table/page.tsx').then(({ TablePage }) => TablePage));
const ReplayPage = later(() => import('./replay/page.tsx').then(({ ReplayPage }) => ReplayPage));
const SamplePage = later(() => import('./replay/page.tsx').then(({ SamplePage }) => SamplePage));
const FilePage = later(() => import('./replay/page.tsx').then(({ FilePage }) => FilePage));
const RulesPage = later(() => import('./rulebook/page.tsx').then(({ RulesPage }) => RulesPage));
const KeyOffer = later(() => import('./parts/key-offer.tsx').then(({ KeyOffer }) => KeyOffer));
const HowPage = later(() => import('./rulebook/how.tsx').then(({ HowPage }) => HowPage));
const CardsPage = later(() => import('./rulebook/cards.tsx').then(({ CardsPage }) => CardsPage));

interface AppProps {
  readonly connection: Connection;
  /** The page's words in the language it begins in. */
  readonly words: Messages;
}

/** The whole page: what the address says, in the person's language. */
export function App({ connection, words }: AppProps) {
  const { language } = useStore(settings);
  const here = useStore(route);
  const say = useMessagesIn(language, words);
  return (
    <MessagesContext value={say}>
      <Rescue otherwise={<Broken />} caught={(fault) => reportError(fault)}>
        <Arrival />
        <a className="skip-link button" href="#content">
          {say.skip}
        </a>
        <Press />
        <Suspense fallback={<Waiting />}>
          <Page here={here} connection={connection} />
        </Suspense>
        <LostLine connection={connection} />
        <OfferedKey connection={connection} />
      </Rescue>
    </MessagesContext>
  );
}

function Page({ here, connection }: { here: Route; connection: Connection }) {
  switch (here.page) {
    case 'lobby':
      return <Front connection={connection} />;
    case 'kept':
      return <KeptPage connection={connection} />;
    case 'table':
      return <TablePage key={here.table} table={here.table} screen={here.screen} connection={connection} />;
    case 'replay':
      return <ReplayPage key={here.table} {...here} connection={connection} />;
    case 'sample':
      return <SamplePage {...here} connection={connection} />;
    case 'file':
      return <FilePage {...here} connection={connection} />;
    case 'rules':
      return <RulesPage game={here.game} at={here.at} connection={connection} />;
    case 'how':
      return <HowPage game={here.game} connection={connection} />;
    case 'cards':
      return <CardsPage game={here.game} connection={connection} />;
    case 'nowhere':
      return <Nowhere />;
  }
}

/** The front page, kept up to date while it is shown. */
function Front({ connection }: { connection: Connection }) {
  const [lobby, setLobby] = useState<Lobby>();
  useEffect(() => {
    document.title = 'Masterplan';
    const stops = [
      connection.onPush((push) => push.on === 'lobby' && setLobby(push.lobby)),
      connection.onOpen(() => void connection.request('lobby', {}).then(setLobby, () => undefined)),
    ];
    return () => {
      for (const stop of stops) stop();
      connection.request('unlobby', {}).catch(() => undefined);
    };
  }, [connection]);
  return <FrontPage connection={connection} lobby={lobby} />;
}

export function Waiting() {
  const say = useMessages();
  return (
    <main id="content" className="wait-page" aria-busy="true">
      <p className="news">{say.connecting}</p>
    </main>
  );
}

export function Nowhere() {
  const say = useMessages();
  return (
    <main id="content" className="wait-page">
      <h1>{say.notFound}</h1>
      <p className="news">{say.notFoundLead}</p>
      <Link className="button is-strong" to="/">
        {say.toLobby}
      </Link>
    </main>
  );
}

function OfferedKey({ connection }: { connection: Connection }) {
  if (useStore(connection.offeredKey) === undefined) return null;
  return (
    <Suspense fallback={null}>
      <KeyOffer connection={connection} />
    </Suspense>
  );
}

function Broken() {
  const say = useMessages();
  return (
    <main id="content" className="wait-page">
      <h1>{say.broken.title}</h1>
      <p className="news">{say.broken.lead}</p>
      <button type="button" className="button is-strong" onClick={() => location.reload()}>
        {say.broken.again}
      </button>
    </main>
  );
}

function NewerPage() {
  const say = useMessages();
  return (
    <div className="line-lost" role="status">
      <p>{say.newer}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {say.broken.again}
      </button>
    </div>
  );
}

function LostLine({ connection }: { connection: Connection }) {
  const say = useMessages();
  const line = useStore(connection.line);
  const outdated = useStore(isOutdated);
  if (line === 'open' && outdated) return <NewerPage />;
  if (line === 'open' || line === 'calling') return null;
  return (
    <div className="line-lost" role="status">
      <p>{line === 'replaced' ? say.keyReplaced : say.reconnecting}</p>
      {line === 'replaced' && (
        <button type="button" className="button" onClick={() => connection.startAnew()}>
          {say.startAnew}
        </button>
      )}
    </div>
  );
}

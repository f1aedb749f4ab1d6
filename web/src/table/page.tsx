import './table.css';
import { useEffect, useState } from 'react';
import { Nowhere, Waiting } from '../app.tsx';
import { playableGames } from '../boards/playable.ts';
import { faultText } from '../faults.ts';
import { Link } from '../parts/link.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { type TableHeld, TableLink } from '../wire/table.ts';
import type { View } from '../wire/view.ts';
import { TableFrame } from './frame.tsx';
import { Gathering } from './gathering.tsx';

interface PageProps {
  readonly table: string;
  readonly screen: boolean;
  readonly connection: Connection;
}

/** One table: gathering, in play, or over. */
export function TablePage({ table, screen, connection }: PageProps) {
  const [link, setLink] = useState<TableLink>();
  useEffect(() => {
    const opened = new TableLink(connection, table, screen ? 'public' : 'mine');
    setLink(opened);
    return () => opened.close();
  }, [connection, table, screen]);
  return link === undefined ? <Waiting /> : <Shown link={link} screen={screen} connection={connection} />;
}

/** The view to show: of the seat that is asked, or any of mine; the public one for those who watch. */
function viewOf(held: TableHeld, me: string | undefined): View | undefined {
  const views = [...held.views.values()];
  const info = views.reduce<View | undefined>(
    (a, b) => (a === undefined || b.version >= a.version ? b : a),
    undefined,
  )?.info;
  const mine = views.filter(({ viewer }) => me !== undefined && info?.people[viewer]?.player === me);
  return (
    mine.find(({ viewer, asks }) => asks.some((ask) => ask.seat === viewer && !ask.ready)) ??
    mine[0] ??
    views.at(-1)
  );
}

function Shown({ link, screen, connection }: { link: TableLink; screen: boolean; connection: Connection }) {
  const held = useStore(link.held);
  const me = useStore(connection.me);
  const { language } = useStore(settings);
  const say = useMessages();
  if (held.refused !== undefined) {
    return (
      <main id="content" className="wait-page">
        <h1>{faultText(held.refused, language)}</h1>
        <Link className="button is-strong" to="/">
          {say.toLobby}
        </Link>
      </main>
    );
  }
  const view = viewOf(held, screen ? undefined : me?.player);
  const { info } = view ?? {};
  if (view === undefined || info === undefined || me === undefined) return <Waiting />;
  if (!playableGames.includes(info.game)) return <Nowhere />;
  const props = { view, info, me, talk: held.talk, connection };
  return info.state === 'gathering' ? <Gathering {...props} /> : <TableFrame {...props} seen={view.seen} />;
}

import './table.css';
import { later } from '@masterplan/boards/later';
import { useEffect, useState } from 'react';
import { Nowhere, Waiting } from '../app.tsx';
import { boards } from '../boards/games.ts';
import { useFaultText } from '../faults.ts';
import { Link } from '../parts/link.tsx';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { type TableHeld, TableLink } from '../wire/table.ts';
import type { View } from '../wire/view.ts';
import { TermsOf } from '../words/terms.tsx';
import { TableFrame } from './frame/frame.tsx';
import { type Paced, usePaced } from './pace/paced.ts';
import { useCurtain } from './people/passing.ts';
import { seatsOfMine, type TableProps } from './props.ts';

const Curtain = later(() => import('./people/curtain.tsx').then(({ Curtain }) => Curtain));
const Gathering = later(() => import('./gathering.tsx').then(({ Gathering }) => Gathering));

interface PageProps {
  readonly table: string;
  readonly screen: boolean;
  readonly connection: Connection;
}

/** One table: gathering, in play, or over. */
export function TablePage({ table, screen, connection }: PageProps) {
  const [link, setLink] = useState<TableLink>();
  useEffect(() => {
    const opened = new TableLink(connection, table, 'public');
    setLink(opened);
    return () => opened.close();
  }, [connection, table]);
  return link === undefined ? <Waiting /> : <Shown link={link} screen={screen} connection={connection} />;
}

/** The view to show: of a seat of mine where the page has it; the public one for those who watch. */
function viewOf(held: TableHeld, me: string | undefined): View | undefined {
  const views = [...held.views.values()];
  const info = views.reduce<View | undefined>(
    (a, b) => (a === undefined || b.version >= a.version ? b : a),
    undefined,
  )?.info;
  const mine = views.filter(({ viewer }) => me !== undefined && info?.people[viewer]?.player === me);
  return mine[0] ?? views.at(-1);
}

function Shown({ link, screen, connection }: { link: TableLink; screen: boolean; connection: Connection }) {
  const held = useStore(link.held);
  const me = useStore(connection.me);
  const view = viewOf(held, screen ? undefined : me?.player);
  const info = view?.info;
  if (held.refused !== undefined) return <TableRefused reason={held.refused} />;
  if (view === undefined || info === undefined || me === undefined) return <Waiting />;
  if (!boards.has(info.game)) return <Nowhere />;
  const props = { view, info, me, talk: held.talk, connection };
  if (info.state === 'gathering') return <Gathering {...props} />;
  return <AtMyPace {...props} link={link} screen={screen} />;
}

interface DealtProps extends TableProps {
  readonly link: TableLink;
  readonly screen: boolean;
}

/** The table as far as it has been shown to this viewer. */
function AtMyPace(props: DealtProps) {
  const pace = usePaced(props.view, props.info);
  return <Dealt {...props} view={pace.view} info={pace.view.info ?? props.info} pace={pace} />;
}

function TableRefused({ reason }: { reason: unknown }) {
  const say = useMessages();
  return (
    <main id="content" className="wait-page">
      <h1>{useFaultText(reason)}</h1>
      <Link className="button is-strong" to="/">
        {say.toLobby}
      </Link>
    </main>
  );
}

/** Once cards are dealt: the page looks through the eyes of one seat of mine at a time, behind a curtain where there are more. */
function Dealt({ link, screen, ...props }: DealtProps & { pace: Paced }) {
  const { view, info, me } = props;
  const mine = screen ? [] : seatsOfMine(info, me);
  const [only] = mine;
  const isPublic = view.viewer === info.seats;
  useEffect(() => {
    if (mine.length === 1 && only !== undefined && isPublic) link.look([only]);
  }, [mine.length, only, isPublic, link]);
  const { behind, open } = useCurtain(link, props, mine.length > 1);
  if (behind !== undefined) return <Curtain key={behind} info={info} seat={behind} onOpen={open} />;
  return (
    <TermsOf game={info.game} load="when read">
      <TableFrame {...props} seen={view.seen} />
    </TermsOf>
  );
}

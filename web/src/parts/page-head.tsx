import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Link } from './link.tsx';
import { TopTools } from './tools.tsx';

/** The head of a page to be read. */
export function PageHead({
  title,
  lead,
  connection,
}: {
  title: string;
  lead: string;
  connection: Connection;
}) {
  const say = useMessages();
  return (
    <header className="page-head">
      <div className="tick">
        <Link to="/" className="logo">
          Masterplan<span className="unseen">{` · ${say.toLobby}`}</span>
        </Link>
        <TopTools connection={connection} />
      </div>
      <h1>{title}</h1>
      <p className="news">{lead}</p>
    </header>
  );
}

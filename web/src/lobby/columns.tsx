import type { Lobby } from '@masterplan/server/wire';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Archive } from './archive.tsx';
import { JoinByLink } from './join.tsx';
import { TableLines } from './lines.tsx';

/** What goes on here: tables to watch, the way in by a link, games that are over. */
export function Columns({ lobby, connection }: { lobby: Lobby; connection: Connection }) {
  const say = useMessages();
  return (
    <div className="columns">
      <div>
        {lobby.open.length === 0 && (
          <TableLines id="lines-open" title={say.openTables} none={say.openTablesNone} lines={[]} />
        )}
        {lobby.live.length > 0 && (
          <TableLines
            id="lines-live"
            title={say.front.live}
            none=""
            lines={lobby.live}
            count={lobby.counts.live}
          />
        )}
        <JoinByLink />
      </div>
      <Archive lobby={lobby} connection={connection} />
    </div>
  );
}

import type { Lobby } from '@masterplan/server/wire';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Archive } from './archive.tsx';
import { TableLines } from './lines.tsx';

/** What goes on here: tables to join, tables to watch, games that are over. */
export function Columns({ lobby, connection }: { lobby: Lobby; connection: Connection }) {
  const say = useMessages();
  return (
    <div className="columns">
      <div>
        <TableLines
          id="lines-open"
          title={say.openTables}
          none={say.openTablesNone}
          lines={lobby.open}
          count={lobby.counts.open}
        />
        {lobby.live.length > 0 && (
          <TableLines
            id="lines-live"
            title={say.front.live}
            none=""
            lines={lobby.live}
            count={lobby.counts.live}
          />
        )}
      </div>
      <Archive lobby={lobby} connection={connection} />
    </div>
  );
}

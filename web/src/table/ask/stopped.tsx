import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useMessages } from '../../text/index.ts';
import type { AskProps } from './ask.tsx';

/** Nobody is asked until somebody goes on. */
export function Paused({ info, board, connection, request }: AskProps) {
  const say = useMessages();
  return (
    <>
      <p className="news">{say.pausedLead}</p>
      {board.seat >= 0 && (
        <button
          type="button"
          className="button is-strong"
          onClick={() =>
            request.run(() => connection.request('resume', { table: info.table, seat: board.seat }))
          }
        >
          {say.goOn}
        </button>
      )}
    </>
  );
}

/** A bot plays the viewer's seat: the way back, or when it is theirs again. */
export function Covered({ info, board, connection, request }: AskProps) {
  const say = useMessages();
  useStore(settings);
  const { coming, bot = '' } = info.people[board.seat] ?? {};
  if (coming === true)
    return (
      <div className="covered">
        <p className="news">{say.comingLead}</p>
      </div>
    );
  return (
    <div className="covered">
      <p className="news">{say.coveredLead(say.levels[bot] ?? bot)}</p>
      <button
        type="button"
        className="button is-strong"
        onClick={() => request.run(() => connection.request('back', { table: info.table, seat: board.seat }))}
      >
        {say.takeBack}
      </button>
    </div>
  );
}

import type { OpenVote } from '@masterplan/server/wire';
import type { BoardProps } from '../../boards/playable.ts';
import type { TableProps } from '../props.ts';
import { useRequest } from './request.ts';
import { useDeedMessages } from './words.ts';

/** What is being decided together: undo, pause, a replacement. */
export function Votes({ info, board, connection }: TableProps & { board: BoardProps }) {
  return info.votes.map((vote) => (
    <Vote key={vote.vote} vote={vote} info={info} board={board} connection={connection} />
  ));
}

function Vote({
  vote,
  info,
  board,
  connection,
}: Pick<TableProps, 'info' | 'connection'> & { vote: OpenVote; board: BoardProps }) {
  const say = useDeedMessages();
  const { seat, names } = board;
  const by = names[vote.by] ?? '';
  const line =
    vote.kind === 'replace' ? say.vote.replace(by, names[vote.whom ?? -1] ?? '') : say.vote[vote.kind](by);
  const { fault, run } = useRequest();
  const cast = (agree: boolean) =>
    run(() => connection.request('vote', { table: info.table, seat, vote: vote.vote, agree }));
  return (
    <div className="vote" role="alert">
      <p>{line}</p>
      {fault !== '' && <p className="fault">{fault}</p>}
      {vote.waiting.includes(seat) && (
        <p>
          <button type="button" className="button is-strong" onClick={() => cast(true)}>
            {say.vote.agree}
          </button>
          <button type="button" className="button" onClick={() => cast(false)}>
            {say.vote.refuse}
          </button>
        </p>
      )}
      {vote.by === seat && (
        <p>
          <button type="button" className="button" onClick={() => cast(false)}>
            {say.vote.withdraw}
          </button>
        </p>
      )}
    </div>
  );
}

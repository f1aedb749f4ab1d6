import { useEffect, useState } from 'react';
import { type BoardProps, usePlayable } from '../boards/playable.ts';
import { Link } from '../parts/link.tsx';
import { Refusal } from '../parts/refusal.tsx';
import type { Seal } from '../replay/seal.ts';
import { go } from '../route.ts';
import { firstSealOf } from '../wire/seals.ts';
import { useRequest } from './people/request.ts';
import { useDeedMessages } from './people/words.ts';
import type { TableProps } from './props.ts';

const askAgainAfter = 1500;

/** The end: who won and why, the seal broken open, rematch and replay. */
export function OverPanel(props: TableProps & { board: BoardProps }) {
  const { info, board, connection } = props;
  const say = useDeedMessages();
  const seal = useSeal(props);
  const { fault, run } = useRequest();
  const { outcome } = info;
  return (
    <section className="ask is-over" aria-label={say.gameOver}>
      <p className="label">{outcome?.winners.includes(board.seat) ? say.youWin : say.gameOver}</p>
      <div role="status">
        <h2 className="ask-question">
          {outcome === undefined ? say.givenUp : board.text.outcome(board.lens, outcome, board.names)}
        </h2>
      </div>
      <p className="news" role="status">
        {say.seals[seal]}
      </p>
      <div className="ask-tools">
        {board.seat >= 0 && (
          <button
            type="button"
            className="button is-strong"
            onClick={() =>
              run(async () => go(`/t/${(await connection.request('rematch', { table: info.table })).table}`))
            }
          >
            {say.rematch}
          </button>
        )}
        <Link className="button" to={`/replay/${info.table}`}>
          {say.replay}
        </Link>
        <Link className="button" to="/">
          {say.toLobby}
        </Link>
      </div>
      <Refusal words={fault} />
    </section>
  );
}

/** Replays the record and compares it with what was sealed at the start; asks again while the record is not to be had. */
function useSeal({ info, connection }: TableProps): Seal | 'checking' {
  const playable = usePlayable(info.game, info.rulesAt);
  const [seal, setSeal] = useState<Seal | 'checking'>('checking');
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const check = async (): Promise<void> => {
      const { filmOf, sealFound } = await import('../replay/seal.ts');
      const found = await connection.request('record', { table: info.table });
      const film = await filmOf(playable, found);
      if (isShown) setSeal(sealFound(film, found, firstSealOf(info.table) ?? info.seal));
    };
    const tryToCheck = () =>
      check().catch(() => {
        if (isShown) again = setTimeout(() => void tryToCheck(), askAgainAfter);
      });
    void tryToCheck();
    return () => {
      isShown = false;
      clearTimeout(again);
    };
  }, [connection, playable, info.seal, info.table]);
  return seal;
}

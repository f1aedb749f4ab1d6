import { reachable } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { Suspense, useEffect, useState } from 'react';
import { type BoardProps, usePlayable } from '../boards/playable.ts';
import { Link } from '../parts/link.tsx';
import { Refusal } from '../parts/refusal.tsx';
import type { Film } from '../replay/film.ts';
import type { Seal } from '../replay/seal.ts';
import { go } from '../route.ts';
import { firstSealOf } from '../wire/seals.ts';
import { useRequest } from './people/request.ts';
import { useDeedMessages } from './people/words.ts';
import type { TableProps } from './props.ts';

const TurnedUp = later(() => import('../reveal/turned-up.tsx').then(({ TurnedUp }) => TurnedUp));

const askAgainAfter = 1500;

interface OverProps extends TableProps {
  readonly board: BoardProps;
  /** Has the masks fall where the board is, for those who have seen it end; without it they are named here. */
  readonly unmask: ((film: Film) => void) | undefined;
}

/** The end: who won and why, the seal broken open, rematch and replay. */
export function OverPanel(props: OverProps) {
  const { info, board, connection, unmask } = props;
  const say = useDeedMessages();
  const { seal, film } = useSeal(props);
  useEffect(() => {
    if (film !== undefined) unmask?.(film);
  }, [film, unmask]);
  const { fault, run } = useRequest();
  const { outcome } = info;
  return (
    <section className="ask is-over" aria-label={say.gameOver} ref={reachable}>
      <p className="label">{outcome?.winners.includes(board.seat) ? say.youWin : say.gameOver}</p>
      <div role="status">
        <h2 className="ask-question">
          {outcome === undefined ? say.givenUp : board.text.outcome(board.lens, outcome, board.names)}
        </h2>
      </div>
      <Suspense fallback={null}>
        {film !== undefined && outcome !== undefined && unmask === undefined && (
          <TurnedUp film={film} names={board.names} />
        )}
      </Suspense>
      <p className="news" role="status">
        {say.seals[seal]}
      </p>
      <div className="ask-tools">
        {outcome !== undefined && (
          <Link className="button is-strong" to={`/reveal/${info.table}`}>
            {say.reveal}
          </Link>
        )}
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
        <Link className="button" to="/kept">
          {say.kept}
        </Link>
        <Link className="button" to="/">
          {say.toLobby}
        </Link>
      </div>
      <Refusal words={fault} />
    </section>
  );
}

/** What came of the look at the seal, and the game as it was played again for that. */
interface Checked {
  readonly seal: Seal | 'checking';
  readonly film?: Film;
}

/** Replays the record and compares it with what was sealed at the start; asks again while the record is not to be had. */
function useSeal({ info, connection }: TableProps): Checked {
  const playable = usePlayable(info.game, info.rulesAt);
  const [checked, setChecked] = useState<Checked>({ seal: 'checking' });
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const check = async (): Promise<void> => {
      const { filmOf, sealFound } = await import('../replay/seal.ts');
      const found = await connection.request('record', { table: info.table });
      const film = await filmOf(playable, found);
      if (!isShown) return;
      const seal = sealFound(film, found, firstSealOf(info.table) ?? info.seal);
      setChecked(typeof film === 'string' ? { seal } : { seal, film });
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
  return checked;
}

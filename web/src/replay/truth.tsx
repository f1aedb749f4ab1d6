import './truth.css';
import { Suspense } from 'react';
import { type BoardProps, type GameUi, usePlayable } from '../boards/playable.ts';
import type { Film } from './film.ts';
import { useReplayWords } from './words.ts';

interface TruthProps {
  readonly film: Film;
  readonly step: number;
  /** The board as somebody sees it who knows every face. */
  readonly board: BoardProps;
}

/** What every seat hides at a moment: its role, plan and hand, and the answer it has sealed. Only of games that are over. */
export function Truth({ film, step, board }: TruthProps) {
  const told = useReplayWords();
  const { ui } = usePlayable(film.rerun.game.id);
  return (
    <section className="table-tray truth" aria-label={told.secrets}>
      <ul data-count={board.lens.seats}>
        {[...board.names.keys()].map((seat) => (
          <li key={seat}>
            <Hidden {...{ film, step, board, ui, seat }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hidden({ film: { rerun }, step, board, ui, seat }: TruthProps & { ui: GameUi; seat: number }) {
  const told = useReplayWords();
  const { names, text } = board;
  const sealed = rerun.sealedAt?.(step, 'truth').find((answer) => answer.seat === seat);
  return (
    <>
      <h3>
        <ui.Mark seat={seat} />
        {names[seat]}
      </h3>
      {sealed !== undefined && (
        <p className="truth-sealed">
          <b>{told.sealed}</b> {text.option(rerun.lensAt(step, seat), sealed.option, names)}
        </p>
      )}
      <Suspense fallback={null}>
        <ui.Secrets {...board} of={seat} />
      </Suspense>
    </>
  );
}

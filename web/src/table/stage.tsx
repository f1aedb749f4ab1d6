import { type BoardProps, usePlayable } from '../boards/playable.ts';

/** The middle of the table, and below it what only the viewer's seat sees. */
export function Stage({ board }: { board: BoardProps }) {
  const { ui } = usePlayable(board.lens.game.id);
  return (
    <>
      <div className="table-board">
        <ui.Board {...board} />
      </div>
      {board.seat >= 0 && (
        <div className="table-tray">
          <ui.Tray {...board} />
        </div>
      )}
    </>
  );
}

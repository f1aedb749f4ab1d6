import type { BoardProps, GameUi } from '../boards/playable.ts';

/** The middle of the table, and below it what only the viewer's seat sees, as long as it can be used. */
export function Stage({ board, ui }: { board: BoardProps; ui: GameUi }) {
  return (
    <>
      <div className="table-board">
        <ui.Board {...board} />
      </div>
      {board.seat >= 0 && board.lens.outcome === null && (
        <div className="table-tray">
          <ui.Tray {...board} />
        </div>
      )}
    </>
  );
}

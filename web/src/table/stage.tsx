import type { BoardProps, GameUi } from '../boards/playable.ts';

/** The middle of the table, and below it what only the viewer's seat sees. */
export function Stage({ board, ui }: { board: BoardProps; ui: GameUi }) {
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

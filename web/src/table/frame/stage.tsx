import type { BoardProps, GameUi } from '../../boards/playable.ts';
import { hasHand } from './tabs.tsx';

/** The middle of the table, and below it what only the viewer's seat sees, as long as it can be used. */
export function Stage({ board, ui }: { board: BoardProps; ui: GameUi }) {
  return (
    <>
      <div className="table-board">
        <ui.Board {...board} />
      </div>
      {hasHand(board) && (
        <div className="table-tray">
          <ui.Tray {...board} />
        </div>
      )}
    </>
  );
}

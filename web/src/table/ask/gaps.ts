import type { BoardProps } from '../../boards/playable.ts';
import { isCovered, type TableProps } from '../props.ts';

/** A window that the viewer's seat lets pass, unless they step in: a gap between two actions. */
export interface Gap {
  readonly window: number;
  /** They have stepped in: the table stops for them there. */
  readonly isIn: boolean;
  /** They have stepped in, and the table has not come to one yet. */
  readonly isAwaited: boolean;
  /** The standing answer that is being asked, whose words are those of stepping in. */
  readonly ask: string;
  /** The standing answer to leave: steps in, or lets gaps pass again. */
  readonly next: string;
}

type Looking = Pick<TableProps, 'view' | 'info'> & { readonly board: Pick<BoardProps, 'lens' | 'seat'> };

/** The answers that the viewer's seat may leave standing at a window, by number: 0 is being asked. */
const keyAt = ({ view }: Looking, window: number, answer: number): string | undefined =>
  view.mine?.standing.find((each) => each.window === window && each.answer === answer)?.key;

/** The number of the answer that is usual at a window; 0 where none is, and by rules that are older than usual answers. */
export function usualAt({ game }: BoardProps['lens'], window: number): number {
  const { usual, answers } = game.windows?.[game.windowNames[window] ?? ''] ?? {};
  return usual === undefined ? 0 : (answers?.findIndex(({ name }) => name === usual) ?? -1) + 1;
}

/** The gaps at which the viewer may step in now or later. */
export function gapsOf(looking: Looking): Gap[] {
  const { view, info, board } = looking;
  if (info.state !== 'playing' || isCovered(looking)) return [];
  const { game } = board.lens;
  return game.windowNames.flatMap((name, window) => {
    const usual = usualAt(board.lens, window);
    const isIn = view.seen?.standing[window] === 0;
    const ask = keyAt(looking, window, 0);
    const next = keyAt(looking, window, isIn ? usual : 0);
    if (usual === 0 || ask === undefined || next === undefined) return [];
    const isThere = view.asks.some(
      (open) => open.seat === board.seat && !open.ready && game.phaseNamed[open.name]?.window === name,
    );
    return [{ window, isIn, isAwaited: isIn && !isThere, ask, next }];
  });
}

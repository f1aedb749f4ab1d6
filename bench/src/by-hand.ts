const LINES = new Int32Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6]);

const hasLine = (cells: Int32Array, mark: number): boolean => {
  for (let i = 0; i < LINES.length; i += 3) {
    const [a = 0, b = 0, c = 0] = [LINES[i], LINES[i + 1], LINES[i + 2]];
    if (cells[a] === mark && cells[b] === mark && cells[c] === mark) return true;
  }
  return false;
};

/** Tic-tac-toe as one would write it by hand, with the free cells listed before each move; returns the number of moves. */
export function playByHand(below: (limit: number) => number): number {
  const cells = new Int32Array(9);
  const free: number[] = [];
  for (let move = 0; move < 9; move++) {
    free.length = 0;
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) free.push(cell);
    const mark = (move % 2) + 1;
    cells[free[below(free.length)] ?? 0] = mark;
    if (hasLine(cells, mark)) return move + 1;
  }
  return 9;
}

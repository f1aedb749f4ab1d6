import {
  bind,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  layout,
  nth,
  number,
  numbers,
  wordsOf,
} from '@masterplan/kernel';

const fields = { turn: number(), cells: numbers(), filled: number() };
const words = { mark: 'mark #' };
const say = wordsOf(words);
const { layout: plan } = layout({});

interface Noughts {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const hasLine = (cells: readonly number[], mark: number): boolean =>
  LINES.some(([a, b, c]) => cells[a] === mark && cells[b] === mark && cells[c] === mark);

const definition: GameDefinition<Noughts> = {
  id: 'tic-tac-toe',
  version: '1',
  seats: [2],
  options: {},
  layout: plan,
  fields,
  words,
  verbs: [],
  bound: 9,
  course: {
    name: 'turn',
    run: (table) => table.ask(table.fields.turn),
    choices(lens, _seat, _frame, offers) {
      const { cells } = lens.fields;
      for (let cell = 0; cell < 9; cell++) {
        if (nth(cells, cell) === 0) offers.yes(say.mark, cell);
        else offers.no(say.mark, cell, 0, 'taken');
      }
    },
    answer(table, _frame, seat, option) {
      const { fields } = table;
      fields.cells[firstOf(option)] = seat + 1;
      fields.filled += 1;
      fields.turn = 1 - seat;
      if (hasLine(fields.cells, seat + 1)) table.end([seat], 'line');
      else if (fields.filled === 9) table.end([], 'full');
    },
  },
  setup(table) {
    table.fields.cells = new Array<number>(9).fill(0);
  },
};

export const ticTacToe = bind(definition, []);

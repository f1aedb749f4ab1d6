import {
  dueAnswers,
  type Lens,
  type OpenAsk,
  openAsks,
  optionsOf,
  play,
  type Shape,
  type Table,
} from '@masterplan/kernel';

/** The keys of the options a seat has now. */
export const keysOf = <S extends Shape>(table: Table<S>, seat: number): string[] =>
  optionsOf(table.lens(seat)).map(({ key }) => key);

/** Answers for a seat by key; what is refused fails the test. */
export function answer<S extends Shape>(table: Table<S>, seat: number, ...keys: string[]): void {
  for (const key of keys) {
    const refusal = play(table, seat, key);
    if (refusal) throw new Error(`seat ${seat} may not "${key}": ${JSON.stringify(refusal)}`);
  }
}

/** Plays what is due, as whoever runs a table does, until nothing is. */
export function answerDue<S extends Shape>(table: Table<S>): void {
  for (let [due] = dueAnswers(table); due !== undefined; [due] = dueAnswers(table))
    answer(table, due.seat, due.key);
}

/** Who is asked for what, as everybody sees it: `0 take`, `1 strike sealed`, `2 strike ready`. */
export function asksOf<S extends Shape>(view: {
  readonly lens: (viewer: number) => Lens<S>;
  readonly seats: number;
}): string[] {
  const how = ({ sealed, ready }: OpenAsk) => (ready ? ' ready' : sealed ? ' sealed' : '');
  return openAsks(view.lens(view.seats)).map((ask) => `${ask.seat} ${ask.name}${how(ask)}`);
}

import { type Game, type Lens, NONE, type Option, type Shape, type Table } from '../src/index.ts';

/** Notes what is taken without asking, where public facts leave one option only. */
export class Forced<S extends Shape> {
  /** All that was taken so since the position was dealt, and how many of them before the last answer. */
  readonly taken: string[] = [];
  #before = 0;
  #answer: Option = NONE;
  readonly #wording: (lens: Lens<S>, option: Option) => string;

  /** `wording` says what was taken, before it is done. */
  constructor(wording: (lens: Lens<S>, option: Option) => string) {
    this.#wording = wording;
  }

  /** The same verbs, watched. */
  watching(verbs: Game<S>['verbs']): Game<S>['verbs'] {
    return verbs.map((verb) =>
      verb.forced === undefined
        ? verb
        : {
            ...verb,
            run: (table, frame, said, seat, option) => {
              this.#note(table, seat, option);
              verb.run(table, frame, said, seat, option);
            },
          },
    );
  }

  /** A seat is about to answer with this. */
  answering(option: Option): void {
    this.#before = this.taken.length;
    this.#answer = option;
  }

  get sinceLastAnswer(): readonly string[] {
    return this.taken.slice(this.#before);
  }

  #note(table: Table<S>, seat: number, option: Option): void {
    if (option !== this.#answer) this.taken.push(this.#wording(table.lens(seat), option));
    this.#answer = NONE;
  }
}

/** The same verbs, none of which is forced: what would be taken without asking is asked. */
export const asked = <S extends Shape>(verbs: Game<S>['verbs']): Game<S>['verbs'] =>
  verbs.map(({ forced: _forced, ...verb }) => verb);

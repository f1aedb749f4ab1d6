import {
  firstOf,
  type Hole,
  holesOf,
  type Lens,
  type Option,
  type Shape,
  secondOf,
  wordOf,
} from '@masterplan/kernel';

/** What a part of an option points at: a card, a seat, a place or a number, as its word says. */
export interface Aim {
  readonly hole: Hole;
  readonly at: number;
}

/** What an option points at, part by part; nothing for a word of every game, such as "done". */
export function aimsOf<S extends Shape>({ game }: Lens<S>, option: Option): readonly Aim[] {
  const [first, second] = holesOf(game.words, option);
  return [
    ...(first === undefined ? [] : [{ hole: first, at: firstOf(option) }]),
    ...(second === undefined ? [] : [{ hole: second, at: secondOf(option) }]),
  ];
}

/** The name of the word that an option says; undefined for one of every game. */
export const wordIn = <S extends Shape>({ game }: Lens<S>, option: Option): string | undefined =>
  Object.keys(game.words)[wordOf(option)];

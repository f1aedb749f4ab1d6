import {
  firstOf,
  type Hole,
  type Lens,
  type Option,
  type Shape,
  secondOf,
  type WordForm,
  wordForm,
  wordOf,
} from '@masterplan/kernel';

/** What a part of an option points at: a card, a seat, a place or a number, as its word says. */
export interface Aim {
  readonly hole: Hole;
  readonly at: number;
}

/** Words that were read: a board asks for the same ones again and again. */
const forms = new Map<string, WordForm>();

function formOf(template: string): WordForm {
  const form = forms.get(template) ?? wordForm(template);
  forms.set(template, form);
  return form;
}

/** What an option points at, part by part; nothing for a word of every game, such as "done". */
export function aimsOf<S extends Shape>({ game }: Lens<S>, option: Option): readonly Aim[] {
  const template = Object.values(game.words)[wordOf(option)];
  const [first, second] = template === undefined ? [] : formOf(template).holes;
  return [
    ...(first === undefined ? [] : [{ hole: first, at: firstOf(option) }]),
    ...(second === undefined ? [] : [{ hole: second, at: secondOf(option) }]),
  ];
}

/** The name of the word that an option says; undefined for one of every game. */
export const wordIn = <S extends Shape>({ game }: Lens<S>, option: Option): string | undefined =>
  Object.keys(game.words)[wordOf(option)];

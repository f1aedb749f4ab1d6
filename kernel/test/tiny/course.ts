import {
  bind,
  type FieldsOf,
  type Frame,
  type GameDefinition,
  type Lens,
  layout,
  number,
  type Offers,
  open,
  type Phase,
  wordsOf,
} from '@masterplan/kernel';

const fields = { steps: number() };
const words = { go: 'go', stop: 'stop' };
const say = wordsOf(words);

export interface Course {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}

/** A game of these phases; the last is on top of the others. */
export function courseOf(first: Phase<Course>, ...others: Phase<Course>[]): GameDefinition<Course> {
  return {
    id: 'course',
    version: '1',
    seats: [2, 3],
    options: { mode: { values: ['short', 'long'], usual: 'short' } },
    layout: layout({ hand: { order: 'free', seenBy: 'owner', per: 'seat' } }).layout,
    fields,
    words,
    verbs: [],
    bound: 9,
    course: first,
    also: others,
    setup(table) {
      for (const phase of [first, ...others]) table.push(phase);
    },
  };
}

export const openCourse = (first: Phase<Course>, ...others: Phase<Course>[]) =>
  open(bind(courseOf(first, ...others), []), { seats: 2, seed: 'course' });

export function goOrStop(_lens: Lens<Course>, _seat: number, _frame: Frame, offers: Offers): void {
  offers.yes(say.go);
  offers.yes(say.stop);
}

export const asking: Phase<Course> = {
  name: 'asking',
  run: (table, frame) => (frame.at === 1 ? table.end([0, 1], 'asked') : table.ask(1)),
  choices: goOrStop,
  answer(_table, frame) {
    frame.at = 1;
  },
};

import { nth, optionOf, type Window, wordOf } from '@masterplan/kernel';
import { type Tomorrow, word } from './board.ts';

/** What stands for everybody from the start: gaps go by, markers are placed together, Side Jobs that are met are claimed. */
export const windows: Readonly<Record<string, Window<Tomorrow>>> = {
  dealings: {
    usual: 'pass',
    answers: [{ name: 'pass', applies: () => true, choose: () => optionOf(word.pass) }],
  },
  staging: {
    usual: 'together',
    answers: [{ name: 'together', applies: () => true, choose: () => optionOf(word.together) }],
  },
  jobs: {
    usual: 'claim',
    answers: [
      {
        name: 'claim',
        applies: () => true,
        choose: (_lens, _seat, _frame, options) =>
          options.find((option) => wordOf(option) === word.claimCard) ?? nth(options, 0),
      },
    ],
  },
};

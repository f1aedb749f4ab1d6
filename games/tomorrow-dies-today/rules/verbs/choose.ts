import { choicesOf, type Lens, nth, type Sentence, sentenceAt, wordOf } from '@masterplan/kernel';
import { chooseOne, clausesFor, simply, you } from '@masterplan/kernel/words';
import type { Voice } from '../../text/voice.ts';
import { compose } from '../../text/words.ts';
import type { Reader, Tomorrow } from '../board.ts';
import { verb, word } from '../kit.ts';
import { canPayFor } from './spend.ts';

/** One of the two, in the words of the card. */
function saidUnder(voice: Voice, lens: Lens<Tomorrow>, no: number): string {
  const said = sentenceAt(lens.game, nth(lens.stack, lens.stack.length - 1));
  if (!choose.is(said)) return '';
  return compose(simply(clausesFor(lens.game, nth(said.among, no))), voice.language, 'option');
}

export const theFirst = word('choose the first', {
  en: (_parts, voice, lens) => saidUnder(voice, lens, 0),
  fr: (_parts, voice, lens) => saidUnder(voice, lens, 0),
});
export const theSecond = word('choose the second', {
  en: (_parts, voice, lens) => saidUnder(voice, lens, 1),
  fr: (_parts, voice, lens) => saidUnder(voice, lens, 1),
});

/** Whether a seat has what some sentences have it spend first, in one of the lists where they let choose (TD-C3). */
export const canAfford = (reader: Reader, seat: number, said: readonly Sentence[]): boolean => {
  const [first] = said;
  return choose.is(first)
    ? first.among.some((list) => canPayFor(reader, seat, list))
    : canPayFor(reader, seat, said);
};

/** One of two lists; one that asks for more than the seat has cannot be chosen (TD-C3). */
export const choose = verb(
  'choose',
  { among: choicesOf(2) },
  {
    brings: [theFirst, theSecond],
    choices(lens, seat, _frame, offers, { among }) {
      for (const [no, list] of among.entries())
        offers.verdict(
          no === 0 ? theFirst.no : theSecond.no,
          0,
          0,
          canPayFor(lens, seat, list) ? undefined : 'TD-C3',
        );
    },
    run(table, frame, _said, seat, option) {
      table.perform(frame, 'among', seat, wordOf(option) === theFirst.no ? 0 : 1);
    },
    say: ({ among }, says) => chooseOne(you, simply(says(nth(among, 0))), simply(says(nth(among, 1)))),
  },
);

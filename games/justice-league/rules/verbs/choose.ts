import { choicesOf, type Lens, nth, type Sentence, sentenceAt, wordOf } from '@masterplan/kernel';
import { chooseOne, clausesFor, simply, you } from '@masterplan/kernel/words';
import { abilities } from '../../content/kinds.ts';
import type { Voice } from '../../text/voice.ts';
import { compose } from '../../text/words.ts';
import { type JusticeLeague, type Reader, zones } from '../board.ts';
import { verb, word } from '../kit.ts';
import { readyOf } from '../questions.ts';
import { cancel } from './cancel.ts';
import { spend } from './spend.ts';

/** One of the two, in the words of the card. */
function saidUnder(voice: Voice, lens: Lens<JusticeLeague>, no: number): string {
  const said = sentenceAt(lens.game, lens.frame);
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

/** One of two lists; one that cannot be done in full cannot be chosen while the other can (JL-C13). */
export const choose = verb(
  'choose',
  { among: choicesOf(2) },
  {
    brings: [theFirst, theSecond],
    forced: 'taken',
    choices(lens, seat, _frame, offers, { among }) {
      const canOne = canDo(lens, seat, nth(among, 0));
      const canTwo = canDo(lens, seat, nth(among, 1));
      offers.verdict(theFirst.no, 0, 0, canOne || !canTwo ? undefined : 'JL-C13');
      offers.verdict(theSecond.no, 0, 0, canTwo || !canOne ? undefined : 'JL-C13');
    },
    run(table, frame, _said, seat, option) {
      table.perform(frame, 'among', seat, wordOf(option) === theFirst.no ? 0 : 1);
    },
    say: ({ among }, says) => chooseOne(you, simply(says(nth(among, 0))), simply(says(nth(among, 1)))),
  },
);

/** Whether the first deed of a list can be done in full: a wound always can. */
function canDo(reader: Reader, seat: number, [first]: readonly Sentence[]): boolean {
  if (cancel.is(first)) return reader.zone(zones.laid(seat)).length > 0;
  if (!spend.is(first)) return true;
  return abilities.reduce((left, ability) => left + readyOf(reader, seat, ability), 0) >= first.n;
}

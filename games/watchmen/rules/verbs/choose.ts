import { choicesOf, type Lens, nth, type Sentence, sentenceAt, wordOf } from '@masterplan/kernel';
import { chooseOne, simply } from '@masterplan/kernel/words';
import { deedText, itText } from '../../text/deeds.ts';
import type { Voice } from '../../text/voice.ts';
import { you } from '../../text/words.ts';
import { itIn } from '../bindings.ts';
import { type Watchmen, zones } from '../board.ts';
import { verb, word } from '../kit.ts';
import { speaksOfIt } from '../meant-before.ts';
import { discard } from './discard.ts';
import { discardAtRandom } from './discard-at-random.ts';
import { discardHand } from './discard-hand.ts';

/** A choice is said in the words of its sentences, whatever the language. */
function sayingOf(which: 0 | 1) {
  const say = ({ names }: { names: readonly string[] }, voice: Voice, lens: Lens<Watchmen>): string => {
    const frame = nth(lens.stack, lens.stack.length - 1);
    const said = sentenceAt(lens.game, frame);
    if (!choose.is(said)) return '';
    const says = nth(said.among, which);
    return speaksOfIt(says) ? itText(voice, lens, itIn(frame)) : deedText(voice, lens, says, names);
  };
  return { en: say, fr: say };
}

const one = word('the first', sayingOf(0));
const two = word('the second', sayingOf(1));

/** One of two lists happens, as you choose; one that cannot be done cannot be chosen while the other can (RB-22). */
export const choose = verb(
  'choose',
  { among: choicesOf(2) },
  {
    brings: [one, two],
    choices(lens, seat, _frame, offers, { among }) {
      const canOne = canDo(lens, seat, nth(among, 0));
      const canTwo = canDo(lens, seat, nth(among, 1));
      if (canOne || !canTwo) offers.yes(one.no);
      else offers.no(one.no, 0, 0, 'RB-22');
      if (canTwo || !canOne) offers.yes(two.no);
      else offers.no(two.no, 0, 0, 'RB-22');
    },
    forced: 'taken',
    run(table, frame, _said, seat, option) {
      table.perform(frame, 'among', seat, wordOf(option) === one.no ? 0 : 1);
    },
    say: ({ among }, says) => chooseOne(you, simply(says(nth(among, 0))), simply(says(nth(among, 1)))),
  },
);

/** Whether there is anything to do, from public facts: only discards from a hand need something. */
function canDo(lens: Lens<Watchmen>, seat: number, [first]: readonly Sentence[]): boolean {
  const needsHand = discardHand.is(first) || discardAtRandom.is(first) || discard.is(first);
  return !needsHand || lens.size(zones.hand(seat)) > 0;
}

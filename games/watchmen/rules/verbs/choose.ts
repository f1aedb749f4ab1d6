import { type Lens, nth, type Verb, wordOf } from '@masterplan/kernel';
import { asSoonAs, chooseOne, simply } from '@masterplan/kernel/words';
import type { Sentence, SentenceOf } from '../../content/sentences.ts';
import { conditionClause } from '../../text/conditions.ts';
import { you } from '../../text/words.ts';
import { type Watchmen, waiting, word, zones } from '../board.ts';
import { holds } from '../conditions.ts';

/** One of two lists; one that cannot be done cannot be chosen while the other can (RB-22). */
export const choose: Verb<Watchmen, SentenceOf<'choose'>> = {
  name: 'choose',
  choices(lens, seat, _frame, offers, { among }) {
    const canOne = canDo(lens, seat, nth(among, 0));
    const canTwo = canDo(lens, seat, nth(among, 1));
    if (canOne || !canTwo) offers.yes(word.one);
    else offers.no(word.one, 0, 0, 'RB-22');
    if (canTwo || !canOne) offers.yes(word.two);
    else offers.no(word.two, 0, 0, 'RB-22');
  },
  forced: 'taken',
  run(table, frame, _said, seat, option) {
    table.perform(frame, 'among', seat, wordOf(option) === word.one ? 0 : 1);
  },
  say: ({ among }, says) => chooseOne(you, simply(says(nth(among, 0))), simply(says(nth(among, 1)))),
};

/** Whether there is anything to do, from public facts: only discards from a hand need something. */
function canDo(lens: Lens<Watchmen>, seat: number, says: readonly Sentence[]): boolean {
  const [first] = says;
  const needsHand =
    first?.do === 'discard-hand' || first?.do === 'discard-at-random' || first?.do === 'discard';
  return !needsHand || lens.size(zones.hand(seat)) > 0;
}

/** As soon as it is so this turn, now or later, something happens (RB-7). */
export const once: Verb<Watchmen, SentenceOf<'once'>> = {
  name: 'once',
  run(table, frame, { condition }) {
    if (holds(table, condition, frame))
      table.perform(frame.self, table.listIn(frame, 'to'), frame.you, frame.kind);
    else waiting.add(table.fields.waiting, frame.self, frame.kind);
  },
  say({ condition, to }, says) {
    const [later] = says(to);
    return later === undefined ? [] : asSoonAs(conditionClause(condition), later);
  },
};

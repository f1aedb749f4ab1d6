import { type Lens, nth, type Verb, wordOf } from '@masterplan/kernel';
import { isCard, type Part } from '../../content/kinds.ts';
import type { Sentence, SentenceOf } from '../../content/sentences.ts';
import { clause, you } from '../../text/words.ts';
import { performKind, performWithin } from '../bindings.ts';
import { type Watchmen, waiting, word, zones } from '../board.ts';
import { holds } from '../conditions.ts';

/** One of two parts of the card; one that cannot be done cannot be chosen while the other can (RB-22). */
export const choose: Verb<Watchmen, SentenceOf<'choose'>> = {
  name: 'choose',
  choices(lens, seat, frame, offers) {
    const kind = nth(lens.game.kinds, frame.kind);
    if (!isCard(kind)) return;
    const canOne = canDo(lens, seat, kind.says.one);
    const canTwo = canDo(lens, seat, kind.says.two);
    if (canOne || !canTwo) offers.yes(word.one);
    else offers.no(word.one, 0, 0, 'RB-22');
    if (canTwo || !canOne) offers.yes(word.two);
    else offers.no(word.two, 0, 0, 'RB-22');
  },
  forced: 'taken',
  run(table, frame, _said, seat, option) {
    const part: Part = wordOf(option) === word.one ? 'one' : 'two';
    performWithin(table, frame, part, seat);
  },
  say: () => clause('choose', you),
};

/** Whether there is anything to do, from public facts: only discards from a hand need something. */
function canDo(lens: Lens<Watchmen>, seat: number, says: readonly Sentence[]): boolean {
  const [first] = says;
  const needsHand =
    first?.do === 'discard-hand' || first?.do === 'discard-at-random' || first?.do === 'discard';
  return !needsHand || lens.size(zones.hand(seat)) > 0;
}

/** As soon as it is so this turn, now or later, the part `later` happens (RB-7). */
export const once: Verb<Watchmen, SentenceOf<'once'>> = {
  name: 'once',
  run(table, frame, { condition }) {
    if (holds(table, condition, frame)) performKind(table, frame.self, frame.kind, 'later', frame.you);
    else waiting.add(table.fields.waiting, frame.self, frame.kind);
  },
  say: () => clause('act', you),
};

import { DO_WORD, type Verb, wordOf } from '@masterplan/kernel';
import type { SentenceOf } from '../../content/sentences.ts';
import { again, clause, the, topOf, you } from '../../text/words.ts';
import { bindIt, forgetThem, itIn, note } from '../bindings.ts';
import { type Watchmen, word, zones } from '../board.ts';
import { destroy, discardTo, topOfDeck } from '../decks.ts';
import { noteForSender } from '../round.ts';

const topPhrase = (of: 'deck' | 'main-deck') =>
  topOf(of === 'deck' ? 'deck' : the('main-deck'), { as: 'it' });

export const discardTop: Verb<Watchmen, SentenceOf<'discard-top'>> = {
  name: 'discard-top',
  run(table, frame) {
    const top = topOfDeck(table, frame.you);
    if (top === undefined) return forgetThem(frame);
    const card = discardTo(table, frame.you, top);
    table.tell('discarded', frame.you, [card]);
    bindIt(frame, card);
    noteForSender(table, card);
  },
  say: () => clause('discard', you, topPhrase('deck')),
};

/** Only its player sees it. */
export const lookAtTop: Verb<Watchmen, SentenceOf<'look-at-top'>> = {
  name: 'look-at-top',
  run(table, frame, { of }) {
    const top = of === 'deck' ? topOfDeck(table, frame.you) : table.top(zones.mainDeck());
    if (top === undefined) return forgetThem(frame);
    const card = table.show(top, 1 << frame.you);
    table.tell('looked', frame.you, [card]);
    bindIt(frame, card);
  },
  say: ({ of }) => clause('look-at', you, topPhrase(of)),
};

export const revealTop: Verb<Watchmen, SentenceOf<'reveal-top'>> = {
  name: 'reveal-top',
  run(table, frame, { of }) {
    const top = of === 'deck' ? topOfDeck(table, frame.you) : table.top(zones.mainDeck());
    if (top === undefined) return forgetThem(frame);
    const card = table.show(top);
    table.tell('revealed', frame.you, [card]);
    bindIt(frame, card);
  },
  say: ({ of }) => clause('reveal', you, topPhrase(of)),
};

/** Even or odd; 0 is even. */
export const call: Verb<Watchmen, SentenceOf<'call'>> = {
  name: 'call',
  choices(_lens, _seat, _frame, offers) {
    offers.yes(word.even);
    offers.yes(word.odd);
  },
  run(table, frame, _said, seat, option) {
    const parity = wordOf(option) === word.odd ? 1 : 0;
    note(frame, parity);
    table.tell('called', seat, [], parity);
  },
  say: () => clause('call', you, undefined, { how: 'even-or-odd' }),
};

export const putIt: Verb<Watchmen, SentenceOf<'put-it'>> = {
  name: 'put-it',
  forced: 'taken',
  choices(_lens, _seat, frame, offers) {
    if (itIn(frame) !== undefined) offers.yes(DO_WORD);
  },
  run(table, frame, { to }) {
    const it = itIn(frame);
    if (it === undefined) return;
    if (to === 'destroyed') table.tell('destroyed', frame.you, [destroy(table, it)]);
    else if (to === 'discard') table.tell('discarded', frame.you, [discardTo(table, frame.you, it)]);
    else table.tell('to hand', frame.you, [table.move(it, zones.hand(frame.you))]);
  },
  say({ to }) {
    if (to === 'hand') return clause('put', you, again('it'), { to: 'hand' });
    return clause(to === 'discard' ? 'discard' : 'destroy', you, again('it'));
  },
};

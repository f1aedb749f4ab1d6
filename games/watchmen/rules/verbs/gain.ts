import { DONE, DONE_WORD, firstOf, type Option, type Table, type Verb } from '@masterplan/kernel';
import { both, doer, forEach, may, onTopOf } from '@masterplan/kernel/words';
import type { Sentence, SentenceOf } from '../../content/sentences.ts';
import { a, again, all, clause, exactly, hasBeen, meant, perPhrase, the, you } from '../../text/words.ts';
import { itIn } from '../bindings.ts';
import { gainedNow, type Watchmen, word, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { times } from '../conditions.ts';
import { gain as gainCard, gainWeaknesses } from '../gaining.ts';

/** One such card of the Line-Up, or all of them. */
export const gain: Verb<Watchmen, SentenceOf<'gain'>> = {
  name: 'gain',
  choices(lens, _seat, _frame, offers, { which }) {
    for (const card of lens.zone(zones.lineUp())) {
      if (isMeant(lens, card, which)) offers.yes(word.gain, card);
    }
  },
  forced: 'taken',
  run(table, _frame, _said, seat, option) {
    table.tell('gained', seat, [firstOf(option)]);
    gainCard(table, seat, firstOf(option), 'line-up');
  },
  say: ({ which }) => clause('gain', you, meant(a, which, { in: the('line-up') })),
};

export const gainAll: Verb<Watchmen, SentenceOf<'gain-all'>> = {
  name: 'gain-all',
  run(table, { you: seat }, { which }) {
    const cards = table.zone(zones.lineUp()).filter((card) => isMeant(table, card, which));
    for (const card of cards) {
      table.tell('gained', seat, [card]);
      gainCard(table, seat, card, 'line-up');
    }
  },
  say: ({ which }) => clause('gain', you, meant(all, which, { in: the('line-up') })),
};

/** A Kick goes from its stack straight to the hand. */
export const gainKick: Verb<Watchmen, SentenceOf<'gain-kick'>> = {
  name: 'gain-kick',
  choices(lens, _seat, _frame, offers) {
    const top = lens.top(zones.kicks());
    if (top !== undefined) offers.yes(word.gain, top);
  },
  run(table, _frame, _said, seat, option) {
    const card = table.move(firstOf(option), zones.hand(seat));
    gainedNow.add(table.fields.gained, card);
    table.tell('to hand', seat, [card]);
  },
  say: () =>
    both(clause('gain', you, a('kick', { as: 'it' })), clause('put', you, again('it'), { to: 'hand' })),
};

export const gainWeakness: Verb<Watchmen, SentenceOf<'gain-weakness'>> = {
  name: 'gain-weakness',
  run: (table, { you: seat }, { n, per }) => gainWeaknesses(table, seat, n * times(table, per, seat)),
  say({ n, per }) {
    const deed = clause('gain', you, n === 1 ? a('weakness') : exactly(n, 'weakness'));
    return per === undefined ? deed : forEach(perPhrase(per), deed);
  },
};

/** The cards bought or gained this turn that still lie on the discard pile, or to wait for a later one (RB-30). */
const ofThoseGained = (sent: number): Pick<Verb<Watchmen, Sentence>, 'choices'> => ({
  choices(lens, seat, _frame, offers) {
    for (const card of lens.fields.gained) if (lens.at(card) === zones.discard(seat)) offers.yes(sent, card);
    offers.yes(DONE_WORD);
  },
});

/** The card of an option, which is not to be sent anywhere again. */
function taken(table: Table<Watchmen>, option: Option): number {
  const card = firstOf(option);
  gainedNow.drop(table.fields.gained, card);
  return card;
}

/** A card bought or gained this turn goes on the deck now; whoever waits may send a later one instead. */
export const sendGained: Verb<Watchmen, SentenceOf<'send-gained'>> = {
  name: 'send-gained',
  ...ofThoseGained(word.toDeck),
  forced: 'taken',
  run(table, _frame, _said, seat, option) {
    if (option === DONE) table.fields.toDeck += 1;
    else table.tell('to deck', seat, [table.move(taken(table, option), zones.deck(seat))]);
  },
  say: () =>
    may(
      clause('put', you, a('card', { which: hasBeen(['buy', 'gain'], 'this-turn') }), {
        to: onTopOf(the('deck', { of: doer })),
      }),
    ),
};

/** A card bought or gained this turn comes to the hand now; whoever waits may take a later one instead. */
export const takeGained: Verb<Watchmen, SentenceOf<'take-gained'>> = {
  name: 'take-gained',
  ...ofThoseGained(word.toHand),
  forced: 'taken',
  run(table, _frame, _said, seat, option) {
    if (option === DONE) table.fields.toHand += 1;
    else table.tell('to hand', seat, [table.move(taken(table, option), zones.hand(seat))]);
  },
  say: () =>
    may(clause('put', you, a('card', { which: hasBeen(['buy', 'gain'], 'this-turn') }), { to: 'hand' })),
};

/** Where a gained card goes is chosen before: see `gaining.ts`. */
export const putGained: Verb<Watchmen, SentenceOf<'put-gained'>> = {
  name: 'put-gained',
  run(table, frame) {
    const it = itIn(frame);
    if (it !== undefined) table.tell('to deck', frame.you, [table.move(it, zones.deck(frame.you))]);
  },
  say: () => may(clause('put', you, again('it'), { to: onTopOf(the('deck', { of: doer })) })),
};

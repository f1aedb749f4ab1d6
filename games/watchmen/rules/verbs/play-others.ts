import { DECLINE_WORD, firstOf, type Verb } from '@masterplan/kernel';
import { ifYouDo, inTurn, may, naming, onTopOf, partOf } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, again, clause, each, meant, the, topOf, you } from '../../text/words.ts';
import { bindThem, forgetThem, strikeFromThem, themIn } from '../bindings.ts';
import { plan, type Reader, THE_LINE_UP, THE_STACK, type Watchmen, word, zones } from '../board.ts';
import { cardOf, isIn, isMeant } from '../cards.ts';
import { topOfDeck } from '../decks.ts';
import { layInFront, play } from '../playing.ts';

/** A card of the Line-Up is played and goes back at the end of the turn. */
export const borrow: Verb<Watchmen, SentenceOf<'borrow'>> = {
  name: 'borrow',
  choices(lens, _seat, _frame, offers, { which }) {
    for (const card of lens.zone(zones.lineUp())) if (isMeant(lens, card, which)) offers.yes(word.play, card);
  },
  forced: 'taken',
  run: (table, _frame, _said, seat, option) =>
    play(table, seat, layInFront(table, seat, firstOf(option), THE_LINE_UP)),
  say: ({ which }) =>
    inTurn(
      clause('play', you, naming('it', meant(a, which)), { from: the('line-up') }),
      clause('return', you, again('it'), { to: the('line-up'), how: 'end-of-turn' }),
    ),
};

/** The Super-Villain on top is played and goes back on top; its First Appearance does not happen (B-9.7, RB-15, RB-31). */
export const playSuperVillain: Verb<Watchmen, SentenceOf<'play-super-villain'>> = {
  name: 'play-super-villain',
  run(table, { you: seat }) {
    const top = table.top(zones.superVillains());
    if (top === undefined || !table.fields.villainUp) return;
    table.fields.villainUp = false;
    play(table, seat, layInFront(table, seat, top, THE_STACK), 'home', THE_STACK);
  },
  say: () =>
    inTurn(
      clause('play', you, the('super-villain', { adjectives: ['face-up'], as: 'it' })),
      clause('return', you, again('it'), { to: onTopOf(the('stack')) }),
    ),
};

/** Each foe turns up the top card of their deck (RB-4). */
export const revealTops: Verb<Watchmen, SentenceOf<'reveal-tops'>> = {
  name: 'reveal-tops',
  run(table, frame) {
    const tops: number[] = [];
    for (let i = 1; i < table.seats; i++) {
      const foe = (frame.you + i) % table.seats;
      if (!isIn(table, foe)) continue;
      const top = topOfDeck(table, foe);
      if (top === undefined) continue;
      const card = table.show(top);
      table.tell('revealed', foe, [card]);
      tops.push(card);
    }
    bindThem(frame, tops);
  },
  say: () => clause('reveal', each('foe'), topOf('deck', { as: 'it' })),
};

/** Each foe turns up a card of their hand, at random. */
export const revealFromHands: Verb<Watchmen, SentenceOf<'reveal-from-hands'>> = {
  name: 'reveal-from-hands',
  run(table, frame) {
    const shown: number[] = [];
    for (let i = 1; i < table.seats; i++) {
      const foe = (frame.you + i) % table.seats;
      if (!isIn(table, foe)) continue;
      if (table.zone(zones.hand(foe)).length === 0) continue;
      const card = table.show(table.pick(zones.hand(foe)));
      table.tell('revealed', foe, [card]);
      shown.push(card);
    }
    bindThem(frame, shown);
  },
  say: () => clause('reveal', each('foe'), a('card', { adjectives: ['random'], as: 'it' }), { from: 'hand' }),
};

const thenOf = { deck: 'to-deck', hand: 'to-hand', discard: 'stays' } as const;

/** Cards of others are played, never Locations: one at most, any of them, or each (RB-3, RB-4). */
export const playThem: Verb<Watchmen, SentenceOf<'play-them'>> = {
  name: 'play-them',
  choices(lens, _seat, frame, offers, { n, back }) {
    for (const card of themIn(frame)) {
      if (!isStillThere(lens, card, back)) continue;
      if (cardOf(lens, card).type === 'location') offers.no(word.play, card, 0, 'RB-3');
      else offers.yes(word.play, card);
    }
    if (n !== 'each' && offers.options.length > 0) offers.yes(DECLINE_WORD);
  },
  run(table, frame, { n, back }, seat, option) {
    const card = firstOf(option);
    const owner = plan.place(table.at(card)).seat;
    strikeFromThem(frame, card);
    if (n === 'one') forgetThem(frame);
    else table.repeat(frame);
    play(table, seat, layInFront(table, seat, card, owner), thenOf[back], owner);
  },
  say({ n, back }) {
    const play = clause('play', you, naming('one', partOf('it', n === 'one' ? 'one' : 'each', isNoLocation)));
    if (back === 'discard') return may(play);
    const owner = the('owner', { of: again('one') });
    const goes = clause('return', you, again('one'), {
      to: back === 'deck' ? onTopOf(the('deck', { of: owner })) : the('hand', { of: owner }),
    });
    return n === 'each' ? inTurn(play, goes) : ifYouDo(may(play), goes);
  },
};

const isNoLocation = { that: { kind: 'act', verb: 'be', object: a('location'), not: true } } as const;

/** Whether a card still lies where it was revealed or discarded: a card played before it may have taken it away. */
const isStillThere = (reader: Reader, card: number, from: keyof typeof thenOf): boolean =>
  plan.place(reader.at(card)).name === from && reader.kind(card) !== undefined;

import { firstOf, nth, type Verb } from '@masterplan/kernel';
import { doer, forEach } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, all, clause, exactly, meant, perPhrase, the, you } from '../../text/words.ts';
import { chosenSoFar, countChoice, endChoosing, note, noted } from '../bindings.ts';
import { type Watchmen, word, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { times } from '../conditions.ts';
import { discardTo } from '../decks.ts';

/** Discards from the hand, one card after the other. How many there are to be is counted before the first leaves. */
export const discard: Verb<Watchmen, SentenceOf<'discard'>> = {
  name: 'discard',
  choices(lens, seat, frame, offers, { per }) {
    if (chosenSoFar(frame) === 0 && times(lens, per, seat) === 0) return;
    lens.distinct(zones.hand(seat), (card) => offers.yes(word.discard, card));
  },
  run(table, frame, { n, per }, seat, option) {
    if (chosenSoFar(frame) === 0) note(frame, n * times(table, per, seat));
    table.tell('discarded', seat, [discardTo(table, seat, firstOf(option))]);
    const isMore = countChoice(frame) < noted(frame) && table.zone(zones.hand(seat)).length > 0;
    if (isMore) table.repeat(frame);
    else endChoosing(frame);
  },
  say({ n, per }) {
    const deed = clause('discard', you, n === 1 ? a('card') : exactly(n, 'card'));
    return per === undefined ? deed : forEach(perPhrase(per), deed);
  },
};

export const discardHand: Verb<Watchmen, SentenceOf<'discard-hand'>> = {
  name: 'discard-hand',
  run(table, { you: seat }) {
    const hand = table.zone(zones.hand(seat));
    const discarded: number[] = [];
    while (hand.length > 0) discarded.push(discardTo(table, seat, nth(hand, hand.length - 1)));
    table.tell('discarded', seat, discarded);
  },
  say: () => clause('discard', you, the('hand', { of: doer })),
};

export const discardAtRandom: Verb<Watchmen, SentenceOf<'discard-at-random'>> = {
  name: 'discard-at-random',
  run(table, { you: seat }) {
    if (table.zone(zones.hand(seat)).length === 0) return;
    table.tell('discarded', seat, [discardTo(table, seat, table.pick(zones.hand(seat)))]);
  },
  say: () => clause('discard', you, a('card', { adjectives: ['random'] })),
};

/** Discards all such cards of a hand that lies open. */
export const discardThose: Verb<Watchmen, SentenceOf<'discard-those'>> = {
  name: 'discard-those',
  run(table, { you: seat }, { which }) {
    const those = table.zone(zones.hand(seat)).filter((card) => isMeant(table, card, which));
    table.tell(
      'discarded',
      seat,
      those.map((card) => discardTo(table, seat, card)),
    );
  },
  say: ({ which }) => clause('discard', you, meant(all, which, { in: 'hand' })),
};

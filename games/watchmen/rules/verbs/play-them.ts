import { DECLINE_WORD, firstOf, oneOf } from '@masterplan/kernel';
import { ifYouDo, inTurn, may, naming, onTopOf, partOf } from '@masterplan/kernel/words';
import { a, again, clause, the, you } from '../../text/words.ts';
import { forgetThem, strikeFromThem, themIn } from '../bindings.ts';
import { plan, type Reader, word } from '../board.ts';
import { cardOf } from '../cards.ts';
import { verb } from '../kit.ts';
import { layInFront, play } from '../playing.ts';

const thenOf = { deck: 'to-deck', hand: 'to-hand', discard: 'stays' } as const;

const isNoLocation = { that: { kind: 'act', verb: 'be', object: a('location'), not: true } } as const;

/**
 * Cards of others are played, never Locations: one at most, any of them, or each. Then each goes to its owner's deck, hand or
 * discard pile (RB-3, RB-4).
 */
export const playThem = verb(
  'play-them',
  { n: oneOf('one', 'any', 'each'), back: oneOf('deck', 'hand', 'discard') },
  {
    choices(lens, _seat, frame, offers, { n, back }) {
      for (const card of themIn(frame)) {
        if (!isStillThere(lens, card, back)) continue;
        if (cardOf(lens, card).type === 'location') offers.no(word.play, card, 0, 'RB-3');
        else offers.yes(word.play, card);
      }
      if (n !== 'each' && offers.count > 0) offers.yes(DECLINE_WORD);
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
      const played = naming('one', partOf('it', n === 'one' ? 'one' : 'each', isNoLocation));
      const deed = clause('play', you, played);
      if (back === 'discard') return may(deed);
      const owner = the('owner', { of: again('one') });
      const goes = clause('return', you, again('one'), {
        to: back === 'deck' ? onTopOf(the('deck', { of: owner })) : the('hand', { of: owner }),
      });
      return n === 'each' ? inTurn(deed, goes) : ifYouDo(may(deed), goes);
    },
  },
);

/** Whether a card still lies where it was revealed or discarded: a card played before it may have taken it away. */
const isStillThere = (reader: Reader, card: number, from: keyof typeof thenOf): boolean =>
  plan.place(reader.at(card)).name === from && reader.kind(card) !== undefined;

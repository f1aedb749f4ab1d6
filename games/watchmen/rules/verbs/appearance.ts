import { DECLINE_WORD, firstOf, NOT_ANY, type Verb } from '@masterplan/kernel';
import { both, doer, may, onBottomOf, onTopOf, under } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, again, at, clause, each, exactly, hasBeen, meant, the, thisOne, you } from '../../text/words.ts';
import { bindIt, chosenSoFar, countChoice, endChoosing, noted, themIn } from '../bindings.ts';
import { empty, retiring, type Watchmen, word, zones } from '../board.ts';
import { isMeant, nextIn } from '../cards.ts';
import { addToLineUp } from '../end-of-turn.ts';
import { hasDefended, noteForSender } from '../round.ts';

export const revealHand: Verb<Watchmen, SentenceOf<'reveal-hand'>> = {
  name: 'reveal-hand',
  run(table, { you: seat }) {
    table.showAll(zones.hand(seat));
    table.tell('revealed', seat, table.zone(zones.hand(seat)));
  },
  say: () => clause('reveal', you, the('hand', { of: doer })),
};

/** Whether there is such a card is known to its player alone: all with a hand are asked. */
export const mayShow: Verb<Watchmen, SentenceOf<'may-show'>> = {
  name: 'may-show',
  choices(lens, seat, _frame, offers, { which }) {
    if (lens.size(zones.hand(seat)) === 0) return;
    lens.distinct(zones.hand(seat), (card) => {
      if (isMeant(lens, card, which)) offers.yes(word.show, card);
    });
    offers.yes(DECLINE_WORD);
  },
  run: (table, _frame, _said, seat, option) => table.tell('revealed', seat, [table.show(firstOf(option))]),
  say: ({ which }) => may(clause('reveal', you, meant(a, which), { from: 'hand' })),
};

/** Until the Super-Villain is defeated the Super Hero has no text (B-9.8). */
export const turnHeroDown: Verb<Watchmen, SentenceOf<'turn-hero-down'>> = {
  name: 'turn-hero-down',
  run(table, { you: seat }) {
    table.fields.heroDown[seat] = true;
    table.tell('hero down', seat, table.zone(zones.superHero(seat)));
  },
  say: () => clause('turn-down', you, the('super-hero', { of: doer })),
};

export const turnHeroesUp: Verb<Watchmen, SentenceOf<'turn-heroes-up'>> = {
  name: 'turn-heroes-up',
  run(table) {
    table.fields.heroDown.fill(false);
    table.tell('heroes up', NOT_ANY);
  },
  say: () => clause('turn-up', each('player'), the('super-hero', { of: doer })),
};

/** It comes back on top of the deck when the Super-Villain is defeated. */
export const tuck: Verb<Watchmen, SentenceOf<'tuck'>> = {
  name: 'tuck',
  run(table, { you: seat }) {
    if (table.zone(zones.hand(seat)).length === 0) return;
    const card = table.move(table.pick(zones.hand(seat)), zones.underHero(seat));
    table.tell('tucked', seat, [card]);
  },
  say: () =>
    clause('tuck', you, a('card', { adjectives: ['random'] }), {
      from: 'hand',
      to: under(the('super-hero', { of: doer })),
    }),
};

/** What lay under Super Heroes comes back. */
export const untuck: Verb<Watchmen, SentenceOf<'untuck'>> = {
  name: 'untuck',
  run(table) {
    for (let seat = 0; seat < table.seats; seat++) empty(table, zones.underHero(seat), zones.deck(seat));
  },
  say: () =>
    clause('put', each('player'), the('card', { which: hasBeen('tuck', 'this-way') }), {
      to: onTopOf(the('deck', { of: doer })),
    }),
};

export const passLeft: Verb<Watchmen, SentenceOf<'pass-left'>> = {
  name: 'pass-left',
  choices(lens, seat, _frame, offers) {
    lens.distinct(zones.hand(seat), (card) => offers.yes(word.pass, card));
  },
  run(table, frame, _said, seat, option) {
    const left = nextIn(table, seat);
    const card = table.move(firstOf(option), zones.discard(left));
    table.tell('passed', seat, [card], left);
    bindIt(frame, card);
  },
  say: () =>
    clause('pass', you, a('card', { as: 'it' }), {
      from: 'hand',
      to: the('discard', { of: the('neighbour', { of: doer }) }),
    }),
};

/** A neighbour who has defended gets the card, but no Weakness (RB-13). */
export const weighDownLeft: Verb<Watchmen, SentenceOf<'weigh-down-left'>> = {
  name: 'weigh-down-left',
  run(table, { you: seat }) {
    const left = nextIn(table, seat);
    const weakness = table.top(zones.weaknesses());
    if (weakness === undefined || hasDefended(table.stack, left)) return;
    table.tell('gained weakness', left, [table.move(weakness, zones.deck(left))]);
  },
  say: () =>
    clause('put', the('neighbour', { of: you }), a('weakness'), { to: onTopOf(the('deck', { of: doer })) }),
};

/** Nobody sees what goes into the pool. */
export const pool: Verb<Watchmen, SentenceOf<'pool'>> = {
  name: 'pool',
  choices(lens, seat, _frame, offers) {
    lens.distinct(zones.hand(seat), (card) => offers.yes(word.pool, card));
  },
  run(table, frame, { n }, seat, option) {
    table.move(firstOf(option), zones.pool());
    noteForSender(table, seat);
    if (countChoice(frame) < n && table.zone(zones.hand(seat)).length > 0) table.repeat(frame);
    else {
      table.tell('pooled', seat, [], chosenSoFar(frame));
      endChoosing(frame);
    }
  },
  say: ({ n }) => clause('put', you, exactly(n, 'card'), { from: 'hand', to: the('pool') }),
};

/** Each gets as many back as they gave. The seats that gave are meant by `them`. */
export const dealPool: Verb<Watchmen, SentenceOf<'deal-pool'>> = {
  name: 'deal-pool',
  run(table, frame) {
    table.shuffle(zones.pool());
    for (const seat of themIn(frame)) {
      const top = table.top(zones.pool());
      if (top !== undefined) table.move(top, zones.hand(seat));
    }
    table.tell('dealt back', NOT_ANY);
  },
  say: () =>
    both(clause('shuffle', you, the('pool', { as: 'pool' })), clause('deal-back', you, again('pool'))),
};

/** As many cards come into the Line-Up as were destroyed there. */
export const replace: Verb<Watchmen, SentenceOf<'replace'>> = {
  name: 'replace',
  run(table, frame) {
    for (let i = noted(frame); i > 0; i--) if (!addToLineUp(table)) return;
  },
  say: () => clause('replace', you, again('them')),
};

/** At the end of the turn it goes under its owner's deck, before the new hand is drawn. */
export const retireThis: Verb<Watchmen, SentenceOf<'retire-this'>> = {
  name: 'retire-this',
  run(table, { self }) {
    retiring.add(table.fields.retiring, self);
  },
  say: () =>
    at(
      'end-of-turn',
      clause('put', you, thisOne('card', { as: 'this' }), {
        to: onBottomOf(the('deck', { of: the('owner', { of: again('this') }) })),
      }),
    ),
};

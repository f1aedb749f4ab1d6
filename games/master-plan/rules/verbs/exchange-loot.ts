import { firstOf, isAskedAgain, type Verb, wordOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause } from '../../text/words.ts';
import { bindings, type MasterPlan, plan, word, zones } from '../board.ts';
import { gain, offerLoot } from '../loot.ts';
import { checkPlans } from '../plans.ts';

/** You get one Loot and give one (MP-B25). Two asks: what you want, then what you give for it. */
export const exchangeLoot: Verb<MasterPlan, SentenceOf<'exchange-loot'>> = {
  name: 'exchange-loot',
  choices(lens, seat, frame, offers, { with: partner }) {
    if (isAskedAgain(frame)) return offerLoot(lens, zones.stash(seat), word.give, offers);
    if (lens.size(zones.stash(seat)) === 0) return;
    if (partner === 'throwdown') return offerLoot(lens, zones.loot(lens.fields.here), word.want, offers);
    for (let rival = 0; rival < lens.seats; rival++) {
      if (rival !== seat) offerLoot(lens, zones.stash(rival), word.want, offers);
    }
  },
  run(table, frame, _said, seat, option) {
    if (wordOf(option) === word.want) {
      table.repeat(frame);
      bindings.wanted.set(frame, firstOf(option));
      return;
    }
    const wanted = bindings.wanted.of(frame);
    const given = firstOf(option);
    const from = table.at(wanted);
    const rival = plan.place(from).seat;
    table.move(given, from);
    gain(table, seat, wanted);
    table.tell('exchanged', seat, [frame.self, wanted, given], rival);
    checkPlans(table, rival < 0 ? [seat] : [seat, rival]);
  },
  say: ({ with: partner }) =>
    clause('exchange', you, a('loot', { of: you }), {
      how: partner === 'rival' ? 'for-one-of-a-rival' : 'for-one-here',
    }),
};

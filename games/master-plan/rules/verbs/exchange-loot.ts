import { firstOf, isAskedAgain, oneOf, wordOf } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { a, clause } from '../../text/words.ts';
import { bindings, plan, zones } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { gain, offerLoot } from '../loot.ts';
import { checkPlans } from '../plans.ts';

const exchange = deed({ en: { base: 'exchange', participle: 'exchanged' }, fr: er('échanger') });

export const want = word('want {card}', {
  en: ({ card, owner, where }) => `Get ${card} from ${owner || where}`,
  fr: ({ card, owner, where }) => `Obtenir : ${card} (${owner || where})`,
});

export const give = word('give {card}', {
  en: ({ card }) => `Give ${card}`,
  fr: ({ card }) => `Donner : ${card}`,
});

const exchanged = line('exchanged', ['rival'], {
  en: ({ who, rival, cards: [, wanted, given] }) =>
    rival === ''
      ? `${who} exchanges ${given} for ${wanted}.`
      : `${who} exchanges ${given} for ${rival}’s ${wanted}.`,
  fr: ({ who, rival, cards: [, wanted, given] }) =>
    rival === ''
      ? `${who} échange : ${given} contre ${wanted}.`
      : `${who} échange avec ${rival} : ${given} contre ${wanted}.`,
});

/** You get one Loot and give one (MP-B25). Two asks: what you want, then what you give for it. */
export const exchangeLoot = verb(
  'exchange-loot',
  { with: oneOf('throwdown', 'rival') },
  {
    brings: [want, give, exchanged],
    choices(lens, seat, frame, offers, { with: partner }) {
      if (isAskedAgain(frame)) return offerLoot(lens, zones.stash(seat), give.no, offers);
      if (lens.size(zones.stash(seat)) === 0) return;
      if (partner === 'throwdown') return offerLoot(lens, zones.loot(lens.fields.here), want.no, offers);
      for (let rival = 0; rival < lens.seats; rival++) {
        if (rival !== seat) offerLoot(lens, zones.stash(rival), want.no, offers);
      }
    },
    run(table, frame, _said, seat, option) {
      if (wordOf(option) === want.no) {
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
      table.tell(exchanged, seat, [frame.self, wanted, given], rival);
      checkPlans(table, rival < 0 ? [seat] : [seat, rival]);
    },
    say: ({ with: partner }) =>
      clause(exchange, you, a('loot', { of: you }), {
        how: partner === 'rival' ? 'for-one-of-a-rival' : 'for-one-here',
      }),
  },
);

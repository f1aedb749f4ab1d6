import { firstOf } from '@masterplan/kernel';
import { deed, ir, you } from '@masterplan/kernel/words';
import { attributes } from '../../content/kinds.ts';
import { clause, thisRound } from '../../text/words.ts';
import { bindings, boosts, SQUADS } from '../board.ts';
import { verb, word } from '../kit.ts';
import { squadsOf } from '../questions.ts';
import { boosted } from './boost.ts';

/** An Attribute and a Squad, as one number. */
export const enhanceWith = word('enhance {number}', {
  en: ({ number }, voice) =>
    `+1 ${voice.attribute(Math.floor(number / SQUADS))} for ${voice.squadName(number % SQUADS)}`,
  fr: ({ number }, voice) =>
    `+1 en ${voice.attribute(Math.floor(number / SQUADS))} pour ${voice.squadName(number % SQUADS)}`,
});

const divide = deed({ en: { base: 'divide', participle: 'divided' }, fr: ir('répartir') });

/** Of every Attribute one of your Squads has one more until the Round ends (TD-C4). */
export const enhance = verb(
  'enhance',
  {},
  {
    brings: [enhanceWith, boosted],
    forced: 'taken',
    choices(lens, seat, frame, offers) {
      for (const slot of squadsOf(lens, seat))
        offers.yes(enhanceWith.no, bindings.count.of(frame) * SQUADS + slot);
    },
    run(table, frame, _said, seat, option) {
      const no = Math.floor(firstOf(option) / SQUADS);
      const slot = firstOf(option) % SQUADS;
      boosts.add(table.fields.boosts, seat * SQUADS + slot, no, 1);
      table.tell(boosted, seat, [], slot, no, 1);
      bindings.count.set(frame, no + 1);
      if (no + 1 < attributes.length) table.repeat(frame);
    },
    say: () => thisRound(clause(divide, you, undefined, { how: 'one-each' })),
  },
);

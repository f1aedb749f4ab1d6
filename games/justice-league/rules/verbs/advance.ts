import { DECLINE_WORD, type Frame, firstOf, oneOf, optional, whole } from '@masterplan/kernel';
import { forEach, type Phrase, partOf, you } from '@masterplan/kernel/words';
import { anyNumberOf, clause, energyOf, exactly, hereOf, the, thisOne } from '../../text/words.ts';
import { bindings, type Reader, word } from '../board.ts';
import { advance as advanceCrisis } from '../crises.ts';
import { verb } from '../kit.ts';
import { hasCrisis, LAST_STAGE, openRegions, placeOf, stageOf } from '../questions.ts';
import { isFrozen } from '../spells.ts';
import { payEnergy } from '../tokens.ts';
import { paidEnergy } from './paid.ts';
import { before, remember, soFar } from './progress.ts';

type Where = 'here' | 'there' | 'anywhere';

/**
 * A crisis goes to its next stage, or several do (JL-16.7): each once by one power. One at the last stage cannot be chosen (JL-16.8,
 * JL-A91), nor one that stands still (JL-C2).
 */
export const advance = verb(
  'advance',
  {
    where: oneOf('here', 'there', 'anywhere'),
    most: oneOf<1 | 2 | 'any'>(1, 2, 'any'),
    by: optional(oneOf(2, 3)),
    price: optional(whole(1, 3)),
  },
  {
    brings: [paidEnergy],
    forced: 'taken',
    choices(lens, seat, frame, offers, { where, most, price = 0 }) {
      const chosen = soFar(frame);
      for (const region of regionsMeant(lens, seat, frame, where))
        if (((chosen >> region) & 1) === 0)
          offers.verdict(word.crisisAt, region, 0, whyNot(lens, region, price));
      if (most === 'any' && offers.count > 0) offers.yes(DECLINE_WORD);
    },
    run(table, frame, { most, by = 1, price = 0 }, seat, option) {
      const region = firstOf(option);
      if (price > 0) {
        payEnergy(table, price);
        table.tell(paidEnergy, seat, [], price);
      }
      for (let i = 0; i < by; i++) advanceCrisis(table, region);
      remember(frame, before(frame) | (1 << region));
      if (most === 'any' || countIn(bindings.count.of(frame)) < most) table.repeat(frame);
    },
    say({ where, most, by = 1, price }) {
      const stages = by === 1 ? {} : ({ how: by === 2 ? 'two-stages' : 'three-stages' } as const);
      const deed = clause('advance', you, crisesMeant(where, most), stages);
      if (price === undefined) return deed;
      if (most === 1) return clause('pay', you, energyOf(price), { purpose: deed });
      return [deed, forEach(partOf('them', 'each'), clause('pay', you, energyOf(price)))];
    },
  },
);

function regionsMeant(reader: Reader, seat: number, frame: Frame, where: Where): number[] {
  const regions =
    where === 'anywhere'
      ? openRegions(reader)
      : [where === 'here' ? placeOf(reader, seat) : bindings.place.of(frame)];
  return regions.filter((region) => hasCrisis(reader, region));
}

function whyNot(reader: Reader, region: number, price: number): string | undefined {
  if (stageOf(reader, region) === LAST_STAGE) return 'JL-16.8';
  if (isFrozen(reader, region)) return 'JL-C2';
  return price > reader.fields.energy ? 'JL-C7' : undefined;
}

const countIn = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + countIn(mask >> 1));

function crisesMeant(where: Where, most: 1 | 2 | 'any'): Phrase {
  if (where === 'here') return the('crisis', { in: hereOf() });
  if (where === 'there') return thisOne('crisis');
  return most === 'any'
    ? anyNumberOf('crisis', { as: 'them' })
    : exactly(most, 'crisis', { adjectives: ['other'] });
}

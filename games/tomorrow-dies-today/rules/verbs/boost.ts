import { firstOf, oneOf } from '@masterplan/kernel';
import { attributes } from '../../content/kinds.ts';
import { clause, moreOf, ownSquad, thisRound } from '../../text/words.ts';
import { boosts, SQUADS, word } from '../board.ts';
import { line, verb } from '../kit.ts';
import { squadsOf } from '../questions.ts';

/** Told of one Squad: its Attribute, by how much. */
export const boosted = line('boosted', ['slot', 'attribute', 'by'], {
  en: ({ who, slot, attribute, by }, voice) =>
    `${who}: ${voice.squadName(slot)} has +${by} ${voice.attribute(attribute)} this Round.`,
  fr: ({ who, slot, attribute, by }, voice) =>
    `${who} : ${voice.squadName(slot)} a +${by} en ${voice.attribute(attribute)} pendant cette manche.`,
});

/** One of your Squads has more of an Attribute until the Round ends (TD-C4). */
export const boost = verb(
  'boost',
  { attribute: oneOf(...attributes), by: oneOf(1, 2, 3) },
  {
    brings: [boosted],
    forced: 'taken',
    choices(lens, seat, _frame, offers) {
      for (const slot of squadsOf(lens, seat)) offers.yes(word.squad, slot);
    },
    run(table, _frame, { attribute, by }, seat, option) {
      const [slot, no] = [firstOf(option), attributes.indexOf(attribute)];
      boosts.add(table.fields.boosts, seat * SQUADS + slot, no, by);
      table.tell(boosted, seat, [], slot, no, by);
    },
    say: ({ attribute, by }) =>
      thisRound(clause('have', ownSquad, undefined, { how: moreOf(attribute, by) })),
  },
);

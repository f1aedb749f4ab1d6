import { firstOf, type Lens, oneOf, sentenceAt, whole } from '@masterplan/kernel';
import { deed, er, number, you } from '@masterplan/kernel/words';
import { clause, supersMeant, the } from '../../text/words.ts';
import { type MasterPlan, renumbered } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { offerSupers } from './candidates.ts';
import { byAnother } from './told.ts';

const set = deed({
  en: { base: 'set', participle: 'set', to: 'to' },
  fr: er('fixer', { to: 'à' }),
});

export const renumber = word('renumber {card}', {
  en: ({ card, owner }, _voice, lens) => `Set ${card}’s Action Number to ${newNumber(lens)} (${owner})`,
  fr: ({ card, owner }) => `Changer le Numéro d’action : ${card} (${owner})`,
});

/** The Action Number that the Ability at work gives. */
function newNumber({ game, frame }: Lens<MasterPlan>): number {
  const said = sentenceAt(game, frame);
  return changeNumber.is(said) ? said.to : 0;
}

const changed = line(
  'renumbered',
  ['number'],
  byAnother({
    en: ({ cards, number }) => `${cards[1]} now has Action Number ${number}.`,
    fr: ({ cards, number }) => `${cards[1]} porte désormais le Numéro d’action ${number}.`,
  }),
);

/** A Super gets another Action Number, for acting and for claiming (MP-B16). */
export const changeNumber = verb(
  'change-number',
  { who: oneOf('another', 'yours here'), to: whole(0, 999) },
  {
    brings: [renumber, changed],
    forced: 'taken',
    choices: (lens, _seat, frame, offers, { who }) => offerSupers(lens, frame, who, renumber.no, offers),
    run(table, frame, { to }, seat, option) {
      const card = firstOf(option);
      renumbered.drop(table.fields.renumbered, card);
      renumbered.add(table.fields.renumbered, card, to);
      table.tell(changed, seat, [frame.self, card], to);
    },
    say: ({ who, to }) =>
      clause(set, you, the('number', { of: supersMeant(who) }), {
        to: number(to),
        how: to === 0 ? 'lowest-number' : 'other-number',
      }),
  },
);

import { firstOf, nth, oneOf } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { someTypes } from '../../content/checks.ts';
import { attackTypes } from '../../content/kinds.ts';
import type { Voice } from '../../text/voice.ts';
import { a, clause, some, supersMeant } from '../../text/words.ts';
import { guarded } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { offerSupers } from './candidates.ts';
import { byAnother } from './told.ts';

const give = deed({
  en: { base: 'give', participle: 'given', receiver: 'first' },
  fr: er('donner', { to: 'à', receiver: 'first' }),
});

export const protect = word('guard {card}', {
  en: ({ card, owner }) => `Protect ${card} (${owner})`,
  fr: ({ card, owner }) => `Protéger ${card} (${owner})`,
});

const listOf = (types: readonly number[], voice: Voice): string =>
  voice.list(types.map((type) => voice.say.types[nth(attackTypes, type)]));

const gained = line(
  'guarded',
  ['...types'],
  byAnother({
    en: ({ cards, types }, voice) =>
      types.length === 1
        ? `${cards[1]} gains a ${listOf(types, voice)} Defense.`
        : `${cards[1]} gains ${listOf(types, voice)} Defenses.`,
    fr: ({ cards, types }, voice) =>
      `${cards[1]} gagne ${types.length < 2 ? 'une Défense' : 'des Défenses'} ${listOf(types, voice)}.`,
  }),
);

/** A Super gains Defenses (MP-B18). */
export const guard = verb(
  'guard',
  { who: oneOf('this', 'ally'), against: someTypes },
  {
    brings: [protect, gained],
    forced: 'taken',
    choices: (lens, _seat, frame, offers, { who }) => offerSupers(lens, frame, who, protect.no, offers),
    run(table, frame, { against }, seat, option) {
      for (const type of against)
        guarded.add(table.fields.guarded, firstOf(option), attackTypes.indexOf(type));
      table.tell(
        gained,
        seat,
        [frame.self, firstOf(option)],
        ...against.map((type) => attackTypes.indexOf(type)),
      );
    },
    say: ({ who, against }) =>
      clause(give, you, (against.length === 1 ? a : some)('defense', { adjectives: against }), {
        to: supersMeant(who),
      }),
  },
);

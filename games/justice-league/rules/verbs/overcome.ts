import { firstOf, marked, oneOf, optional } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { abilities } from '../../content/kinds.ts';
import { a, clause, hereOf, the } from '../../text/words.ts';
import type { Reader } from '../board.ts';
import { verb, word } from '../kit.ts';
import { isLocked } from '../lasting.ts';
import { layToken } from '../overcoming.ts';
import { openAbilities, placeOf, revealedAt, scoreOf, stageOf } from '../questions.ts';
import { abilityName, deAbility } from './abilities.ts';

export const overcomeAbility = word('overcome {number}', {
  en: ({ number }) => `Overcome its ${abilityName('en', number)}`,
  fr: ({ number }) => `Surmonter sa capacité ${deAbility(number)}`,
});

/** A crisis has not come far up to this stage. */
const EARLY = 1;

/** An ability is overcome without tokens or die (JL-C5). */
export const overcome = verb(
  'overcome',
  { which: oneOf('any', 'lowest'), early: optional(marked) },
  {
    brings: [overcomeAbility],
    forced: 'taken',
    choices(lens, seat, _frame, offers, { which, early }) {
      const place = placeOf(lens, seat);
      if (revealedAt(lens, place) === undefined || (early && stageOf(lens, place) > EARLY)) return;
      const lowest = lowestAt(lens, place);
      for (const ability of openAbilities(lens, place)) {
        const isMeant = which === 'any' || scoreOf(lens, place, ability) === lowest;
        const why = isLocked(lens, place, ability) ? 'JL-C15' : isMeant ? undefined : 'JL-C5';
        offers.verdict(overcomeAbility.no, abilities.indexOf(ability), 0, why);
      }
    },
    run: (table, _frame, _said, seat, option) => layToken(table, placeOf(table, seat), firstOf(option), seat),
    say: ({ which, early }) =>
      clause(
        'overcome',
        you,
        (which === 'any' ? a : the)('ability', {
          adjectives: which === 'any' ? [] : ['lowest'],
          of: the('crisis', { adjectives: ['revealed'], in: hereOf() }),
        }),
        { how: early ? 'without-tokens-early' : 'without-tokens' },
      ),
  },
);

const lowestAt = (reader: Reader, place: number): number =>
  Math.min(...openAbilities(reader, place).map((ability) => scoreOf(reader, place, ability) ?? 0));

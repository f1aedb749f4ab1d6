import { DO_WORD, firstOf, nth, oneOf } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { type Ability, abilities } from '../../content/kinds.ts';
import { a, clause, counted } from '../../text/words.ts';
import { bindings, type Reader, used } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { regain as slideBack } from '../tokens.ts';
import { deAbility, oneToken } from './abilities.ts';
import { before, remember } from './progress.ts';

const regainAsMany = deed({
  en: { base: 'recover', participle: 'recovered', after: 'as many tokens' },
  fr: er('récupérer', { il: 'récupère', ils: 'récupèrent', after: 'autant de jetons' }),
});

export const regainOne = word('recover {number}', {
  en: ({ number }) => `Recover ${oneToken(number)}`,
  fr: ({ number }) => `Récupérer un jeton ${deAbility(number)}`,
});

const regained = line('regained', ['ability'], {
  en: ({ who, ability }) => `${who} recovers ${oneToken(ability)}.`,
  fr: ({ who, ability }) => `${who} récupère un jeton ${deAbility(ability)}.`,
});

const usedOf = ({ fields }: Reader, seat: number, ability: Ability): number =>
  used.get(fields.used, seat, ability);

/** Used tokens come back: so many as one likes to choose, or one of each kind (JL-2.17, JL-C8). */
export const regain = verb(
  'regain',
  { n: oneOf<1 | 2 | 3 | 'as-many' | 'one-of-each'>(1, 2, 3, 'as-many', 'one-of-each') },
  {
    brings: [regainOne, regained],
    forced: 'taken',
    choices(lens, seat, _frame, offers, { n }) {
      const kinds = abilities.filter((ability) => usedOf(lens, seat, ability) > 0);
      if (n === 'one-of-each') {
        if (kinds.length > 0) offers.yes(DO_WORD);
      } else {
        for (const ability of kinds) offers.yes(regainOne.no, abilities.indexOf(ability));
      }
    },
    run(table, frame, { n }, seat, option) {
      const back = n === 'one-of-each' ? abilities.keys() : [firstOf(option)];
      for (const no of back)
        if (slideBack(table, seat, nth(abilities, no), 1) > 0) table.tell(regained, seat, [], no);
      if (n === 'one-of-each') return;
      const most = n === 'as-many' ? bindings.many.of(frame) : n;
      remember(frame, before(frame) + 1);
      if (bindings.count.of(frame) < most && abilities.some((ability) => usedOf(table, seat, ability) > 0))
        table.repeat(frame);
    },
    say({ n }) {
      if (n === 'one-of-each') return clause('recover', you, a('token'), { how: 'of-each-kind' });
      if (n === 'as-many') return clause(regainAsMany, you);
      return clause('recover', you, counted(n, 'token'));
    },
  },
);

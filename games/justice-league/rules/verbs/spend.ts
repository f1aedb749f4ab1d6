import { DO_WORD, firstOf, type Lens, nth, type Offers, oneOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { abilities } from '../../content/kinds.ts';
import { clause, counted } from '../../text/words.ts';
import { bindings, type JusticeLeague } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { readyOf } from '../questions.ts';
import { spend as spendTokens } from '../tokens.ts';
import { deAbility, oneToken, tokensSaid } from './abilities.ts';
import { before, remember } from './progress.ts';

export const spendOne = word('spend {number}', {
  en: ({ number }) => `Spend ${oneToken(number)}`,
  fr: ({ number }) => `Dépenser un jeton ${deAbility(number)}`,
});

const spentTokens = line('spent tokens', ['ability', 'count'], {
  en: ({ who, ability, count }) => `${who} spends ${tokensSaid('en', count, ability)}.`,
  fr: ({ who, ability, count }) => `${who} dépense ${tokensSaid('fr', count, ability)}.`,
});

/** Tokens are spent for nothing: so many of one kind, or none; of any kind, as many as there are (JL-C7). */
export const spend = verb(
  'spend',
  { n: whole(1, 5), of: oneOf(...abilities, 'any') },
  {
    brings: [spendOne, spentTokens],
    forced: 'taken',
    choices(lens, seat, _frame, offers, { n, of }) {
      if (of === 'any') offerKinds(lens, seat, offers);
      else offers.verdict(DO_WORD, 0, 0, readyOf(lens, seat, of) >= n ? undefined : 'JL-C7');
    },
    run(table, frame, { n, of }, seat, option) {
      const ability = of === 'any' ? nth(abilities, firstOf(option)) : of;
      const many = of === 'any' ? 1 : n;
      spendTokens(table, seat, ability, many);
      table.tell(spentTokens, seat, [], abilities.indexOf(ability), many);
      if (of !== 'any') return;
      remember(frame, before(frame) + 1);
      const isLeft = abilities.some((each) => readyOf(table, seat, each) > 0);
      if (bindings.count.of(frame) < n && isLeft) table.repeat(frame);
    },
    say: ({ n, of }) => clause('spend', you, counted(n, 'token', of === 'any' ? {} : { adjectives: [of] })),
  },
);

function offerKinds(lens: Lens<JusticeLeague>, seat: number, offers: Offers): void {
  for (const [no, ability] of abilities.entries())
    if (readyOf(lens, seat, ability) > 0) offers.yes(spendOne.no, no);
}

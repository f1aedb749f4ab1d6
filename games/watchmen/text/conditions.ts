import { type Condition as Asked, done, not, number } from '@masterplan/kernel/words';
import type { Condition } from '../content/sentences.ts';
import { a, again, clause, exactly, is, isBeing, meant, the, thisOne, you } from './words.ts';

/** What must be so, in words. */
export function conditionClause(condition: Condition): Asked {
  if ('played' in condition) {
    const { played, least = 1 } = condition;
    const count =
      least === 1 ? a : (...[noun, details]: Parameters<typeof a>) => exactly(least, noun, details);
    const cards = meant(count, played, least === 1 ? {} : { adjectives: ['other'] });
    return done(clause('play', you, cards, { how: 'this-turn' }));
  }
  if ('first' in condition) return clause('be-the-first', thisOne('card'));
  if ('control' in condition) return clause('control', you, meant(a, condition.control));
  if ('empty' in condition) return isBeing(the('discard', { of: you }), 'empty');
  if ('villainCosts' in condition)
    return clause('cost', the('super-villain'), number(condition.villainCosts, 'or-more'));
  if ('challengeCosts' in condition)
    return clause('cost', the('challenge'), number(condition.challengeCosts, 'or-more'));
  if ('villain' in condition) return isBeing(a('super-villain'), 'lying-open');
  if ('contributed' in condition)
    return not(done(clause('contribute', you, undefined, { how: 'this-turn' })));
  if (condition.it === 'as-called') return clause('match', the('cost', { of: again('it') }));
  const { it } = condition;
  if (it.types !== undefined) return is(again('it'), meant(a, it));
  return clause(
    'cost',
    again('it'),
    number(it.least ?? it.most ?? 0, it.least === undefined ? 'or-less' : 'or-more'),
  );
}

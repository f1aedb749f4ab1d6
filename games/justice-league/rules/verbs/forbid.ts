import { oneOf } from '@masterplan/kernel';
import { cannot, deed, er, ir } from '@masterplan/kernel/words';
import { clause, some, the, thisOne } from '../../text/words.ts';
import { verb } from '../kit.ts';

const roll = deed({
  en: { base: 'roll', participle: 'rolled' },
  fr: er('lancer'),
});
const moveOut = deed({
  en: { base: 'move', participle: 'moved', from: 'out of' },
  fr: er('sortir', { il: 'sort', ils: 'sortent', vous: 'sortez', participle: 'sorti', from: 'de' }),
});
const workTogether = deed({
  en: { base: 'work', participle: 'worked', after: 'together' },
  fr: ir('agir', { after: 'ensemble' }),
});

/**
 * Lasting: what heroes cannot do against this crisis (the die), in its region (moving out; being transported they can), or in it
 * and next to it (working together) (JL-C15).
 */
export const forbid = verb(
  'forbid',
  { what: oneOf('dice', 'leaving', 'teamwork') },
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say({ what }) {
      const heroes = some('hero');
      if (what === 'dice') return cannot(clause(roll, heroes, the('die'), { how: 'against-it' }));
      if (what === 'leaving') return cannot(clause(moveOut, heroes, undefined, { from: thisOne('region') }));
      return cannot(clause(workTogether, heroes, undefined, { how: 'here-or-adjacent' }));
    },
  },
);

import { deed, you } from '@masterplan/kernel/words';
import { clause } from '../../text/words.ts';
import { bindings } from '../board.ts';
import { withSquadsAt } from '../questions.ts';
import { condition } from './kit.ts';

const have = deed({
  en: { base: 'have', participle: 'had' },
  fr: { infinitive: 'être', il: 'est', ils: 'sont', vous: 'êtes', participle: 'été' },
});

/** Nobody else has a Squad at the place that the moment is about. */
export const deserted = condition(
  'deserted',
  {},
  {
    holds: (reader, _said, seat, frame) =>
      frame !== undefined && withSquadsAt(reader, bindings.place.of(frame)).every((other) => other === seat),
    say: () => clause(have, you, undefined, { how: 'only-squads-there' }),
  },
);

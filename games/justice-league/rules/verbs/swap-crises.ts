import { firstOf, nth } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { clause, exactly } from '../../text/words.ts';
import { word, zones } from '../board.ts';
import { line, verb } from '../kit.ts';
import { hasCrisis, openRegions, revealedAt } from '../questions.ts';
import { before, remember, soFar } from './progress.ts';

const exchange = deed({ en: { base: 'exchange', participle: 'exchanged' }, fr: er('échanger') });

const swapped = line('swapped crises', ['one', 'other'], {
  en: ({ one, other }, voice) => `The hidden crises ${voice.at(one)} and ${voice.at(other)} change places.`,
  fr: ({ one, other }, voice) =>
    `Les crises cachées ${voice.at(one)} et ${voice.at(other)} échangent leurs places.`,
});

/** Two hidden crises change places; advancement tokens stay where they are (JL-C14). Two asks: the one, then the other. */
export const swapCrises = verb(
  'swap-crises',
  {},
  {
    brings: [swapped],
    choices(lens, _seat, frame, offers) {
      const hidden = openRegions(lens).filter(
        (region) => hasCrisis(lens, region) && revealedAt(lens, region) === undefined,
      );
      if (hidden.length < 2) return;
      for (const region of hidden) if (region !== soFar(frame) - 1) offers.yes(word.crisisAt, region);
    },
    run(table, frame, _said, seat, option) {
      const first = before(frame) - 1;
      if (first < 0) {
        remember(frame, firstOf(option) + 1);
        return table.repeat(frame);
      }
      const second = firstOf(option);
      const [one, other] = [nth(table.zone(zones.tile(first)), 0), nth(table.zone(zones.tile(second)), 0)];
      table.move(one, zones.tile(second));
      table.move(other, zones.tile(first));
      table.tell(swapped, seat, [], first, second);
    },
    say: () =>
      clause(exchange, you, exactly(2, 'crisis', { adjectives: ['hidden'] }), { how: 'stages-stay' }),
  },
);

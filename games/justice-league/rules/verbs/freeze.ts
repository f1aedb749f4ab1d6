import { deed, er, you } from '@masterplan/kernel/words';
import { clause, hereOf, the } from '../../text/words.ts';
import { line, verb } from '../kit.ts';
import { placeOf, tileAt } from '../questions.ts';
import { cast } from '../spells.ts';

const ice = deed({
  en: { base: 'freeze', participle: 'frozen' },
  fr: er('geler', { il: 'gèle', ils: 'gèlent' }),
});

const frozen = line('froze', ['region'], {
  en: ({ who, region }, voice) => `${who} freezes the crisis ${voice.at(region)} for this round.`,
  fr: ({ who, region }, voice) => `${who} gèle la crise ${voice.at(region)} pour cette manche.`,
});

/** The crisis where the hero is stands still for the rest of the round (JL-C2). */
export const freeze = verb(
  'freeze',
  {},
  {
    brings: [frozen],
    run(table, _frame, _said, seat) {
      const place = placeOf(table, seat);
      const tile = tileAt(table, place);
      if (tile === undefined) return;
      cast(table, 'freeze', place);
      table.tell(frozen, seat, [tile], place);
    },
    say: () => clause(ice, you, the('crisis', { in: hereOf() }), { how: 'stands-still' }),
  },
);

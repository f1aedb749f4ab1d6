import { firstOf, oneOf } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { all, clause, supersMeant } from '../../text/words.ts';
import { line, verb, word } from '../kit.ts';
import { offerSupers } from './candidates.ts';
import { byAnother } from './told.ts';

const attract = deed({
  en: { base: 'draw', participle: 'drawn', to: 'to' },
  fr: er('attirer', { to: 'sur' }),
});

export const lureTo = word('lure to {card}', {
  en: ({ card, owner }) => `Draw all Attacks to ${card} (${owner})`,
  fr: ({ card, owner }) => `Attirer toutes les Attaques sur ${card} (${owner})`,
});

const lured = line(
  'lured',
  byAnother({
    en: ({ cards: [, card] }) => `${card} draws all Attacks.`,
    fr: ({ cards: [, card] }) => `${card} attire toutes les Attaques.`,
  }),
);

/** A Super draws Attacks: foes that can knock it out must (MP-B19). */
export const lure = verb(
  'lure',
  { to: oneOf('this', 'another ally') },
  {
    brings: [lureTo, lured],
    forced: 'taken',
    choices: (lens, _seat, frame, offers, { to }) => offerSupers(lens, frame, to, lureTo.no, offers),
    run(table, frame, _said, seat, option) {
      table.fields.lures.push(firstOf(option));
      table.tell(lured, seat, [frame.self, firstOf(option)]);
    },
    say: ({ to }) => clause(attract, you, all('attack'), { to: supersMeant(to), how: 'must-be-hit' }),
  },
);

import { firstOf, nth, oneOf } from '@masterplan/kernel';
import { de } from '../../text/fr/de.ts';
import { a, another, clause, exactly, the } from '../../text/words.ts';
import { fares, word } from '../board.ts';
import { line, verb } from '../kit.ts';
import { allSeats, rivalsOf } from '../order.ts';

/** So much more or less a Deployment costs. */
const STEP = 1;

const tunedUp = line('tuned up', ['rival', 'by'], {
  en: ({ who, rival, by }) =>
    `${who} tunes up ${rival}’s transport: ${by} Funding less for every Deployment.`,
  fr: ({ who, rival, by }) =>
    `${who} prépare le transport ${de(rival)} : ${by} Fonds de moins par Déploiement.`,
});

const sabotaged = line('sabotaged', ['rival', 'by'], {
  en: ({ who, rival, by }) =>
    `${who} sabotages ${rival}’s transport: ${by} Funding more for every Deployment.`,
  fr: ({ who, rival, by }) =>
    `${who} sabote le transport ${de(rival)} : ${by} Fonds de plus par Déploiement.`,
});

/** A player's Deployments cost a Funding less, or a rival's one more, until the Round ends (TD-18.7, TD-20.9, TD-C5). */
export const retool = verb(
  'retool',
  { to: oneOf('less', 'more') },
  {
    brings: [tunedUp, sabotaged],
    forced: 'taken',
    choices(lens, seat, _frame, offers, { to }) {
      const them = to === 'more' ? rivalsOf(lens, seat) : allSeats(lens).filter((each) => each !== seat);
      for (const each of them) offers.yes(word.player, each);
    },
    run(table, _frame, { to }, seat, option) {
      fares.add(table.fields.fares, firstOf(option), to === 'more' ? STEP : -STEP, 0);
      table.tell(nth([tunedUp, sabotaged], to === 'more' ? 1 : 0), seat, [], firstOf(option), STEP);
    },
    say: ({ to }) =>
      clause(
        'cost',
        the('deployment', { of: to === 'more' ? a('rival') : another('player'), many: true }),
        exactly(STEP, 'funding'),
        { how: to === 'more' ? 'more-this-round' : 'less-this-round' },
      ),
  },
);

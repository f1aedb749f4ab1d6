import { firstOf, HIDDEN, type Lens, nth, type Offers, oneOf, secondOf, wordOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { de } from '../../text/fr/de.ts';
import { a, another, clause, the } from '../../text/words.ts';
import { type MasterPlan, zones } from '../board.ts';
import { throwdownAt } from '../fight.ts';
import { line, verb, word } from '../kit.ts';
import { placesElsewhere } from './candidates.ts';

export const lookAtPlan = word('look at plan of {seat}', {
  en: ({ seat }) => `Look at ${seat}’s Master Plan`,
  fr: ({ seat }) => `Regarder le Grand Plan ${de(seat)}`,
});

export const lookAtSquad = word('look at squad of {seat} at {place}', {
  en: ({ seat, place }) => `Look at ${seat}’s Squad at ${place}`,
  fr: ({ seat, place }) => `Regarder l’Escouade ${de(seat)} à ${place}`,
});

const lookedAtPlan = line('looked at plan', ['rival'], {
  en: ({ who, rival, cards: [, plan], event }) =>
    event.faces[1] === HIDDEN
      ? `${who} looks at ${rival}’s Master Plan.`
      : `${who} looks at ${rival}’s Master Plan: “${plan}”.`,
  fr: ({ who, rival, cards: [, plan], event }) =>
    event.faces[1] === HIDDEN
      ? `${who} regarde le Grand Plan ${de(rival)}.`
      : `${who} regarde le Grand Plan ${de(rival)} : « ${plan} ».`,
});

const lookedAtSquad = line('looked at squad', ['rival'], {
  en({ who, rival, cards: [, at], event }, voice) {
    const squad = event.faces.slice(2);
    return squad.includes(HIDDEN)
      ? `${who} looks at ${rival}’s Squad at ${at}.`
      : `${who} looks at ${rival}’s Squad at ${at}: ${voice.count(squad)}.`;
  },
  fr({ who, rival, cards: [, at], event }, voice) {
    const squad = event.faces.slice(2);
    return squad.includes(HIDDEN)
      ? `${who} regarde l’Escouade ${de(rival)} à ${at}.`
      : `${who} regarde l’Escouade ${de(rival)} à ${at} : ${voice.count(squad)}.`;
  },
});

/** You see a rival's plan, or a Squad elsewhere; nobody else does (MP-B27). */
export const look = verb(
  'look',
  { at: oneOf('plan', 'squad') },
  {
    brings: [lookAtPlan, lookAtSquad, lookedAtPlan, lookedAtSquad],
    forced: 'taken',
    choices(lens, seat, _frame, offers, { at }) {
      for (let rival = 0; rival < lens.seats; rival++) {
        if (rival === seat) continue;
        if (at === 'squad') offerSquads(lens, rival, offers);
        else if (lens.size(zones.plan(rival)) > 0) offers.yes(lookAtPlan.no, rival);
      }
    },
    run(table, frame, _said, seat, option) {
      const rival = firstOf(option);
      if (wordOf(option) === lookAtPlan.no) {
        const plan = nth(table.zone(zones.plan(rival)), 0);
        table.show(plan, 1 << seat);
        table.tell(lookedAtPlan, seat, [frame.self, plan], rival);
      } else {
        const squad = zones.squad(rival, secondOf(option));
        table.showAll(squad, 1 << seat);
        table.tell(
          lookedAtSquad,
          seat,
          [frame.self, throwdownAt(table, secondOf(option)), ...table.zone(squad)],
          rival,
        );
      }
    },
    say: ({ at }) =>
      at === 'plan'
        ? clause('look-at', you, the('plan', { of: a('rival') }))
        : clause('look-at', you, the('squad', { of: a('rival'), in: another('throwdown') })),
  },
);

function offerSquads(lens: Lens<MasterPlan>, rival: number, offers: Offers): void {
  for (const place of placesElsewhere(lens)) {
    if (lens.size(zones.squad(rival, place)) > 0) offers.yes(lookAtSquad.no, rival, place);
  }
}

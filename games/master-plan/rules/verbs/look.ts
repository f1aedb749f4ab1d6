import { firstOf, type Lens, nth, type Offers, secondOf, type Verb, wordOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, another, clause, the } from '../../text/words.ts';
import { type MasterPlan, word, zones } from '../board.ts';
import { throwdownAt } from '../fight.ts';
import { placesElsewhere } from './candidates.ts';

/** You see a rival's plan, or a Squad elsewhere; nobody else does (MP-B27). */
export const look: Verb<MasterPlan, SentenceOf<'look'>> = {
  name: 'look',
  forced: 'taken',
  choices(lens, seat, _frame, offers, { at }) {
    for (let rival = 0; rival < lens.seats; rival++) {
      if (rival === seat) continue;
      if (at === 'squad') offerSquads(lens, rival, offers);
      else if (lens.size(zones.plan(rival)) > 0) offers.yes(word.lookAtPlan, rival);
    }
  },
  run(table, frame, _said, seat, option) {
    const rival = firstOf(option);
    if (wordOf(option) === word.lookAtPlan) {
      const plan = nth(table.zone(zones.plan(rival)), 0);
      table.show(plan, 1 << seat);
      table.tell('looked at plan', seat, [frame.self, plan], rival);
    } else {
      const squad = zones.squad(rival, secondOf(option));
      table.showAll(squad, 1 << seat);
      table.tell(
        'looked at squad',
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
};

function offerSquads(lens: Lens<MasterPlan>, rival: number, offers: Offers): void {
  for (const place of placesElsewhere(lens)) {
    if (lens.size(zones.squad(rival, place)) > 0) offers.yes(word.lookAtSquad, rival, place);
  }
}

import { HIDDEN, oneOf, type Table, type Told } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { Voice } from '../../text/voice.ts';
import { all, clause, darkseid, hereOf, the } from '../../text/words.ts';
import { type JusticeLeague, zones } from '../board.ts';
import { line, verb } from '../kit.ts';
import { neighbours, placeOf, tileAt } from '../questions.ts';

const isSeen = ({ event }: Told): boolean => event.faces.length > 0 && !event.faces.includes(HIDDEN);

const lookedAtCrisis = line('looked at crisis', ['region'], {
  en: ({ region, ...told }, voice) =>
    lookedAt(told, voice, `${told.who} looks at the hidden crisis ${voice.at(region)}`, ': '),
  fr: ({ region, ...told }, voice) =>
    lookedAt(told, voice, `${told.who} regarde la crise cachée ${voice.at(region)}`, ' : '),
});

const lookedAtHand = line('looked at crisis hand', {
  en: (told, voice) => lookedAt(told, voice, `${told.who} looks at Darkseid’s crisis hand`, ': '),
  fr: (told, voice) => lookedAt(told, voice, `${told.who} regarde la main de crises de Darkseid`, ' : '),
});

const lookedAtGoal = line('looked at goal', {
  en: (told, voice) => lookedAt(told, voice, `${told.who} looks at Darkseid’s Ultimate Goal`, ': '),
  fr: (told, voice) => lookedAt(told, voice, `${told.who} regarde l’Objectif ultime de Darkseid`, ' : '),
});

/** Who sees the cards reads their names. */
const lookedAt = (told: Told, voice: Voice, what: string, colon: string): string =>
  isSeen(told) ? `${what}${colon}${voice.list(told.cards)}.` : `${what}.`;

/** The hero sees what is hidden, and nobody else does (JL-C4). */
export const look = verb(
  'look',
  { at: oneOf('here', 'near', 'crisis-hand', 'goal') },
  {
    brings: [lookedAtCrisis, lookedAtHand, lookedAtGoal],
    run(table, _frame, { at }, seat) {
      if (at === 'crisis-hand') return seeHand(table, seat);
      if (at === 'goal') return seeGoal(table, seat);
      const here = placeOf(table, seat);
      const regions = at === 'here' ? [here] : [here, ...neighbours(table, here)];
      for (const region of regions) seeTile(table, seat, region);
    },
    say({ at }) {
      switch (at) {
        case 'here':
          return clause('look-at', you, the('crisis', { adjectives: ['hidden'], in: hereOf() }));
        case 'near':
          return clause('look-at', you, all('crisis', { adjectives: ['hidden', 'here-and-next-door'] }));
        case 'crisis-hand':
          return clause('look-at', you, all('crisis', { in: the('hand', { of: darkseid }) }));
        case 'goal':
          return clause('look-at', you, the('goal', { of: darkseid }));
      }
    },
  },
);

function seeTile(table: Table<JusticeLeague>, seat: number, region: number): void {
  const tile = tileAt(table, region);
  if (tile === undefined || table.isPublic(tile)) return;
  table.tell(lookedAtCrisis, seat, [table.show(tile, 1 << seat)], region);
}

function seeHand(table: Table<JusticeLeague>, seat: number): void {
  const hand = zones.crises(table.fields.darkseid);
  table.showAll(hand, 1 << seat);
  table.tell(lookedAtHand, seat, table.zone(hand));
}

/** Wherever it lies: only in Darkseid's hand is it still secret. */
function seeGoal(table: Table<JusticeLeague>, seat: number): void {
  const { darkseid: holder } = table.fields;
  const goal = table.zone(zones.hand(holder)).find((card) => {
    const kind = table.kind(card);
    return kind.type === 'power' && kind.goal;
  });
  if (goal !== undefined) table.tell(lookedAtGoal, seat, [table.show(goal, 1 << seat)]);
}

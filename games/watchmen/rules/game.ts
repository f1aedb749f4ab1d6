import { type GameDefinition, steps } from '@masterplan/kernel';
import { sentencesUnder } from '../content/kinds.ts';
import { bindings } from './bindings.ts';
import { fields, plan, type Watchmen, words } from './board.ts';
import { conditions } from './conditions.ts';
import { gainedPhase } from './gaining.ts';
import { help } from './help.ts';
import { LOYAL, MASTERMIND } from './machination.ts';
import { cardPhase } from './playing.ts';
import { round, standing } from './round.ts';
import { dealHands, findFirst, heroes, pickFirst, setUp } from './set-up.ts';
import { turns } from './turn.ts';
import { verbs } from './verbs/index.ts';

/** Super Heroes and hands, then turns until the game is over. */
const course = steps<Watchmen>('game', [pickFirst, heroes, dealHands, findFirst, turns]);

/** The DC Deck-Building Game, for two to five: the base game, and Watchmen on it. */
export const definition: GameDefinition<Watchmen> = {
  id: 'watchmen',
  version: '3',
  seats: [2, 3, 4, 5],
  options: {
    mode: { values: ['base', 'watchmen'], usual: 'base' },
    edition: { values: ['en', 'fr'], usual: 'en' },
    heroes: { values: ['dealt', 'chosen'], usual: 'dealt' },
    first: { values: ['chance', 'first-seat'], usual: 'chance' },
  },
  layout: plan,
  fields,
  words,
  course,
  also: [cardPhase, gainedPhase, round, help],
  bindings,
  verbs,
  conditions,
  windows: { attack: { answers: standing } },
  attributes: {
    side: (kind) => (kind.family === 'loyalty' && kind.side === 'loyal' ? LOYAL : MASTERMIND),
  },
  sentences: sentencesUnder,
  setup: setUp,
  isOut: (view, seat) => view.fields.out[seat] === true,
  bound: 40_000,
};

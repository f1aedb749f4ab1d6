import type { GameDefinition } from '@masterplan/kernel';
import { sentencesUnder } from '../content/kinds.ts';
import { fields, plan, type Watchmen, words } from './board.ts';
import { ending } from './end-of-turn.ts';
import { gained } from './gaining.ts';
import { help } from './help.ts';
import { LOYAL, MASTERMIND } from './machination.ts';
import { cardPhase } from './playing.ts';
import { round, standing } from './round.ts';
import { heroes, setUp } from './set-up.ts';
import { turn } from './turn.ts';
import { verbs } from './verbs/index.ts';

/** The DC Deck-Building Game, for two to five: the base game, and Watchmen on it. */
export const definition: GameDefinition<Watchmen> = {
  id: 'watchmen',
  version: '2',
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
  phases: [heroes, turn, cardPhase, gained, round, ending, help],
  verbs,
  windows: { attack: standing },
  attributes: {
    side: (kind) => (kind.family === 'loyalty' && kind.side === 'loyal' ? LOYAL : MASTERMIND),
  },
  sentences: sentencesUnder,
  setup: setUp,
  isOut: (view, seat) => view.fields.out[seat] === 1,
  bound: 40_000,
};

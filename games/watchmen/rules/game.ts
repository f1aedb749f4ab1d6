import type { GameDefinition } from '@masterplan/kernel';
import { sentencesUnder } from '../content/kinds.ts';
import { fields, plan, type Watchmen, words } from './board.ts';
import { gained } from './gaining.ts';
import { cardPhase } from './playing.ts';
import { round, standing } from './round.ts';
import { heroes, setUp } from './set-up.ts';
import { turn } from './turn.ts';
import { verbs } from './verbs/index.ts';

/** The DC Deck-Building Game, for two to five: the base game, and Watchmen on it. */
export const definition: GameDefinition<Watchmen> = {
  id: 'watchmen',
  version: '1',
  seats: [2, 3, 4, 5],
  options: {
    mode: { values: ['base'], usual: 'base' },
    heroes: { values: ['dealt', 'chosen'], usual: 'dealt' },
    first: { values: ['chance', 'first-seat'], usual: 'chance' },
  },
  layout: plan,
  fields,
  words,
  phases: [heroes, turn, cardPhase, gained, round],
  verbs,
  windows: { attack: standing },
  sentences: sentencesUnder,
  setup: setUp,
  bound: 40_000,
};

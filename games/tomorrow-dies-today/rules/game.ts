import { type GameDefinition, repeat, steps } from '@masterplan/kernel';
import { sentencesUnder } from '../content/kinds.ts';
import { damageShare, evenDamage, visit } from './agents.ts';
import { bindings, fields, plan, type Tomorrow, words } from './board.ts';
import { casualties } from './casualties.ts';
import { commit } from './commit.ts';
import { conditions } from './conditions/index.ts';
import { conflict } from './conflict/index.ts';
import { revealEvent } from './events.ts';
import { exchange } from './exchange.ts';
import { completing, corrupting } from './missions.ts';
import { monologuing } from './monologuing.ts';
import { teamsOf } from './order.ts';
import { choosing, replacing } from './plotting.ts';
import { raid } from './raid.ts';
import { recruiting } from './recruiting.ts';
import { alerting, special, split } from './rewards.ts';
import { scheming } from './scheming.ts';
import { settingUp, setup } from './set-up/index.ts';
import { collecting, harvest } from './spoils.ts';
import { ride } from './travel.ts';
import { verbs } from './verbs/index.ts';
import { villainy } from './villainy.ts';
import { windows } from './windows.ts';
import { worldReacts } from './world-reacts.ts';

/** A Round: three Stages, then The World Reacts, which ends the game when the clock is at 0 (TD-8.3, TD-8.4, TD-28.2). */
const round = steps<Tomorrow>('round', [scheming, villainy, monologuing, worldReacts]);

/** Set-up, then Rounds. The clock starts on an even number, so a Global Event is active from the start (TD-7.7). */
const course = steps<Tomorrow>('game', [settingUp, revealEvent, repeat('rounds', () => true, round)]);

/** Tomorrow Dies Today, Mayhem: two or three teams of one, two or three Named Henchmen each. */
export const definition: GameDefinition<Tomorrow> = {
  id: 'tomorrow-dies-today',
  version: '3',
  seats: [2, 3, 4, 6],
  options: {
    /** Six form two teams or three; other numbers leave no choice (TD-A2). */
    teams: { values: [2, 3], usual: 2 },
    events: { values: [true, false], usual: true },
    /** Players pick their Named Henchmen, or chance deals them (TD-A8a). */
    henchmen: { values: ['chosen', 'chance'], usual: 'chosen' },
  },
  layout: plan,
  fields,
  words,
  course,
  also: [
    // Coordination
    ...[commit, choosing, replacing],
    // Agents and other damage
    ...[visit, damageShare, evenDamage, casualties],
    // Dealings
    ...[ride, exchange, conflict],
    // Spoils, Missions and Rewards
    ...[harvest, raid, collecting, recruiting, completing, corrupting, split, special, alerting],
  ],
  bindings,
  verbs,
  conditions,
  windows,
  sentences: sentencesUnder,
  talk: ['table', 'team'],
  sides: (seats, options) => Array.from({ length: seats }, (_, seat) => seat % teamsOf(seats, options)),
  setup,
  bound: 20_000,
};

import { type GameDefinition, nth, only, repeat, steps, type Table } from '@masterplan/kernel';
import { assemble, layThrowdowns } from './assemble.ts';
import { ABILITY, act, battle, openPlaces } from './battle.ts';
import { bindings, fields, HERO, type MasterPlan, plan, VILLAIN, words, zones } from './board.ts';
import { conditions } from './conditions/index.ts';
import { finalCount } from './ending.ts';
import { bothCampsStand } from './fight.ts';
import { loot } from './loot.ts';
import { recruit } from './recruit.ts';
import { regroup } from './regroup.ts';
import { verbs } from './verbs/index.ts';

const ROUNDS = 3;

function begin(table: Table<MasterPlan>): void {
  table.fields.round += 1;
  table.tell('round', table.fields.holder, [], table.fields.round);
}

const isLast = (table: Table<MasterPlan>): boolean => table.fields.round === ROUNDS;

/** A round: Recruit, Assemble, then Battle and Loot for each Throwdown, then Regroup (MP-4.1). */
const round = steps<MasterPlan>('round', [
  begin,
  recruit,
  layThrowdowns,
  assemble,
  repeat('throwdowns', (table) => openPlaces(table).length > 0, battle, loot),
  only((table) => !isLast(table), regroup),
]);

/** Three rounds, then the count (MP-4.1, MP-9.1). A plan that is complete ends the game before. */
const course = steps<MasterPlan>('game', [repeat('rounds', (table) => !isLast(table), round), finalCount]);

/** Shuffles decks and plans, deals every player a plan, and finds the first holder of Loser Lad (MP-3.1 to MP-3.11). */
function setup(table: Table<MasterPlan>): void {
  table.game.kinds.forEach((kind, no) => {
    if (kind.type === 'super') table.create(no, zones.superDeck());
    else if (kind.type === 'throwdown') table.create(no, zones.throwdownDeck());
    else if (kind.type === 'plan') table.create(no, zones.planDeck());
    else for (let copy = 0; copy < kind.copies; copy++) table.create(no, zones.bag());
  });
  table.shuffle(zones.throwdownDeck());
  table.shuffle(zones.superDeck());
  table.shuffle(zones.planDeck());
  for (let seat = 0; seat < table.seats; seat++) {
    table.move(nth(table.zone(zones.planDeck()), 0), zones.plan(seat));
  }
  const chosen = table.below(table.seats, 'pick');
  table.fields.holder = table.state.options.loserLad === 'first-seat' ? 0 : chosen;
}

/** All Part of the Master Plan, for four to six Masterminds. */
export const definition: GameDefinition<MasterPlan> = {
  id: 'master-plan',
  version: '2',
  seats: [4, 5, 6],
  options: { loserLad: { values: ['chance', 'first-seat'], usual: 'chance' } },
  layout: plan,
  fields,
  words,
  course,
  also: [act],
  bindings,
  verbs,
  conditions,
  attributes: { side: (kind) => (kind.type === 'super' && kind.side === 'hero' ? HERO : VILLAIN) },
  sentences: (kind, part) => (kind.type === 'super' && part === ABILITY ? kind.ability : []),
  /** An Ability goes on only while the fight lasts; what hangs on a sentence belongs to it (MP-A19, MP-B7). */
  isDue: (table, frame) => frame.part !== ABILITY || bothCampsStand(table),
  setup,
  bound: 4000,
};

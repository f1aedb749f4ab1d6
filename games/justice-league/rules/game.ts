import { type GameDefinition, repeat, steps, type Table } from '@masterplan/kernel';
import { sentencesUnder } from '../content/kinds.ts';
import { attempt, tokenOwner } from './attempt.ts';
import { bindings, fields, type JusticeLeague, plan, words } from './board.ts';
import { crossing } from './boom-tube.ts';
import { characters } from './characters.ts';
import { conditions } from './conditions/index.ts';
import { confrontation } from './confront.ts';
import { costsBetween, placing } from './crises.ts';
import { checkMap } from './ending.ts';
import { consent } from './hold-back.ts';
import { cancelling } from './overcoming.ts';
import { darkseidPlanning, heroPlanning, turnUp } from './planning.ts';
import { isDue, order, ownOrder, power, powers } from './powers.ts';
import { dealCharacters, placeFirstCrises, revealOne, setup, startHeroes } from './set-up.ts';
import { windows } from './standing.ts';
import { burnHeroes, replenish, train } from './training.ts';
import { triumph } from './triumph.ts';
import { verbs } from './verbs/index.ts';

/** A round begins: unless the map is empty, which ends the game (JL-18.6). */
function begin(table: Table<JusticeLeague>): void {
  table.fields.round += 1;
  table.fields.exposed = false;
  table.fields.order.length = 0;
  table.tell('round', -1, [], table.fields.round);
  checkMap(table);
}

/** A round: Hero Planning, Darkseid Planning, Reveal & Execute, Replenish & Train (JL-4.2). */
const round = steps<JusticeLeague>('round', [
  begin,
  heroPlanning,
  darkseidPlanning,
  turnUp,
  powers.phase,
  burnHeroes,
  replenish,
  train,
]);

/** Characters, crises and starting places, then rounds until a side has won (JL-3.5 to JL-3.39, JL-4.1). */
const course = steps<JusticeLeague>('game', [
  characters,
  dealCharacters,
  placeFirstCrises,
  startHeroes,
  revealOne,
  repeat('rounds', () => true, round),
]);

/** The Justice League Strategy Game: Darkseid against two, three or four heroes (JL-1.1 to JL-1.3). */
export const definition: GameDefinition<JusticeLeague> = {
  id: 'justice-league',
  version: '2',
  seats: [3, 4, 5],
  options: { characters: { values: ['chosen', 'chance'], usual: 'chosen' } },
  layout: plan,
  fields,
  words,
  course,
  also: [
    placing,
    order,
    ownOrder,
    power,
    confrontation,
    consent,
    attempt,
    tokenOwner,
    cancelling,
    triumph,
    crossing,
  ],
  bindings,
  verbs,
  conditions,
  windows,
  predicates: { cost: costsBetween },
  sentences: sentencesUnder,
  isDue,
  /** Whatever heroes say, Darkseid hears (JL-4.11). */
  talk: ['table'],
  setup,
  bound: 6000,
};

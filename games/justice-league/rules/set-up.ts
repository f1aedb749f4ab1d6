import { firstOf, type GameDefinition, type Table } from '@masterplan/kernel';
import { abilities, type Character } from '../content/kinds.ts';
import { APOKOLIPS, type JusticeLeague, ready, word, zones } from './board.ts';
import { drawCrises, placing, turnUpFirst } from './crises.ts';
import { phase } from './kit.ts';
import { hasCrisis, heroesOf, omega, openRegions, powerOf, sheetOf } from './questions.ts';
import { gainEnergy } from './tokens.ts';

/** Darkseid begins with so much energy for each hero (JL-3.11), draws so many crises for each, and may place as many worth that much (JL-3.22, JL-3.23). */
const ENERGY = 3;
const CRISES = 2;

/** All cards are laid out; goals and crises are shuffled (JL-3.15, JL-3.20). Whatever is not used stays in the box. */
export const setup: GameDefinition<JusticeLeague>['setup'] = (table) => {
  for (const [no, kind] of table.game.kinds.entries()) {
    if (kind.type === 'crisis') table.create(no, zones.crisisDeck());
    else if (kind.type === 'power' && kind.goal) table.create(no, zones.goals());
    else table.create(no, zones.box());
  }
  table.shuffle(zones.goals());
  table.shuffle(zones.crisisDeck());
};

/** Everybody gets tokens and powers of the character; Darkseid a goal, energy and crises (JL-3.7 to JL-3.22, JL-3.32). */
export function dealCharacters(table: Table<JusticeLeague>): void {
  const { darkseid } = table.fields;
  for (let seat = 0; seat < table.seats; seat++) {
    const sheet = sheetOf(table, seat);
    if (sheet.type === 'hero')
      for (const ability of abilities) ready.add(table.fields.ready, seat, ability, sheet[ability]);
    dealPowers(table, seat, sheet.type === 'hero' ? sheet.id : 'darkseid');
  }
  const goal = table.top(zones.goals());
  if (goal !== undefined) table.move(goal, zones.hand(darkseid));
  for (const card of table.zone(zones.box()).slice()) {
    const kind = table.kind(card);
    if (kind.type === 'villain' && kind.heroes === omega(table)) table.move(card, zones.villain());
  }
  gainEnergy(table, ENERGY * omega(table));
  table.fields.at[darkseid] = APOKOLIPS;
  drawCrises(table, CRISES * omega(table));
}

/** Powers with the emblem form the hand, the others the stack to learn from (JL-3.12 to JL-3.14, JL-3.18). */
function dealPowers(table: Table<JusticeLeague>, seat: number, owner: Character): void {
  for (const card of table.zone(zones.box()).slice()) {
    const kind = table.kind(card);
    if (kind.type !== 'power' || kind.owner !== owner) continue;
    table.move(card, powerOf(table, card).starts ? zones.hand(seat) : zones.stack(seat));
  }
}

/** The first crises cost nothing, but only so much together; at least one is placed (JL-3.23 to JL-3.31, JL-A5). */
export function placeFirstCrises(table: Table<JusticeLeague>): void {
  const budget = CRISES * omega(table);
  table.push(placing, table.fields.darkseid, { budget, price: 'free', least: 1, most: budget });
}

/** Every hero starts in another region, at random, without a crisis (JL-3.33 to JL-3.35). */
export function startHeroes(table: Table<JusticeLeague>): void {
  const free = openRegions(table).filter((region) => !hasCrisis(table, region));
  for (const hero of heroesOf(table)) {
    const [region = 0] = free.splice(table.below(free.length, 'pick'), 1);
    table.fields.at[hero] = region;
    table.tell('starts', hero, [], region);
  }
}

/** Darkseid turns one of them up, at stage 1; its benefit does not occur (JL-3.36 to JL-3.39, JL-A9). */
export const revealOne = phase({
  name: 'reveal one',
  begin: (table) => table.ask(table.fields.darkseid),
  run: (table, frame) => table.done(frame),
  choices(lens, _seat, _frame, offers) {
    for (const region of openRegions(lens)) if (hasCrisis(lens, region)) offers.yes(word.turnUp, region);
  },
  answer: (table, _frame, _seat, option) => turnUpFirst(table, firstOf(option)),
});

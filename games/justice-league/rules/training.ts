import {
  DECLINE,
  DECLINE_WORD,
  firstOf,
  locals,
  NOT_ANY,
  nth,
  number,
  type Option,
  perSeat,
  secondOf,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { abilities } from '../content/kinds.ts';
import { held, type JusticeLeague, type Reader, ready, word, zones } from './board.ts';
import { wound } from './defeat.ts';
import { phase } from './kit.ts';
import { heroesAt, isDown, isHero, lastingAt, levelOf, nextLevel, omega, openRegions } from './questions.ts';
import { endSpells } from './spells.ts';
import { gainEnergy, gainXp, isSpent } from './tokens.ts';
import { burn } from './verbs/burn.ts';

/** Where crises say so, heroes are wounded when the powers are done (JL-C17). */
export function burnHeroes(table: Table<JusticeLeague>): void {
  for (const region of openRegions(table))
    for (const said of lastingAt(table, region)) if (burn.is(said)) burnAt(table, region, said.n);
}

function burnAt(table: Table<JusticeLeague>, region: number, wounds: number): void {
  const there = heroesAt(table, region);
  if (there.length === 0 || table.over) return;
  table.tell('burns', NOT_ANY, [nth(table.zone(zones.tile(region)), 0)], region);
  for (const hero of there) if (!table.over) wound(table, hero, wounds);
}

/** Green powers return to the hand, red ones are spent, face up (JL-6.1 to JL-6.3, JL-5.4, JL-A22, JL-A35). */
export function replenish(table: Table<JusticeLeague>): void {
  held.clear(table.fields.held);
  endSpells(table);
  for (let seat = 0; seat < table.seats; seat++) {
    putAway(table, seat, zones.laid(seat));
    putAway(table, seat, zones.played(seat));
  }
  table.fields.tired.length = 0;
}

function putAway(table: Table<JusticeLeague>, seat: number, zone: number): void {
  for (const card of table.zone(zone).slice())
    table.move(card, isSpent(table, card) ? zones.spent(seat) : zones.hand(seat));
}

/** Those who have said that they rise no further, as a mask; and what the next level costs each. */
const my = locals({ content: number(), costs: perSeat() });

/** Whether a seat can rise a level: XP on the sheet are enough, and a hero does not lie defeated (JL-6.6, JL-A29, JL-A31). */
function canTrain(reader: Reader, seat: number): boolean {
  const level = nextLevel(reader, seat);
  if (level === undefined || nth(reader.fields.xp, seat) < level.costs) return false;
  return !(isHero(reader, seat) && isDown(reader, seat));
}

/** Whoever can may rise, all at the same time, level by level (JL-6.5, JL-6.12, JL-6.13, JL-A27, JL-A30). */
export const train = phase({
  name: 'train',
  my,
  run(table, frame) {
    let able = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      if (!canTrain(table, seat)) continue;
      able |= 1 << seat;
      my.costs.set(frame, seat, nextLevel(table, seat)?.costs ?? 0);
    }
    able &= ~my.content.of(frame);
    if (able === 0) table.done(frame);
    else table.askSealed(able);
  },
  choices(lens, seat, _frame, offers) {
    const gives = nextLevel(lens, seat)?.gives ?? 'nothing';
    const stack = gives === 'power' || gives === 'power-and-ability' ? zones.stack(seat) : undefined;
    const tokens = gives === 'power-and-ability' ? abilities.keys() : [];
    if (stack === undefined || lens.size(stack) === 0) {
      for (const ability of tokens) offers.yes(word.riseWith, ability);
      if (gives !== 'power-and-ability') offers.yes(word.rise);
    } else {
      lens.distinct(stack, (card) => {
        if (gives === 'power') offers.yes(word.learn, card);
        else for (const ability of abilities.keys()) offers.yes(word.learnWith, card, ability);
      });
    }
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DECLINE) my.content.set(frame, my.content.of(frame) | (1 << seat));
    else rise(table, seat, option);
  },
});

/** XP are spent, the dial is clicked on, and its reward received (JL-6.8 to JL-6.11, JL-A28). */
function rise(table: Table<JusticeLeague>, seat: number, option: Option): void {
  const level = nextLevel(table, seat);
  if (level === undefined) return;
  gainXp(table, seat, -level.costs);
  table.fields.level[seat] = levelOf(table, seat) + 1;
  table.tell('rose', seat, [], levelOf(table, seat));
  const learns = wordOf(option) === word.learn || wordOf(option) === word.learnWith;
  if (learns) table.tell('learned', seat, [table.move(firstOf(option), zones.hand(seat))]);
  if (level.gives === 'power-and-ability') {
    const ability = learns ? secondOf(option) : firstOf(option);
    ready.add(table.fields.ready, seat, nth(abilities, ability), 1);
    table.tell('gained token', seat, [], ability, 1);
  }
  if (level.gives === 'energy') {
    gainEnergy(table, omega(table));
    table.tell('gained energy', seat, [], omega(table));
  }
}

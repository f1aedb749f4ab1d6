import { Driver } from '@masterplan/bots';
import {
  type Bot,
  candidates,
  generator,
  imagine,
  Lens,
  nth,
  type Option,
  open,
  see,
  type Table,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bots as masterPlanBots } from '../../bot/index.ts';
import { remarkOn } from '../../bot/remarks.ts';
import { type MasterPlan, masterPlan } from '../../index.ts';

const { game } = masterPlan;
const { thumb, random } = masterPlanBots;

/** A decision that came up in play. */
interface Position {
  readonly table: Table<MasterPlan>;
  readonly seat: number;
  readonly options: readonly Option[];
  readonly phase: string;
}

/** Plays games of mixed bots and hands over every decision before it is taken. */
function eachDecision(games: number, seed: string, visit: (position: Position) => void): void {
  for (let i = 0; i < games; i++) {
    const seats = nth(game.seats, i % game.seats.length);
    const table = open(game, { seats, seed: `${seed}/${i}` });
    const watched = (bot: Bot<MasterPlan>): Bot<MasterPlan> => ({
      name: bot.name,
      choose(lens, options, chance) {
        const phase = lens.frame.verb;
        visit({ table, seat: lens.viewer, options: options.slice(), phase });
        return bot.choose(lens, options, chance, []);
      },
    });
    const bots = Array.from({ length: seats }, (_, seat) => watched((seat + i) % 3 === 0 ? random : thumb));
    new Driver(bots, seed).finish(table);
  }
}

const chosenBy = (bot: Bot<MasterPlan>, lens: Lens<MasterPlan>, options: readonly Option[], seed = 'x') =>
  bot.choose(lens, options, generator(seed), []);

describe('the rules of thumb read only what their seat sees', () => {
  test('the same choice at 2,000 positions where the truth is replaced by an imagined world', () => {
    let positions = 0;
    eachDecision(15, 'worlds', ({ table, seat, options }) => {
      if (positions >= 2000) return;
      positions += 1;
      const seen = see(game, table.state, seat);
      const world = imagine(game, seen, `world ${positions}`);
      const chosen = chosenBy(thumb, table.lens(seat), options);
      expect(chosenBy(thumb, world.lens(seat), options)).toBe(chosen);
      expect(
        chosenBy(thumb, new Lens(game, seen, seat), candidates(new Lens(game, seen, seat)).options),
      ).toBe(chosen);
    });
    expect(positions).toBe(2000);
  }, 60_000);

  test('choosing changes nothing on the table', () => {
    eachDecision(2, 'still', ({ table, seat, options }) => {
      const before = JSON.stringify(table.state);
      chosenBy(thumb, table.lens(seat), options);
      expect(JSON.stringify(table.state)).toBe(before);
    });
  });
});

test('the rules of thumb win at least half of the four-seat games against three random ones', () => {
  let wins = 0;
  const games = 120;
  for (let i = 0; i < games; i++) {
    const table = open(game, { seats: 4, seed: `duel/${i}`, book: 'dropped' });
    const bots = Array.from({ length: 4 }, (_, seat) => (seat === i % 4 ? thumb : random));
    new Driver(bots, `duel/${i}`).finish(table);
    if (table.state.outcome?.winners.includes(i % 4)) wins += 1;
  }
  expect(wins / games).toBeGreaterThan(0.6);
}, 30_000);

describe('a handicap leaves its own choices to chance and no others', () => {
  test.each([
    { bot: masterPlanBots['random-deployment'], left: ['assemble'] },
    { bot: masterPlanBots['random-targets'], left: ['act', 'effect'] },
  ])(
    '$bot.name',
    ({ bot, left }) => {
      const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
      const phasesOfChance = new Set<string>();
      let unlike = 0;
      eachDecision(3, bot.name, ({ table, seat, options, phase }) => {
        const lens = table.lens(seat);
        const choices = new Set(seeds.map((seed) => chosenBy(bot, lens, options, seed)));
        if (choices.size > 1) phasesOfChance.add(phase);
        if (!left.includes(phase) && !choices.has(chosenBy(thumb, lens, options))) unlike += 1;
      });
      expect([...phasesOfChance].sort()).toEqual(left);
      expect(unlike).toBe(0);
    },
    30_000,
  );
});

test('plays content it has never seen: a pack with other numbers', () => {
  const pack = JSON.parse(JSON.stringify(masterPlan.writePack(game)));
  for (const printed of pack.throwdowns) printed.loot = 3;
  for (const printed of pack.supers) printed.number += 40;
  const read = masterPlan.readPack?.(pack);
  if (read === undefined || 'faults' in read) throw new Error(`the pack is refused: ${JSON.stringify(read)}`);
  const table = open(read.game, { seats: 5, seed: 'pack' });
  new Driver(
    Array.from({ length: 5 }, () => thumb),
    'pack',
  ).finish(table);
  expect(table.over).toBe(true);
});

describe('what bots say', () => {
  test('is seldom, of every sort, and out of what everybody can see', () => {
    const said = new Map<string, number>();
    let decisions = 0;
    eachDecision(24, 'talk', ({ table, seat, options }) => {
      decisions += 1;
      const chosen = nth(options, decisions % options.length);
      const remark = remarkOn(table.lens(seat), chosen, generator(`${decisions}`));
      if (remark === undefined) return;
      said.set(remark.say, (said.get(remark.say) ?? 0) + 1);
      const world = imagine(game, see(game, table.state, table.seats), `${decisions}`);
      expect(remarkOn(world.lens(seat), chosen, generator(`${decisions}`))).toEqual(remark);
    });
    expect([...said.keys()].sort()).toEqual(['accuse', 'plan', 'point-at', 'promise']);
    const remarks = [...said.values()].reduce((sum, count) => sum + count, 0);
    expect(remarks).toBeLessThan(decisions / 12);
  });
});

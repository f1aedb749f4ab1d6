import { expect, test } from 'vitest';
import { alone } from '../../rules/conditions/alone.ts';
import { lastToJoin } from '../../rules/conditions/last-to-join.ts';
import { drawLoot } from '../../rules/verbs/draw-loot.ts';
import { grab } from '../../rules/verbs/grab.ts';
import { lure } from '../../rules/verbs/lure.ts';
import { trade } from '../../rules/verbs/trade.ts';
import { armed, asked, doing, fight, hero, lastFight, plan, villain } from '../tables.ts';

const warded = { defenses: ['magic', 'force', 'psychic'] } as const;
const bag = { bag: ['moon-deed'] };
const lying = { loot: { 0: ['henchmen', 'white-cat', 'red-button'] } };

test('MP-B30 MP-B33 Lost Property draws a Loot from the bag where it is alone in its Squad', () => {
  const table = fight({ 0: { 0: ['lost-property'] }, 1: { 0: [hero(20)] } }, bag);
  expect(table.zone('stash', 0)).toEqual(['moon-deed']);
});

test('MP-B30 in company Lost Property draws nothing', () => {
  const table = fight({ 0: { 0: ['lost-property', villain(30)] }, 1: { 0: [hero(20)] } }, bag);
  expect(table.zone('stash', 0)).toEqual([]);
});

test('MP-B30 whoever was knocked out before no longer keeps a Super company', () => {
  const table = fight(
    { 0: { 0: [hero(9, doing(grab({ if: alone() }))), hero(3)] }, 1: { 0: [villain(2, armed)] } },
    lying,
  );
  table.answer(1, 'knock out hero-3');
  expect(asked(table)).toEqual(['grab 0']);
});

test('MP-B30 Whistle Stop calls a Super here only where it is alone', () => {
  const others = { 1: { 0: [villain(1, warded), villain(2)] } };
  const called = fight({ 0: { 0: ['whistle-stop'], 1: [hero(5)] }, ...others }, lying);
  called.answer(0, 'move hero-5 to 0');
  expect(called.zone('squad', 0, 0)).toEqual(['whistle-stop', 'hero-5']);
  const inCompany = fight({ 0: { 0: ['whistle-stop', hero(4)], 1: [hero(5)] }, ...others }, lying);
  expect(asked(inCompany)).not.toContain('may-move 0');
});

test('MP-B30 MP-B10 MP-B24 The Concierge takes a Loot from another Throwdown where she is alone', () => {
  const table = fight(
    { 0: { 0: ['concierge'] }, 1: { 0: [villain(1)] } },
    { loot: { 0: ['henchmen'], 1: ['moon-deed'], 2: ['death-ray'] } },
  );
  expect(table.options(0)).toEqual(['Take Deed to the Moon from bank', 'Take Death Ray from zoo']);
  expect(table.options(0, 'fr')).toContain('Prendre à «\u00a0bank\u00a0»\u00a0: Acte de vente de la Lune');
  table.answer(0, 'fetch death-ray');
  expect(table.zone('stash', 0)).toContain('death-ray');
  expect(table.zone('loot', 2)).toEqual([]);
});

test('MP-B10 where no other Throwdown is left, there is nothing to take elsewhere', () => {
  const table = lastFight({ 0: { 0: ['concierge'] }, 1: { 0: [villain(1)] } }, lying);
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-B31 Encore knocks out anybody where nobody joined its Squad after it', () => {
  const squads = { 1: { 0: [villain(20, warded), villain(21, warded)] } };
  const late = fight({ 0: { 0: [hero(1), 'encore'] }, ...squads });
  late.answer(0, 'knock out villain-21');
  expect(late.zone('koPile', 0)).toEqual(['villain-21']);
  const early = fight({ 0: { 0: ['encore', hero(1)] }, ...squads });
  expect(early.zone('koPile', 0)).toEqual([]);
});

test('MP-B31 Velvet Hammer draws a Loot where it came last, or alone', () => {
  const squads = { 1: { 0: [hero(1, warded)] } };
  for (const own of [[villain(2), 'velvet-hammer'], ['velvet-hammer']])
    expect(fight({ 0: { 0: own }, ...squads }, bag).zone('stash', 0)).toEqual(['moon-deed']);
  expect(fight({ 0: { 0: ['velvet-hammer', villain(2)] }, ...squads }, bag).zone('stash', 0)).toEqual([]);
});

test('MP-B31 MP-B14 a Super that is traded joins its new Squad last', () => {
  const table = fight(
    {
      0: { 0: [hero(1, doing(trade({ who: 'this' }))), hero(7)] },
      1: { 0: [hero(6, doing(drawLoot({ if: lastToJoin() }))), hero(8)] },
      2: { 0: [villain(30)] },
    },
    { ...bag, ...lying },
  );
  table.answer(0, 'trade hero-1 for hero-6');
  expect(table.zone('squad', 0, 0)).toEqual(['hero-7', 'hero-6']);
  expect(table.zone('stash', 0)).toEqual(['moon-deed']);
});

test('MP-B32 The Stage Manager takes a Loot where no rival has a Squad of his camp', () => {
  const table = fight({ 0: { 0: ['stage-manager', villain(2)] }, 1: { 0: [hero(1, warded)] } }, lying);
  expect(asked(table)).toEqual(['grab 0']);
  table.answer(0, 'claim white-cat');
  expect(table.zone('stash', 0)).toEqual(['white-cat']);
  const helped = fight(
    { 0: { 0: ['stage-manager'] }, 1: { 0: [hero(1, warded)] }, 2: { 0: [villain(2)] } },
    lying,
  );
  expect(asked(helped)).toEqual(['loot 0']);
});

test('MP-B33 MP-A31 a plan completed out of the bag wins at once, and an empty bag gives nothing', () => {
  const squads = { 0: { 0: [hero(1, doing(drawLoot()))] }, 1: { 0: [villain(2)] } };
  const moon = { plan: { 0: [plan('moon-plan', { 'moon-deed': 1 })] } };
  expect(fight(squads, { ...bag, ...moon }).outcome).toEqual({ winners: [0], reason: 'plan' });
  expect(fight(squads, moon).zone('stash', 0)).toEqual([]);
});

test('MP-B34 MP-B21 The Scorched Earl may leave; then no Loot is left here, and the others fight on', () => {
  const squads = { 0: { 0: ['scorched-earl', villain(30)] }, 1: { 0: [hero(20, warded)] } };
  const table = fight(squads, lying);
  expect(table.options(0)).toEqual(['Discard The Scorched Earl', 'Do nothing']);
  table.answer(0, 'discard scorched-earl');
  expect(table.zone('bag')).toHaveLength(3);
  expect([...table.zone('stash', 0), ...table.zone('stash', 1)]).toEqual([]);
  const stays = fight(squads, lying).answer(0, 'decline');
  expect(asked(stays)).toEqual(['loot 0']);
});

test('MP-B35 Curfew knocks out a Super of a Squad larger than its own, whatever its Defenses', () => {
  const table = fight({
    0: { 0: ['curfew'] },
    1: { 0: [hero(20, warded), hero(21)] },
    2: { 0: [hero(22)] },
  });
  table.refuses(0, 'knock out hero-22', 'MP-B35');
  table.answer(0, 'knock out hero-20');
  expect(table.zone('koPile', 0)).toEqual(['hero-20']);
});

test('MP-B35 where no Squad is larger, Curfew knocks out nobody', () => {
  const table = fight({ 0: { 0: ['curfew', villain(2)] }, 1: { 0: [hero(20), hero(21)] } });
  expect(table.zone('koPile', 0)).toEqual([]);
});

test('MP-B35 MP-B19 a decoy in a Squad that is not larger does not draw Curfew’s blow', () => {
  const table = fight({
    0: { 0: ['curfew'] },
    1: { 0: [hero(1, doing(lure({ to: 'this' })))] },
    2: { 0: [hero(21), hero(22)] },
  });
  table.answer(0, 'knock out hero-22');
  expect(table.zone('koPile', 0)).toEqual(['hero-22']);
});

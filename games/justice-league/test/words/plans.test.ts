import { nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { places, zones } from '../../rules/board.ts';
import { move } from '../../rules/verbs/move.ts';
import { plansOf } from '../../ui/plans.ts';
import { DARKSEID, type LeagueTable, league, power, SUPERMAN } from '../tables.ts';

const { game } = justiceLeague;
const planning = (): LeagueTable =>
  league({
    hand: { [SUPERMAN]: ['heat-vision', 'supersonic-flight'] },
    from: ['hero planning'],
  });
const seenBy = ({ table }: LeagueTable, viewer: number) => table.lens(viewer);
const plansFor = (table: LeagueTable, viewer: number): string[] =>
  plansOf(seenBy(table, viewer)).map((kind) => nth(table.game.kinds, kind).id);

test('JL-4.9 a hero may say which power of the hand it will be until powers are turned up; Darkseid and watchers have none to say', () => {
  const table = planning();
  const all = ['supersonic-flight', 'heat-vision', 'superman-watchtower'];
  expect(plansFor(table, SUPERMAN)).toEqual(all);
  expect([plansFor(table, DARKSEID), plansFor(table, 3)]).toEqual([[], []]);
  table.answer(SUPERMAN, 'choose heat-vision');
  expect(plansFor(table, SUPERMAN)).toEqual(all);
  const turnedUp = league({ laid: { [SUPERMAN]: [power('run', 2, [move({ far: 1 })])] } });
  expect(plansFor(turnedUp, SUPERMAN)).toEqual([]);
});

test('JL-B6 what a hero could say is every power of the hand, whichever he has chosen, and he may still choose any', () => {
  const table = planning().answer(SUPERMAN, 'choose heat-vision');
  expect(plansFor(table, SUPERMAN)).toContain('supersonic-flight');
  expect(table.options(SUPERMAN)).toEqual([
    'Choose Heat Vision',
    'Choose Supersonic Flight',
    'Choose Watchtower',
  ]);
});

test('regions in play can be pointed at by name, in both languages; nothing else can', () => {
  const lens = seenBy(planning(), SUPERMAN);
  const { en, fr } = justiceLeague.text(game);
  const island = zones.tile(places.no('dinosaur-island'));
  expect([en.zone?.(lens, island), fr.zone?.(lens, island)]).toEqual([
    'Dinosaur Island',
    'Île aux Dinosaures',
  ]);
  expect(en.zone?.(lens, zones.tile(places.no('sydney')))).toBeUndefined();
  expect(en.zone?.(lens, zones.hand(SUPERMAN))).toBeUndefined();
});

import { DONE, NOT_ANY, optionOf } from '@masterplan/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { pieces } from '../../content/kinds.ts';
import { tomorrowDiesToday } from '../../index.ts';
import { word, zones } from '../../rules/board.ts';
import { cautionOf } from '../../ui/caution.ts';
import { forceIn } from '../../ui/face.ts';
import { nameOf } from '../../ui/names.ts';
import { noteOf } from '../../ui/note.ts';
import { teamsOf, verdictOf } from '../../ui/plan.ts';
import { actsNow, markersAt } from '../../ui/read.ts';
import { bring as bringEnglish } from '../../ui/words/en.ts';
import { bring as bringFrench } from '../../ui/words/fr.ts';
import { lay } from '../tables.ts';

const CAR = 2;
const DENS = 3;
const tiles = {
  [CAR]: 'exotic-car-gta',
  [DENS]: 'gambling-dens',
  7: { tile: 'corrupt-the-un', status: 'inactive' as const },
};

beforeAll(() => {
  bringEnglish();
  bringFrench();
});

/** Two Squads at home who know their trade, and two Funding. */
const gang = {
  squads: [{ of: ['thief', 'hacker'] as const }, { of: ['scientist'] as const }],
  has: { funding: 2 },
};

describe('the planner', () => {
  test('says what a Squad lacks for a Mission, and what the way there costs', () => {
    const lens = lay({ seats: [gang, {}], tiles, stack: ['staging'] }).table.lens(0);
    expect(verdictOf(lens, 0, [0], CAR)).toMatchObject({ lacks: [{ attribute: 'cunning', n: 1 }], price: 0 });
    expect(verdictOf(lens, 0, [1], CAR)).toMatchObject({
      lacks: [
        { attribute: 'stealth', n: 2 },
        { attribute: 'cunning', n: 2 },
      ],
    });
  });

  test('says that two Squads are enough together', () => {
    const lens = lay({ seats: [gang, {}], tiles, stack: ['staging'] }).table.lens(0);
    expect(teamsOf(lens, 0)).toEqual([[0], [1], [0, 1]]);
    expect(verdictOf(lens, 0, [0, 1], CAR)).toMatchObject({ does: 'complete', lacks: [], canPay: true });
  });

  test('has nothing to say of a Mission that lies face down', () => {
    const lens = lay({ seats: [gang, {}], tiles, stack: ['staging'] }).table.lens(0);
    expect(verdictOf(lens, 0, [0], 7)).toBeUndefined();
  });
});

describe('the note under a choice', () => {
  const staging = () =>
    lay({
      seats: [gang, {}],
      tiles,
      agents: [1, 13],
      zones: { markers: { 0: ['marker-1', 'marker-0'], 1: ['marker-1'] } },
      stack: ['staging'],
    });

  test('of a numbered marker says who is enough there and what it costs, and that an Agent will be there', () => {
    const table = staging();
    const lens = table.table.lens(0);
    const [first = NOT_ANY] = lens.zone(zones.markers(0));
    const option = optionOf(word.stage, first, CAR);
    expect(noteOf(lens, option, 'en')).toBe('A + B is enough, free. The Agent will be there');
    expect(noteOf(lens, option, 'fr')).toBe('A + B suffit, gratuit. L’Agent y sera');
  });
});

test('a word of caution: Coordination ends and nobody is in a Squad', () => {
  const alone = lay({ seats: [{ loose: ['thief', 'named'] }, {}], tiles, stack: ['coordination'] });
  const lens = alone.table.lens(0);
  expect(cautionOf({ lens, language: 'en', options: [DONE] }, DONE)?.words).toEqual([
    'You have no Squad. Henchmen who are in none cannot deploy this Round.',
  ]);
  const formed = lay({ seats: [gang, {}], tiles, stack: ['coordination'] }).table.lens(0);
  expect(cautionOf({ lens: formed, language: 'en', options: [DONE] }, DONE)).toBeUndefined();
});

test('a word of caution: too weak a Squad goes where another set would be enough', () => {
  const table = lay({ seats: [{ ...gang, goal: CAR }, {}], tiles, phase: 1, stack: ['funding'] });
  const lens = table.table.lens(0);
  const options = [0b01, 0b10, 0b11].map((mask) => optionOf(word.deploy, mask));
  const asked = { lens, language: 'en' as const, options };
  expect(cautionOf(asked, optionOf(word.deploy, 0b01))?.words).toEqual([
    'These Squads are too weak for Exotic Car GTA. A + B would be enough.',
  ]);
  expect(cautionOf(asked, optionOf(word.deploy, 0b11))).toBeUndefined();
});

test('the first of two parts has a name of its own, in the reader’s language', () => {
  const table = lay({ seats: [gang, {}], tiles, stack: ['staging'] });
  const lens = table.table.lens(0);
  const { en, fr } = tomorrowDiesToday.text(lens.game);
  const funding = optionOf(word.give, 0, 1);
  expect(nameOf(lens, funding, 'first', en, 'en')?.name).toBe('Give Funding');
  expect(nameOf(lens, funding, 'first', fr, 'fr')?.name).toBe('Donner des Fonds');
  expect(nameOf(lens, optionOf(word.fight, 1, 2), 'first', en, 'en')?.name).toBe('Strike with Stealth');
  const boris = lay({ seats: [gang, { named: 'boris-myasneek' }], tiles, stack: ['staging'] }).table.lens(0);
  const elsewhere = optionOf(word.attackAt, 1, CAR);
  expect(nameOf(boris, elsewhere, 'first', en, 'en')?.name).toBe('Attack Boris “Myasneek” elsewhere');
});

test('an entry begins with a capital letter, also where it is called after a piece', () => {
  const lens = lay({ seats: [gang, {}], tiles, stack: ['staging'] }).table.lens(0);
  const { en, fr } = tomorrowDiesToday.text(lens.game);
  const soldier = optionOf(word.assign, pieces.indexOf('soldier'), 0);
  expect(nameOf(lens, soldier, 'first', en, 'en')?.name).toBe('A Soldier');
  expect(nameOf(lens, soldier, 'first', fr, 'fr')?.name).toBe('Un Soldat');
});

test('Henchmen of a Squad are counted, not named one by one', () => {
  const { game } = lay({ seats: [gang, {}], tiles, stack: ['staging'] }).table.lens(0);
  expect(forceIn({ game, language: 'en' }, 'soldier', 3)).toBe('3 Soldiers');
  expect(forceIn({ game, language: 'fr' }, 'soldier', 3)).toBe('3 Soldats');
});

test('the track says where the Round is, and when there is a gap for deals and fights', () => {
  const funding = lay({ seats: [{ ...gang, goal: CAR }, {}], tiles, phase: 1, stack: ['funding'] });
  const { acts, isGap } = actsNow(funding.table.lens(0));
  expect(isGap).toBe(false);
  expect(acts.map(({ name, state }) => `${name} ${state}`)).toEqual([
    ...['agents done', 'funding now', 'spoils next', 'missions next', 'rewards next'],
  ]);
});

test('markers say their number to their owner alone until they are turned up', () => {
  const table = lay({
    seats: [gang, {}],
    tiles,
    zones: { staged: { 0: ['marker-1'] }, markers: { 0: ['marker-0'], 1: ['marker-2'] } },
    fields: { lying: ['marker-1', CAR] },
    stack: ['staging'],
  });
  expect(markersAt(table.table.lens(0), CAR)).toMatchObject([{ seat: 0, phase: 1, state: 'lying' }]);
  expect(markersAt(table.table.lens(1), CAR)).toMatchObject([{ seat: 0, phase: undefined, state: 'lying' }]);
});

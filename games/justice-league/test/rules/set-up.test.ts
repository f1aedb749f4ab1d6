import { nth, open, optionsOf, play, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../content/index.ts';
import { abilities, heroNames } from '../../content/kinds.ts';
import { justiceLeague } from '../../index.ts';
import { APOKOLIPS, type JusticeLeague, places, REGIONS, WATCHTOWER, zones } from '../../rules/board.ts';
import {
  budgetOf,
  heroesOf,
  isOpen,
  neighbours,
  openRegions,
  placeOf,
  scoreOf,
  sheetOf,
  stageOf,
  within,
} from '../../rules/facts.ts';
import { drawCrises } from '../../rules/verbs/draw-crises.ts';
import { raise } from '../../rules/verbs/raise.ts';
import { crisis, DARKSEID, league } from '../tables.ts';

const { game } = justiceLeague;

type League = Table<JusticeLeague>;

const everyone = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);
const opened = (seats: number, seed = 'set-up', characters = 'chance'): League =>
  open(game, { seats, seed, options: { characters } });

/** Answers by the first key that begins so; the first of all unless said. */
function choose(table: League, seat: number, start = ''): void {
  const keys = optionsOf(table.lens(seat)).map(({ key }) => key);
  const key = keys.find((each) => each.startsWith(start));
  if (key === undefined) throw new Error(`seat ${seat} has no "${start}" among ${keys.join(', ')}`);
  expect(play(table, seat, key)).toBeUndefined();
}

/** A table at which Darkseid has placed one crisis and turned it up. */
function begun(seats: number, seed = 'set-up'): League {
  const table = opened(seats, seed);
  const { darkseid } = table.fields;
  choose(table, darkseid, 'place');
  choose(table, darkseid, 'done');
  choose(table, darkseid, 'turn up');
  return table;
}

const tiles = (table: League): number[] =>
  everyone(REGIONS).flatMap((region) => [...table.zone(zones.tile(region))]);

const idsIn = (table: League, zone: number): string[] => table.zone(zone).map((card) => table.kind(card).id);

describe('the game', () => {
  test('JL-1.1, JL-1.2, JL-1.3, JL-2.20 three to five play: Darkseid alone against a team of the others', () => {
    expect(game.seats).toEqual([3, 4, 5]);
    for (const seats of [2, 6]) expect(() => opened(seats)).toThrow('is not for');
    for (const seats of game.seats) expect(heroesOf(opened(seats)).length).toBe(seats - 1);
  });

  test('JL-1.4, JL-2.1, JL-2.15, JL-2.43, JL-19.2 four heroes and Darkseid have a sheet, and a villain card waits for each number of heroes', () => {
    const sheets = kinds.filter(({ type }) => type === 'hero' || type === 'tyrant').map(({ id }) => id);
    expect(sheets).toEqual([...heroNames, 'darkseid']);
    const cards = kinds.flatMap((kind) => (kind.type === 'villain' ? [kind.heroes] : []));
    expect(cards).toEqual([2, 3, 4]);
  });

  test('JL-2.9, JL-2.42, JL-2.55, JL-2.56 54 powers with numbers and icons, six of them goals, and 24 crises', () => {
    const powers = kinds.flatMap((kind) => (kind.type === 'power' ? [kind] : []));
    expect(powers.length).toBe(54);
    expect(powers.filter(({ goal }) => goal).length).toBe(6);
    expect(kinds.filter(({ type }) => type === 'crisis').length).toBe(24);
    for (const { number, after, does } of powers)
      expect([number > 0, ['replenish', 'spent'].includes(after), does.length > 0]).toEqual([
        true,
        true,
        true,
      ]);
  });

  test('JL-2.3, JL-2.53, JL-2.54 a crisis has one to three of strength, agility and tech; what it lacks does not exist', () => {
    expect(abilities).toEqual(['strength', 'agility', 'tech']);
    for (const kind of kinds) {
      if (kind.type !== 'crisis') continue;
      const has = abilities.filter((ability) => kind[ability] !== undefined);
      expect(has.length).toBeGreaterThan(0);
    }
  });

  test('JL-2.44 everybody may look up every hero, level and power at any time', () => {
    for (const kind of kinds) expect(justiceLeague.isReference(kind)).toBe(kind.type !== 'crisis');
  });
});

describe('the map', () => {
  test('JL-2.10, JL-2.13, JL-2.14 twelve regions; with Apokolips and the Watchtower fourteen locations', () => {
    expect(places.names.length).toBe(14);
    expect([APOKOLIPS, WATCHTOWER]).toEqual([12, 13]);
    expect(openRegions({ seats: 5 }).length).toBe(12);
    for (const place of [APOKOLIPS, WATCHTOWER]) expect(places.neighbours(place)).toEqual([]);
  });

  test('JL-2.11 two regions that a line joins are adjacent, from either end, and every region can be reached', () => {
    for (const region of openRegions({ seats: 5 })) {
      for (const other of neighbours({ seats: 5 }, region))
        expect(neighbours({ seats: 5 }, other)).toContain(region);
      expect(within({ seats: 5 }, region, 11).length).toBe(11);
    }
  });

  test('JL-2.12 a line goes round the world from Dinosaur Island to Metropolis', () => {
    expect(neighbours({ seats: 5 }, places.no('dinosaur-island'))).toContain(places.no('metropolis'));
  });

  test.each([
    ['JL-3.2, JL-2.38', 4, ['sydney']],
    ['JL-3.3, JL-A1, JL-A2', 3, ['bogota', 'sydney']],
    ['all are open with four heroes', 5, []],
  ])('%s: what is closed at a table of %d', (_clause, seats, closed) => {
    expect(places.names.filter((_, place) => place < REGIONS && !isOpen({ seats }, place))).toEqual(closed);
  });

  test('JL-3.4, JL-A3 a closed region is adjacent to nothing, and nobody goes or places anything there', () => {
    const sydney = places.no('sydney');
    for (const region of openRegions({ seats: 4 })) {
      expect(neighbours({ seats: 4 }, region)).not.toContain(sydney);
      expect(within({ seats: 4 }, region, 11)).not.toContain(sydney);
    }
    const table = opened(4);
    const keys = optionsOf(table.lens(table.fields.darkseid)).map(({ key }) => key);
    expect(keys.some((key) => key.endsWith(` in ${sydney}`))).toBe(false);
  });
});

describe('characters', () => {
  const wishing = (...wishes: readonly string[]) => {
    const table = opened(wishes.length, 'wishes', 'chosen');
    for (const [seat, wish] of wishes.entries()) {
      const card = table.zone(zones.box()).find((each) => table.kind(each).id === wish);
      choose(table, seat, card === undefined ? 'play as anyone' : `play as ${card}`);
    }
    return everyone(wishes.length).map((seat) => sheetOf(table, seat).id);
  };

  test('JL-3.5, JL-3.6, JL-A4 everybody gets the character they alone wish for', () => {
    expect(wishing('cyborg', 'darkseid', 'batman')).toEqual(['cyborg', 'darkseid', 'batman']);
  });

  test('JL-A4 nobody plays a character twice: the lot decides, and the others get what is left', () => {
    const got = wishing('superman', 'superman', 'superman', 'darkseid');
    expect(got[3]).toBe('darkseid');
    expect(got.filter((id) => id === 'superman').length).toBe(1);
    expect(new Set(got).size).toBe(4);
  });

  test('JL-3.5, JL-A4 where nobody wishes for Darkseid he goes to one who left it to chance, else to anybody', () => {
    expect(wishing('superman', 'anyone', 'batman')).toEqual(['superman', 'darkseid', 'batman']);
    expect(wishing('superman', 'batman', 'cyborg').filter((id) => id === 'darkseid').length).toBe(1);
  });

  test('JL-3.5 chance alone can share them out', () => {
    const darkseids = new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => opened(3, seed).fields.darkseid));
    expect(darkseids.size).toBeGreaterThan(1);
  });

  test('JL-3.7, JL-3.8, JL-3.9, JL-2.7, JL-2.22 sheets lie open, without XP, at level 1', () => {
    const table = opened(5);
    for (const seat of everyone(5)) {
      const [sheet = -1] = table.zone(zones.sheet(seat));
      expect(table.isPublic(sheet)).toBe(true);
      expect([table.fields.xp[seat], table.fields.level[seat]]).toEqual([0, 1]);
    }
  });

  test('JL-3.10, JL-2.16 a hero’s tokens are ready, as many as the sheet says', () => {
    const table = opened(5);
    for (const hero of heroesOf(table)) {
      const sheet = sheetOf(table, hero);
      if (sheet.type !== 'hero') throw new Error('a hero has the sheet of a hero');
      expect(table.fields.ready.slice(3 * hero, 3 * hero + 3)).toEqual([
        sheet.strength,
        sheet.agility,
        sheet.tech,
      ]);
    }
    expect(table.fields.used).toEqual([]);
  });

  test.each([3, 4, 5])(
    'JL-3.11, JL-2.4, JL-2.19, JL-2.21 Darkseid has three energy for each of his %d - 1 foes',
    (seats) => {
      expect(opened(seats).fields.energy).toBe(3 * (seats - 1));
    },
  );

  test('JL-3.12, JL-2.39 a hero’s hand is the four powers with the emblem, and only the hero looks at it', () => {
    const table = opened(4);
    for (const hero of heroesOf(table)) {
      const hand = table.zone(zones.hand(hero)).map((card) => table.kind(card));
      expect(hand.length).toBe(4);
      for (const kind of hand)
        expect(kind.type === 'power' && kind.starts && kind.owner).toBe(sheetOf(table, hero).id);
      expect(game.sight(4)[zones.hand(hero)]).toBe(1 << hero);
    }
  });

  test('JL-3.13, JL-3.18 the others are a stack to learn from: five for a hero, four for Darkseid', () => {
    const table = opened(4);
    for (const seat of everyone(4)) {
      const stack = table.zone(zones.stack(seat));
      expect(stack.length).toBe(seat === table.fields.darkseid ? 4 : 5);
      expect(game.sight(4)[zones.stack(seat)]).toBe(1 << seat);
    }
  });

  test('JL-3.14, JL-3.15, JL-2.45 Darkseid holds eight powers and one goal, drawn at random', () => {
    const goals = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const table = opened(3, seed);
      const hand = table.zone(zones.hand(table.fields.darkseid)).map((card) => table.kind(card));
      expect(hand.length).toBe(9);
      return hand.filter((kind) => kind.type === 'power' && kind.goal).map(({ id }) => id);
    });
    for (const goal of goals) expect(goal.length).toBe(1);
    expect(new Set(goals.flat()).size).toBeGreaterThan(1);
  });

  test('JL-3.16, JL-3.17, JL-A36 nobody else knows the goal, and nobody at all the five that are out', () => {
    const table = opened(3);
    const { darkseid } = table.fields;
    const goal = table.zone(zones.hand(darkseid)).find((card) => {
      const kind = table.kind(card);
      return kind.type === 'power' && kind.goal;
    });
    for (const hero of heroesOf(table)) expect(table.lens(hero).knows(goal ?? -1)).toBe(false);
    expect(table.zone(zones.goals()).length).toBe(5);
    for (const card of table.zone(zones.goals()))
      for (const seat of everyone(3)) expect(table.lens(seat).knows(card)).toBe(false);
    expect(idsIn(table, zones.stack(darkseid)).some((id) => idsIn(table, zones.goals()).includes(id))).toBe(
      false,
    );
  });

  test.each([3, 4, 5])(
    'JL-3.19 at a table of %d the villain card for that many heroes lies open',
    (seats) => {
      const table = opened(seats);
      expect(idsIn(table, zones.villain())).toEqual([`darkseid-${seats - 1}`]);
      for (const card of table.zone(zones.villain())) expect(table.isPublic(card)).toBe(true);
    },
  );
});

describe('the Earth in danger', () => {
  test('JL-3.20 the crisis deck is shuffled, and nobody knows its order', () => {
    const hands = ['a', 'b'].map((seed) => {
      const table = opened(3, seed);
      return idsIn(table, zones.crises(table.fields.darkseid)).join();
    });
    expect(hands[0]).not.toBe(hands[1]);
    const table = opened(3);
    for (const card of table.zone(zones.crisisDeck()))
      expect(table.lens(table.fields.darkseid).knows(card)).toBe(false);
  });

  test.each([3, 4, 5])(
    'JL-3.21, JL-3.22 at a table of %d Darkseid draws two crises for each hero, for himself alone',
    (seats) => {
      const table = opened(seats);
      const { darkseid } = table.fields;
      expect(table.zone(zones.crises(darkseid)).length).toBe(2 * (seats - 1));
      for (const card of table.zone(zones.crises(darkseid)))
        expect(table.lens(darkseid).knows(card)).toBe(true);
      for (const card of table.zone(zones.crises(darkseid)))
        for (const hero of heroesOf(table)) expect(table.lens(hero).knows(card)).toBe(false);
    },
  );

  /** Darkseid is about to place his first crises against two heroes; they may cost 4 together. */
  const placing = (...crises: ReturnType<typeof crisis>[]) =>
    league({
      crises,
      fields: { round: 0 },
      from: [
        'rounds',
        { phase: 'placing', you: DARKSEID, my: { budget: 4, price: 'free', least: 1, most: 4 } },
      ],
      tiles: { 'nanda-parbat': crisis('far') },
    });

  test('JL-3.23, JL-3.29, JL-A5 he places any number that cost no more together, for nothing, but at least one', () => {
    const table = placing(crisis('three', { cost: 3, strength: 1 }), crisis('two', { cost: 2, strength: 1 }));
    expect(table.options(DARKSEID)).not.toContain('Done');
    table
      .answer(DARKSEID, 'Place three in Metropolis')
      .refuses(DARKSEID, 'Place two in Gotham City', 'JL-3.23');
    expect(table.options(DARKSEID)).toContain('Done');
    expect(table.fields.energy).toBe(0);
  });

  test.each([3, 4, 5])(
    'JL-3.23, JL-A5 at a table of %d he begins with the cost of two a hero, and one at least',
    (seats) => {
      const table = opened(seats);
      const { darkseid } = table.fields;
      expect(budgetOf(table.stack)).toBe(2 * (seats - 1));
      expect(optionsOf(table.lens(darkseid)).map(({ key }) => key)).not.toContain('done');
      choose(table, darkseid, 'place');
      expect(optionsOf(table.lens(darkseid)).map(({ key }) => key)).toContain('done');
    },
  );

  test('JL-3.24, JL-3.27, JL-3.28, JL-2.37, JL-2.47, JL-10.7 they lie face down; all see where, he alone knows what', () => {
    const table = placing(crisis('one')).answer(DARKSEID, 'Place one in Metropolis');
    expect(table.sees('public', 'tile', undefined, 0)).toEqual(['?']);
    expect(table.sees(0, 'tile', undefined, 0)).toEqual(['?']);
    expect(table.sees(DARKSEID, 'tile', undefined, 0)).toEqual(['one']);
  });

  test('JL-3.25 the others stay in his hand', () => {
    const table = placing(crisis('one'), crisis('two')).answer(DARKSEID, 'Place one in Metropolis');
    expect(table.zone('crises', DARKSEID)).toEqual(['two']);
  });

  test('JL-3.26, JL-16.6 each in a region that has none', () => {
    const table = placing(crisis('one'), crisis('two')).answer(DARKSEID, 'Place one in Metropolis');
    table.refuses(DARKSEID, 'Place two in Metropolis', 'JL-16.6');
    expect(table.options(DARKSEID)).not.toContain('Place two in Metropolis');
  });

  test('JL-3.31, JL-A8 a discount in the region counts, and never brings a cost below nothing', () => {
    const cheap = crisis('cheap', { cost: 2, strength: 1, discount: { in: 'metropolis', by: 3 } });
    const dear = crisis('dear', { cost: 4, strength: 1 });
    const table = placing(cheap, dear).answer(DARKSEID, 'Place cheap in Metropolis');
    table.answer(DARKSEID, 'Place dear in Gotham City');
    expect(table.zone('tile', undefined, 1)).toEqual(['dear']);
  });

  test('JL-A7, JL-2.49, JL-2.50 a discount does not lower the VP', () => {
    const cheap = crisis('cheap', { cost: 4, strength: 1, discount: { in: 'metropolis', by: 3 } });
    const table = league({ completed: [cheap], fields: { heroesDefeated: 8 }, from: ['train'] });
    expect(table.outcome).toBeNull();
    const won = league({
      tiles: { metropolis: cheap },
      stages: { metropolis: 3 },
      fields: { heroesDefeated: 8 },
      from: ['rounds', { phase: 'triumph', you: DARKSEID }],
    });
    expect(won.answer(DARKSEID, 'in Metropolis').outcome?.reason).toBe('darkseid-points');
  });
});

describe('starting positions', () => {
  test('JL-3.32 Darkseid starts on Apokolips', () => {
    const table = begun(4);
    expect(placeOf(table, table.fields.darkseid)).toBe(APOKOLIPS);
  });

  test('JL-3.33, JL-3.34, JL-3.35, JL-A6 heroes start in different regions, by lot, none with a crisis', () => {
    const starts = ['a', 'b', 'c'].map((seed) => {
      const table = begun(5, seed);
      const at = heroesOf(table).map((hero) => placeOf(table, hero));
      expect(new Set(at).size).toBe(4);
      for (const place of at) expect(table.zone(zones.tile(place)).length).toBe(0);
      return at.join();
    });
    expect(new Set(starts).size).toBe(3);
  });

  test('JL-3.36, JL-3.37, JL-3.38, JL-3.39, JL-2.35, JL-2.57 one crisis is turned up for all, at stage 1, and nothing else', () => {
    const table = opened(5);
    const { darkseid } = table.fields;
    choose(table, darkseid, 'place');
    choose(table, darkseid, 'place');
    choose(table, darkseid, 'done');
    choose(table, darkseid, 'turn up');
    const up = tiles(table).filter((tile) => table.isPublic(tile));
    expect([tiles(table).length, up.length]).toEqual([2, 1]);
    const stages = everyone(REGIONS).map((region) => stageOf(table, region));
    expect(stages.reduce((sum, stage) => sum + stage, 0)).toBe(1);
    expect(stageOf(table, game.layout.place(table.at(nth(up, 0))).which)).toBe(1);
  });

  test('JL-A9 what it does when it is revealed does not happen', () => {
    const loud = crisis('loud', { strength: 4, revealed: [drawCrises({ n: 1 })] });
    const table = league({ tiles: { metropolis: loud }, deck: [crisis('next')], from: ['reveal one'] });
    table.answer(DARKSEID, 'Turn up the crisis in Metropolis');
    expect(table.sees('public', 'tile', undefined, 0)).toEqual(['loud']);
    expect(table.zone('crises', DARKSEID)).toEqual([]);
  });

  test('JL-A9 what lasts while it is revealed does', () => {
    const loud = crisis('loud', {
      strength: 4,
      lasting: [raise({ of: 'neighbours', ability: 'strength', by: 2 })],
    });
    const table = league({ tiles: { metropolis: loud, gotham: crisis('next') }, from: ['reveal one'] });
    expect(scoreOf(table.table, places.no('gotham'), 'strength')).toBe(4);
    table.answer(DARKSEID, 'Turn up the crisis in Metropolis');
    expect(scoreOf(table.table, places.no('gotham'), 'strength')).toBe(6);
  });
});

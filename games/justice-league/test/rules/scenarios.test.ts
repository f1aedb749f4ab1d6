import { ACCEPT, DECLINE, nth, open, optionsOf, play, silentAnswer, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { APOKOLIPS, type JusticeLeague, places, REGIONS, zones } from '../../rules/board.ts';
import { heroesOf, heroPoints, isOpen, placeOf, stageOf, villainPoints } from '../../rules/facts.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { drawCrises } from '../../rules/verbs/draw-crises.ts';
import { wound } from '../../rules/verbs/wound.ts';
import { scene } from '../scenes.ts';
import {
  asked,
  CYBORG,
  crisis,
  DARKSEID,
  faceUp,
  type LeagueTable,
  league,
  power,
  SUPERMAN,
  placeOf as whereIs,
} from '../tables.ts';

// Several rules at once, as they meet in a game; wherever it can be, with the cards of the game.

const SYMBOL = 6;
const hit = (id: string, number: number) => power(id, number, [confront()]);
const plot = (id: string, number: number, after: 'replenish' | 'spent' = 'replenish') =>
  power(id, number, [drawCrises({ n: 1 })], { after });
const logOf = (table: LeagueTable, what: string): string[] =>
  table.log().filter((line) => line.includes(what));

describe('set-up', () => {
  type League = Table<JusticeLeague>;

  const keysOf = (table: League, seat: number): string[] => optionsOf(table.lens(seat)).map(({ key }) => key);

  /** Darkseid places the first crisis he can wherever he can, until nothing more fits; then he turns up the first. */
  const setUp = (seats: number, seed: string): League => {
    const table = open(justiceLeague.game, { seats, seed, options: { characters: 'chance' } });
    const { darkseid } = table.fields;
    for (;;) {
      const key = keysOf(table, darkseid).find((each) => each.startsWith('place'));
      if (key === undefined) break;
      expect(play(table, darkseid, key)).toBeUndefined();
    }
    if (keysOf(table, darkseid).includes('done')) play(table, darkseid, 'done');
    const first = keysOf(table, darkseid).find((each) => each.startsWith('turn up'));
    expect(play(table, darkseid, first ?? '')).toBeUndefined();
    return table;
  };

  const games = [3, 4, 5].flatMap((seats) => ['a', 'b', 'c', 'd'].map((seed) => [seats, seed] as const));

  test.each(games)(
    'JL-3.11, JL-3.22 to JL-3.39 whatever he places: a table of %d, dealt from %s',
    (seats, seed) => {
      const heroes = seats - 1;
      const table = setUp(seats, seed);
      const { darkseid, energy } = table.fields;
      const laid = [...Array(REGIONS).keys()].flatMap((region) =>
        table.zone(zones.tile(region)).map((tile) => ({ region, tile, kind: table.kind(tile) })),
      );
      const paid = laid.map(({ region, kind }) => {
        if (kind.type !== 'crisis') throw new Error('only crises lie on the map');
        return kind.id === 'intergang' && region === places.no('metropolis') ? 1 : kind.cost;
      });
      expect(energy).toBe(3 * heroes);
      expect(paid.length).toBeGreaterThan(0);
      expect(paid.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(2 * heroes);
      expect(table.zone(zones.crises(darkseid)).length).toBe(2 * heroes - laid.length);
      const turnedUp = laid.filter(({ tile }) => table.isPublic(tile));
      expect(turnedUp.map(({ region }) => stageOf(table, region))).toEqual([1]);
      expect(laid.reduce((sum, { region }) => sum + stageOf(table, region), 0)).toBe(1);
      const starts = heroesOf(table).map((hero) => placeOf(table, hero));
      expect(new Set(starts).size).toBe(heroes);
      const taken = laid.map(({ region }) => region);
      for (const place of starts)
        expect([taken.includes(place), isOpen(table, place)]).toEqual([false, true]);
      for (const region of taken) expect(isOpen(table, region)).toBe(true);
      expect(placeOf(table, darkseid)).toBe(APOKOLIPS);
    },
  );

  /** Darkseid is about to place his first crises. */
  const placing = (heroes: number, crises: readonly string[]) =>
    league({
      seats: heroes + 1,
      crises,
      tiles: { 'nanda-parbat': undefined },
      fields: { round: 0 },
      from: [
        'rounds',
        {
          phase: 'placing',
          you: heroes,
          my: { budget: 2 * heroes, price: 'free', least: 1, most: 2 * heroes },
        },
      ],
    });

  test('JL-3.30 the book’s example: five crises for 8, nothing more fits, and three stay in hand', () => {
    const stay = ['kanto', 'mother-box', 'intergang'];
    const table = placing(4, [
      ...['brainiac', 'evil-factory', 'justifiers', 'steppenwolf', 'parademons'],
      ...stay,
    ]);
    table.answer(4, 'Place Brainiac in Markovia').answer(4, 'Place Evil Factory in Nanda Parbat');
    table.answer(4, 'Place Justifiers in Bialya').answer(4, 'Place Steppenwolf in Atlantis');
    table.answer(4, 'Place Parademons at the Fortress of Solitude');
    for (const id of stay) table.refuses(4, `place ${id} in ${places.no('metropolis')}`, 'JL-3.23');
    expect(table.options(4)).toEqual(['Done']);
    expect(table.zone('crises', 4)).toEqual(stay.toSorted());
    expect(table.fields.energy).toBe(0);
  });

  test('JL-3.31 Intergang leaves room for more in Metropolis than elsewhere', () => {
    const elsewhere = placing(2, ['intergang', 'kalibak']).answer(2, 'Place Intergang in Gotham City');
    elsewhere.refuses(2, 'Place Kalibak in Metropolis', 'JL-3.23');
    const there = placing(2, ['intergang', 'kalibak']).answer(2, 'Place Intergang in Metropolis');
    expect(there.options(2)).toContain('Place Kalibak in Gotham City');
  });

  test('JL-A6 against four heroes eight crises can lie there, and four regions are left', () => {
    const cheap = Array.from({ length: 8 }, (_, i) => crisis(`cheap-${i}`));
    const table = league({
      seats: 5,
      crises: cheap,
      tiles: { 'nanda-parbat': undefined },
      from: ['rounds', { phase: 'placing', you: 4, my: { budget: 8, price: 'free', least: 1, most: 8 } }],
    });
    for (let i = 0; i < 8; i++) table.answer(4, `place cheap-${i} in ${i}`);
    expect(table.zone('crises', 4)).toEqual([]);
  });
});

describe('planning', () => {
  const planning = () =>
    league({
      hand: {
        [SUPERMAN]: ['supersonic-flight', 'heat-vision'],
        [CYBORG]: ['jump-jets', 'boom-tube'],
        [DARKSEID]: ['crush', 'scheme', 'teleport'],
      },
      from: ['hero planning'],
    });

  test('JL-4.10, JL-4.12, JL-A20 nothing anybody else sees depends on which power a hero has chosen', () => {
    const seen = (chosen: string) => {
      const table = planning().answer(SUPERMAN, chosen);
      const early = [CYBORG, DARKSEID, 'public'].map((viewer) => table.seen(viewer));
      table.answer(CYBORG, 'Choose Boom Tube');
      return [...early, ...[CYBORG, DARKSEID, 'public'].map((viewer) => table.seen(viewer))];
    };
    expect(seen('Choose Heat Vision')).toEqual(seen('Choose Supersonic Flight'));
  });

  test('JL-4.13, JL-5.1 nor on which two Darkseid has chosen, until all are turned up', () => {
    const table = planning().answer(SUPERMAN, 'Choose Heat Vision').answer(CYBORG, 'Choose Boom Tube');
    table.answer(DARKSEID, 'Choose Crush');
    for (const viewer of [SUPERMAN, CYBORG, 'public'])
      expect(table.sees(viewer, 'laid', DARKSEID)).not.toContain('crush');
    table.answer(DARKSEID, 'Choose Scheme');
    expect(table.sees('public', 'laid', SUPERMAN)).toEqual(['heat-vision']);
    expect(table.sees('public', 'laid', CYBORG)).toEqual(['boom-tube']);
    expect(table.log()).toContain('Cem turns up Crush and Scheme.');
  });

  test('JL-9.6, JL-15.13 where a hero lies defeated the others choose; where Darkseid does, he does not choose', () => {
    const table = league({
      hand: { [CYBORG]: ['jump-jets'], [DARKSEID]: ['scheme', 'crush'] },
      fields: { down: [true, false, true], wounds: [3, 0, 0] },
      from: ['hero planning'],
    });
    expect(asked(table)).toEqual(['1 hero planning']);
    table.answer(CYBORG, 'Choose Jump Jets');
    expect(asked(table)).toEqual(['1 power']);
    expect(table.sees('public', 'laid', DARKSEID)).toEqual(['apokolips']);
  });
});

describe('the order of powers', () => {
  test('JL-5.2 cards of both sides act from 1 to 9, whoever chose them', () => {
    const table = league({
      laid: { [SUPERMAN]: ['heat-vision'], [CYBORG]: ['jump-jets'], [DARKSEID]: ['teleport', 'scheme'] },
    });
    table.answer(DARKSEID, 'Pass').answer(CYBORG, 'Pass').answer(DARKSEID, 'Go to Bialya');
    const turns = table.log().filter((line) => /\((Ann|Ben|Cem)\)\.$/.test(line));
    expect(turns).toEqual(['Scheme (Cem).', 'Jump Jets (Ben).', 'Teleport (Cem).', 'Heat Vision (Ann).']);
  });

  const tie = () =>
    league({
      at: { [CYBORG]: 'gotham' },
      laid: { [SUPERMAN]: ['supersonic-flight'], [CYBORG]: ['jump-jets'], [DARKSEID]: [plot('one', 1)] },
    }).answer(DARKSEID, 'Pass');

  test('JL-5.5, JL-A32 whoever says nothing to a proposed order agrees; Darkseid is not asked', () => {
    const table = tie().answer(SUPERMAN, 'First: Jump Jets');
    expect(asked(table)).toEqual(['1 order']);
    expect(silentAnswer(table.table.lens(CYBORG))).toBe(ACCEPT);
  });

  test.each([
    [1, '0 move'],
    [2, '1 power'],
  ])('JL-5.6 one who does not agree has the die decide: a rolled %d', (rolled, next) => {
    const table = tie().rollsNext(rolled).answer(SUPERMAN, 'First: Jump Jets');
    table.answer(CYBORG, 'Let the die decide');
    expect(asked(table)).toEqual([next]);
  });

  test('JL-5.7 Teleport and Omega Beams have one number: he may strike first and leave, or arrive first', () => {
    const meeting = () =>
      league({
        at: { [DARKSEID]: 'gotham', [CYBORG]: 'bialya' },
        laid: { [DARKSEID]: ['teleport', 'omega-beams'] },
      });
    const leaving = meeting().answer(DARKSEID, 'First: Omega Beams').answer(DARKSEID, 'Carry out');
    leaving.answer(DARKSEID, 'Go to Bialya');
    expect([leaving.fields.wounds, whereIs(leaving, DARKSEID)]).toEqual([[1, 0, 0], 'bialya']);
    const arriving = meeting().answer(DARKSEID, 'First: Teleport').answer(DARKSEID, 'Go to Bialya');
    arriving.answer(DARKSEID, 'Carry out');
    expect(arriving.fields.wounds).toEqual([0, 1, 0]);
  });

  test('JL-5.3, JL-5.4 a red power is spent though nothing comes of it: a Boom Tube that leads nowhere', () => {
    const table = league({ laid: { [CYBORG]: ['boom-tube'] } }).answer(CYBORG, 'Stay where you are');
    expect(whereIs(table, CYBORG)).toBe('markovia');
    expect(table.sees('public', 'spent', CYBORG)).toEqual(['boom-tube']);
  });
});

describe('The Gift of Flight', () => {
  const DIANA = 3;
  const EVE = 4;
  /** Wonder Woman flies from Themyscira; a revealed crisis is in Bialya. */
  const flying = (hand: readonly (string | ReturnType<typeof power>)[], darkseid = plot('three', 3)) =>
    league({
      seats: 5,
      at: { [CYBORG]: 'gotham', 2: 'gotham', [EVE]: 'bialya' },
      tiles: { bialya: faceUp(crisis('seen', { strength: 2 })) },
      tokens: { [DIANA]: [4, 4, 2] },
      laid: { [DIANA]: ['gift-of-flight'], 2: ['batwing'], [EVE]: [darkseid] },
      hand: { [DIANA]: hand },
    })
      .answer(2, 'First: The Gift of Flight')
      .answer(DIANA, 'Agree')
      .answer(DIANA, 'Go to Bialya');

  test('JL-5.9, JL-5.13 a 4 played with it waits for all 2s and 3s', () => {
    const table = flying(['battle-cry']).answer(DIANA, 'Choose Battle Cry');
    expect(asked(table)).toEqual(['2 power']);
    table.answer(2, 'Pass');
    expect(asked(table)).toEqual(['4 power']);
    table.answer(EVE, 'Pass');
    expect(asked(table)).toEqual(['3 confrontation']);
    table.answer(DIANA, 'Overcome strength');
    expect(table.zone('thwarted')).toEqual(['seen']);
    expect(table.sees('public', 'spent', DIANA)).toEqual(['battle-cry']);
    expect(table.zone('hand', DIANA)).toContain('gift-of-flight');
  });

  test('JL-5.11, JL-5.5 a 2 played with it ties with the other 2s, and its order is settled anew', () => {
    const table = flying(['purple-ray']).answer(DIANA, 'Choose Purple Ray');
    expect(asked(table)).toEqual(['2 order']);
    table.answer(2, 'First: Purple Ray').answer(DIANA, 'Agree').answer(DIANA, 'Carry out');
    expect(asked(table)).toEqual(['2 power']);
  });

  test('JL-5.10 a 1 played with it is refused: its number is past', () => {
    const table = flying([plot('early', 1), 'battle-cry']);
    table.refuses(DIANA, 'Choose early', 'JL-5.10');
    expect(table.options(DIANA)).toContain('Choose Battle Cry');
  });

  test('JL-9.4, JL-A22 who is defeated before its number comes loses it, and it is spent', () => {
    const table = flying(['battle-cry'], power('bolt', 3, [wound({ n: 3, whom: 'here' })])).answer(
      DIANA,
      'Choose Battle Cry',
    );
    table.answer(2, 'Pass').answer(EVE, 'Carry out');
    expect(table.log()).toContain('Battle Cry (Dot) is cancelled.');
    expect(table.zone('spent', DIANA)).toEqual(['battle-cry']);
    expect([table.fields.xp[EVE], villainPoints(table.table)]).toEqual([1, 1]);
  });
});

describe('on the map', () => {
  test('JL-2.12 Batwing crosses from Dinosaur Island to Metropolis, and one region beyond', () => {
    const table = scene({ heroes: { batman: { at: 'dinosaur-island', plays: ['batwing'] } } });
    table.answer('Batman', 'Carry out');
    for (const where of ['Metropolis', 'Gotham City', 'the Fortress of Solitude'])
      expect(table.options('Batman')).toContain(`Go to ${where}`);
  });

  test('JL-3.3, JL-3.4, JL-A3 a closed Bogotá lies on nobody’s way', () => {
    const team = { batman: { at: 'metropolis', plays: ['batwing'] }, cyborg: {} } as const;
    const three = scene({ heroes: { ...team, superman: {} } }).answer('Batman', 'Carry out');
    expect(three.options('Batman')).toContain('Go to Gorilla City');
    const two = scene({ heroes: team }).answer('Batman', 'Carry out');
    expect(two.options('Batman')).toContain('Go to Atlantis');
    expect(two.options('Batman')).not.toContain('Go to Gorilla City');
    expect(two.options('Batman')).not.toContain('Go to Bogotá');
  });

  test('JL-A3 no transport leads to a closed region: neither Watchtower nor Teleport nor Boom Tube', () => {
    const tower = scene({ heroes: { superman: { plays: ['superman-watchtower'] } } });
    const jump = scene({ heroes: { superman: {} }, darkseid: { plays: ['teleport'] } });
    const tube = scene({ heroes: { cyborg: { at: 'gotham', plays: ['boom-tube'] } } });
    const ways = [
      tower.answer('Superman', 'Carry out').options('Superman'),
      jump.options('Darkseid'),
      tube.options('Cyborg'),
    ];
    for (const way of ways) {
      expect(way.length).toBeGreaterThan(9);
      expect(way.join()).not.toMatch(/Sydney|Bogot/);
    }
  });

  test('JL-7.2 from Apokolips nobody walks away', () => {
    const table = league({ at: { [SUPERMAN]: 'apokolips' }, laid: { [SUPERMAN]: ['supersonic-flight'] } });
    expect(asked(table)).not.toContain('0 move');
    expect(whereIs(table, SUPERMAN)).toBe('apokolips');
  });

  /** Cyborg opens a way to Apokolips, where Darkseid is; Superman and Batman are asked. */
  const tube = () =>
    league({
      seats: 4,
      tokens: { [SUPERMAN]: [5, 3, 2] },
      laid: { [CYBORG]: ['boom-tube'], [SUPERMAN]: ['man-of-steel'] },
    }).answer(CYBORG, 'Go to Apokolips');

  test('JL-7.9, JL-A45 each hero answers for himself; one who says nothing stays', () => {
    const table = tube();
    expect(asked(table)).toEqual(['0 crossing', '2 crossing']);
    expect(silentAnswer(table.table.lens(2))).toBe(DECLINE);
    table.answer(SUPERMAN, 'Agree').answer(2, 'Do not agree');
    expect([0, 1, 2].map((hero) => whereIs(table, hero))).toEqual(['apokolips', 'apokolips', 'bialya']);
  });

  test('JL-A74, JL-15.4, JL-15.5 who came along confronts Darkseid at home, at his level, with 1 off the die', () => {
    const table = tube().answer(2, 'Do not agree').answer(SUPERMAN, 'Agree').answer(SUPERMAN, 'Carry out');
    expect(table.prompt(SUPERMAN)).toBe(
      'You confront Darkseid: strength 6, agility 6, and tech 5. What do you try?',
    );
    table.rollsNext(1).answer(SUPERMAN, 'Risk 1 agility');
    expect(logOf(table, 'rolls')).toEqual(['Ann rolls 1, which counts as 0.']);
    expect(table.fields.down[SUPERMAN]).toBe(true);
  });
});

describe('recovering', () => {
  test('JL-8.1 to JL-8.3, JL-9.6 the round after a defeat: Watchtower at its number, then everything as new', () => {
    const table = league({
      laid: { [SUPERMAN]: ['man-of-steel'], [DARKSEID]: ['omega-beams'] },
      at: { [DARKSEID]: 'metropolis' },
      hand: { [CYBORG]: ['jump-jets'], [DARKSEID]: ['scheme', 'teleport'] },
      spent: { [SUPERMAN]: ['heat-vision'] },
      fields: { wounds: [2, 0, 0], used: [3, 1, 0] },
    });
    table.answer(DARKSEID, 'Carry out');
    expect(table.log()).toContain('Man of Steel (Ann) is cancelled.');
    expect([table.fields.xp[DARKSEID], villainPoints(table.table)]).toEqual([1, 1]);
    table.answer(DARKSEID, 'Stay at this level').answer(CYBORG, 'Choose Jump Jets');
    table.answer(DARKSEID, 'Choose Scheme').answer(DARKSEID, 'Choose Teleport').answer(DARKSEID, 'Pass');
    expect([whereIs(table, SUPERMAN), table.fields.down[SUPERMAN]]).toEqual(['gotham', true]);
    table.answer(CYBORG, 'Pass').answer(DARKSEID, 'Stay');
    expect([whereIs(table, SUPERMAN), table.fields.down[SUPERMAN]]).toEqual(['watchtower', false]);
    expect([table.fields.wounds[SUPERMAN], table.fields.ready.slice(0, 3)]).toEqual([0, [3, 1, 0]]);
    table.answer(DARKSEID, 'Stay at this level');
    expect(asked(table)).toEqual(['0 hero planning', '1 hero planning']);
    for (const card of ['man-of-steel', 'heat-vision']) expect(table.zone('hand', SUPERMAN)).toContain(card);
  });
});

describe('confronting', () => {
  /** The book’s example: Cyborg with 3 strength and 4 tech against Bernadeth at stage 2. */
  const cyborgs = (rolled: number, more: Partial<Parameters<typeof league>[0]> = {}) =>
    league({
      at: { [CYBORG]: 'gotham', [SUPERMAN]: 'bialya' },
      tiles: { gotham: faceUp('bernadeth') },
      stages: { gotham: 2 },
      tokens: { [CYBORG]: [3, 2, 4] },
      laid: { [CYBORG]: [hit('fight', 6)] },
      stack: { [CYBORG]: ['uplink', 'energy-siphon', 'power-transfer'] },
      ...more,
    }).rollsNext(rolled);

  test('JL-10.14, JL-10.17, JL-11.8, JL-14.1 to JL-14.5 four tech, then three strength and a 5 against 6: thwarted', () => {
    const table = cyborgs(5);
    expect(table.prompt(CYBORG)).toBe('You confront Bernadeth: strength 6 and tech 4. What do you try?');
    table.answer(CYBORG, 'Overcome tech with 4').answer(CYBORG, 'Risk 3 strength tokens against 6');
    expect(table.fields.used.slice(3, 6)).toEqual([3, 0, 4]);
    expect([table.fields.xp[CYBORG], heroPoints(table.table)]).toEqual([2, 3]);
    expect(stageOf(table.table, places.no('gotham'))).toBe(0);
  });

  test('JL-6.12, JL-6.13, JL-6.10, JL-14.3 and his two XP are two levels in this round: P, then P&A', () => {
    const table = cyborgs(5).answer(CYBORG, 'Overcome tech').answer(CYBORG, 'Risk 3 strength');
    table.answer(CYBORG, 'learn Uplink');
    expect([table.fields.level[CYBORG], table.fields.ready.slice(3, 6)]).toEqual([2, [0, 2, 0]]);
    table.answer(CYBORG, 'learn Energy Siphon and gain a tech token');
    expect([table.fields.level[CYBORG], table.fields.ready.slice(3, 6)]).toEqual([3, [0, 2, 1]]);
    expect(table.zone('hand', CYBORG)).toEqual(['cyborg-watchtower', 'energy-siphon', 'fight', 'uplink']);
  });

  test('JL-13.1 with Darkseid there the same 5 is a 4, and not enough; the tokens are gone, the tech stays overcome', () => {
    const table = cyborgs(5, { at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' } });
    table.answer(CYBORG, 'Overcome tech').answer(CYBORG, 'Risk 3 strength');
    expect(table.log()).toContain('Ben rolls 5, which counts as 4: +2.');
    expect(table.fields.overcome).toEqual([1, 2, CYBORG]);
    expect(table.fields.ready.slice(3, 6)).toEqual([0, 2, 0]);
    expect(table.fields.xp[CYBORG]).toBe(0);
  });

  test('JL-2.33, JL-14.2 what one hero began another finishes, and each gets his own XP', () => {
    const table = league({
      at: { [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp('bernadeth') },
      tokens: { [SUPERMAN]: [4, 0, 0], [CYBORG]: [0, 0, 4] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [hit('second', 6)] },
    });
    table.answer(SUPERMAN, 'Overcome strength');
    expect(table.fields.xp).toEqual([0, 0, 0]);
    table.answer(CYBORG, 'Overcome tech');
    expect(table.fields.xp).toEqual([1, 1, 0]);
    expect(table.zone('thwarted')).toEqual(['bernadeth']);
  });

  test('JL-9.5, JL-10.5 revealing a Radion Trap with a wound: the power ends without its confrontation', () => {
    const table = league({
      tiles: { gotham: 'radion-trap' },
      tokens: { [SUPERMAN]: [5, 5, 5] },
      laid: { [SUPERMAN]: ['man-of-steel'] },
      fields: { wounds: [1, 0, 0] },
    }).answer(SUPERMAN, 'Carry out');
    expect(table.fields.down[SUPERMAN]).toBe(true);
    expect(asked(table)).not.toContain('0 confrontation');
    expect(table.sees('public', 'tile', undefined, 1)).toEqual(['radion-trap']);
    expect([table.fields.xp[DARKSEID], villainPoints(table.table)]).toEqual([1, 1]);
  });
});

describe('working together', () => {
  const BATMAN = 2;
  /** Superman (4), Batman (5) and Cyborg (6) are in Gotham City; their tokens are strength. */
  const three = (
    strengths: readonly number[],
    score: number,
    more: Partial<Parameters<typeof league>[0]> = {},
  ) =>
    league({
      seats: 4,
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham', [BATMAN]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { cost: 3, strength: score, agility: 9 })) },
      tokens: Object.fromEntries(strengths.map((n, seat) => [seat, [n, 0, 0] as const])),
      laid: { [SUPERMAN]: [hit('a', 4)], [BATMAN]: [hit('b', 5)], [CYBORG]: [hit('c', 6)] },
      ...more,
    })
      .answer(SUPERMAN, 'Wait for Ben')
      .answer(CYBORG, 'Agree')
      .answer(BATMAN, 'Wait for Ben')
      .answer(CYBORG, 'Agree')
      .answer(CYBORG, 'Try strength together');

  test('JL-12.1, JL-12.4, JL-12.5 three heroes put their tokens together; the one with most lays the XP token', () => {
    const table = three([2, 1, 3], 6).answer(CYBORG, 'Spend 1').answer(BATMAN, 'Spend 3');
    table.answer(SUPERMAN, 'Spend 2');
    expect(logOf(table, 'rolls')).toEqual([]);
    expect(table.fields.overcome).toEqual([1, 0, BATMAN]);
  });

  test('JL-12.6 of three only those who tie for the most decide, and dice choose between these', () => {
    const table = three([2, 1, 2], 5).answer(CYBORG, 'Spend 1').answer(BATMAN, 'Spend 2');
    table.answer(SUPERMAN, 'Spend 2');
    expect(asked(table)).toEqual(['0 token owner']);
    table.answer(SUPERMAN, 'Ann lays');
    expect(asked(table)).toEqual(['2 token owner']);
    expect(silentAnswer(table.table.lens(BATMAN))).toBe(ACCEPT);
    table.rollsNext(1).answer(BATMAN, 'Let the die decide');
    expect(table.fields.overcome).toEqual([1, 0, BATMAN]);
  });

  test('JL-12.7, JL-12.10 to JL-12.12, JL-13.1 all three roll, each with 1 off; one symbol is enough though two go down', () => {
    const table = three([1, 1, 2], 9, {
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham', [BATMAN]: 'gotham', 3: 'gotham' },
    });
    table.rollsNext(1, SYMBOL, 1);
    table.answer(CYBORG, 'Spend 1').answer(BATMAN, 'Spend 2').answer(SUPERMAN, 'Spend 1');
    expect(table.fields.down).toEqual([true, true, false, false]);
    expect(table.fields.overcome).toEqual([1, 0, BATMAN]);
    expect(villainPoints(table.table)).toBe(2);
  });

  test('JL-12.3, JL-A66 who has no token of the kind is not asked to add any', () => {
    const table = three([3, 2, 0], 5, {
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [2, 0, 0], [BATMAN]: [0, 4, 4] },
    }).answer(CYBORG, 'Spend 2');
    expect(asked(table)).toEqual(['0 attempt']);
    expect(table.answer(SUPERMAN, 'Spend 3').fields.overcome).toEqual([1, 0, SUPERMAN]);
  });

  test('JL-12.1, JL-5.5 powers with the same number work together too', () => {
    const table = league({
      at: { [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6 })) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [2, 0, 0] },
      laid: { [SUPERMAN]: ['man-of-steel'], [CYBORG]: ['white-noise'] },
    });
    table.answer(SUPERMAN, 'First: Man of Steel').answer(CYBORG, 'Agree').answer(SUPERMAN, 'Carry out');
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').answer(CYBORG, 'Carry out');
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 2').answer(SUPERMAN, 'Spend 3');
    expect(logOf(table, 'rolls')).toEqual([]);
    expect(table.zone('thwarted')).toEqual(['big']);
  });

  test('JL-15.7, JL-15.8, JL-A80 against Darkseid the one who spent most chooses which power is cancelled', () => {
    const table = league({
      at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [2, 0, 0] },
      laid: {
        [SUPERMAN]: [hit('a', 4)],
        [CYBORG]: [hit('b', 6)],
        [DARKSEID]: ['triumph', 'apokolips'],
      },
    });
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').answer(CYBORG, 'Try strength together');
    table.answer(CYBORG, 'Spend 2').answer(SUPERMAN, 'Spend 3');
    expect(asked(table)).toEqual(['0 cancelling']);
    expect(table.options(SUPERMAN)).toEqual(['Cancel Triumph', 'Cancel Apokolips']);
    table.answer(SUPERMAN, 'Cancel Triumph').answer(DARKSEID, 'Carry out').answer(DARKSEID, 'Stay');
    expect(table.log()).toContain('Triumph (Cem) is cancelled.');
  });
});

describe('Darkseid confronted', () => {
  test('JL-15.1 he is safe beside a crisis until it is thwarted; then the next hero reaches him', () => {
    const table = league({
      at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
      tiles: { gotham: faceUp(crisis('weak', { strength: 1 })) },
      tokens: { [SUPERMAN]: [1, 0, 0], [CYBORG]: [9, 9, 9] },
      laid: { [SUPERMAN]: [hit('a', 4)], [CYBORG]: [hit('b', 6)], [DARKSEID]: ['triumph'] },
    });
    expect(table.prompt(SUPERMAN)).toContain('You confront weak');
    table.answer(SUPERMAN, 'Overcome strength');
    expect(table.prompt(CYBORG)).toContain('You confront Darkseid');
  });

  test('JL-15.2, JL-A75 a cancelled Crush still lets the next hero confront him beside a crisis', () => {
    const table = league({
      at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
      tiles: { gotham: crisis('dark') },
      tokens: { [SUPERMAN]: [9, 0, 0], [CYBORG]: [0, 9, 0] },
      laid: { [SUPERMAN]: [hit('a', 4)], [CYBORG]: [hit('b', 6)], [DARKSEID]: ['crush'] },
      fields: { energy: 5 },
    });
    table.answer(SUPERMAN, 'Overcome strength');
    expect(table.log()).toContain('Crush (Cem) is cancelled.');
    expect(table.prompt(CYBORG)).toContain('You confront Darkseid');
    table.answer(CYBORG, 'Stop confronting');
    expect(table.fields.wounds).toEqual([0, 0, 0]);
    expect(table.zone('spent', DARKSEID)).toEqual(['crush']);
  });

  test('JL-15.8, JL-15.11 to JL-15.15 each ability costs him a power, all three defeat him; next round he goes home', () => {
    const table = league({
      at: { [DARKSEID]: 'gotham' },
      tokens: { [SUPERMAN]: [9, 9, 9] },
      laid: { [SUPERMAN]: [hit('a', 4)], [DARKSEID]: ['triumph', 'crush'] },
      hand: { [CYBORG]: ['jump-jets'], [DARKSEID]: ['scheme', 'teleport'] },
      fields: { energyUsed: 4, level: [6, 1, 2] },
    });
    expect(table.prompt(SUPERMAN)).toContain('strength 6, agility 5, and tech 5');
    table.answer(SUPERMAN, 'Overcome strength').answer(SUPERMAN, 'Cancel Crush');
    table.answer(SUPERMAN, 'Overcome agility').answer(SUPERMAN, 'Overcome tech');
    expect(table.zone('spent', DARKSEID)).toEqual(['triumph', 'crush'].toSorted());
    expect([heroPoints(table.table), table.fields.xp[SUPERMAN]]).toEqual([2, 3]);
    table.answer(SUPERMAN, 'choose a').answer(CYBORG, 'Choose Jump Jets');
    expect(asked(table)).toEqual(['1 power']);
    table.answer(CYBORG, 'Pass');
    expect([whereIs(table, DARKSEID), table.fields.energy]).toEqual(['apokolips', 4]);
    expect(table.zone('hand', DARKSEID)).toEqual(['apokolips', 'crush', 'scheme', 'teleport', 'triumph']);
  });

  test('JL-15.10, JL-15.4 a new level raises what is left and heals nothing', () => {
    const table = league({
      at: { [DARKSEID]: 'gotham' },
      tokens: { [SUPERMAN]: [9, 9, 9] },
      laid: { [SUPERMAN]: [hit('a', 4)] },
      fields: { overcome: [APOKOLIPS, 0, CYBORG], level: [1, 1, 4] },
    });
    expect(table.prompt(SUPERMAN)).toBe('You confront Darkseid: agility 7 and tech 7. What do you try?');
  });
});

describe('Darkseid’s crises', () => {
  test('JL-16.4, JL-16.5, JL-3.31, JL-A92 what Scheme plays is paid together, with Intergang’s discount in the total', () => {
    const table = scene({
      heroes: { superman: {}, cyborg: {} },
      darkseid: { energy: 4, plays: ['scheme'], crises: ['intergang'] },
      deck: ['brainiac', 'kanto'],
    });
    table.answer('Darkseid', 'Carry out').answer('Darkseid', 'Place Intergang in Metropolis');
    expect(table.fields.energy).toBe(4);
    table.answer('Darkseid', 'Place Brainiac in Gotham City').answer('Darkseid', 'Place Kanto in Bialya');
    expect([table.fields.energy, table.fields.energyUsed]).toEqual([0, 4]);
    expect(table.log('en', 'Superman')).toContain('Darkseid pays 4 energy for 3 crises.');
    for (const place of ['metropolis', 'gotham', 'bialya'] as const)
      expect(table.sees('Superman', 'tile', undefined, places.no(place))).toEqual(['?']);
  });

  /** Fire Pits, of three abilities, and a hidden Kanto are ripe; Darkseid is in Bialya. */
  const triumphant = (energy = 9) =>
    league({
      seats: 4,
      at: { 3: 'bialya', 2: 'metropolis' },
      tiles: { markovia: faceUp('fire-pits'), gotham: 'kanto', bialya: 'desaad' },
      stages: { markovia: 3, gotham: 3, bialya: 2 },
      crises: ['brainiac', 'lex-luthor', 'steppenwolf'],
      laid: { 3: ['triumph'] },
      fields: { energy, overcome: [places.no('markovia'), 1, 2] },
    });

  test('JL-17.2 to JL-17.4 the book’s example: three abilities, one overcome by Batman', () => {
    const table = triumphant().answer(3, 'Fire Pits');
    expect(table.fields.xp).toEqual([0, 0, 1, 2]);
    expect(villainPoints(table.table)).toBe(3);
  });

  test('JL-17.1, JL-17.7, JL-A85 two completed, one of them hidden: up to two new ones near him, paid', () => {
    const table = triumphant(4).answer(3, 'Fire Pits').answer(3, 'Kanto');
    while (asked(table)[0] !== '3 placing') table.answer(3, nth(table.options(3), 0));
    expect(table.sees('public', 'completed')).toEqual(['fire-pits', 'kanto']);
    table.refuses(3, 'Place Brainiac in Gotham City', 'JL-17.7');
    table.refuses(3, 'Place Brainiac in Bialya', 'JL-16.6');
    table.answer(3, 'Place Brainiac in Markovia');
    table.refuses(3, 'Place Lex Luthor on Themyscira', 'JL-16.4');
    table.answer(3, 'Place Steppenwolf on Themyscira');
    expect([table.fields.energy, asked(table).includes('3 placing')]).toEqual([0, false]);
    expect(stageOf(table.table, places.no('markovia'))).toBe(0);
    expect(table.sees('public', 'tile', undefined, places.no('markovia'))).toEqual(['?']);
  });
});

describe('the end', () => {
  const dear = (n: number) =>
    Array.from({ length: n }, (_, i) => crisis(`dear-${i}`, { cost: 4, strength: 4 }));

  test('JL-18.4, JL-A93, JL-A97 what comes first wins: Solar Flare thwarts before its wounds would defeat Superman', () => {
    const table = league({
      tiles: { gotham: faceUp('kanto') },
      thwarted: [...dear(2), crisis('three', { cost: 3, strength: 1 })],
      laid: { [SUPERMAN]: ['solar-flare'] },
      fields: { wounds: [2, 0, 0], heroesDefeated: 11 },
    }).answer(SUPERMAN, 'Carry out');
    expect(table.outcome).toEqual({ winners: [SUPERMAN, CYBORG], reason: 'hero-points' });
    expect(table.fields.wounds[SUPERMAN]).toBe(2);
  });

  test('JL-18.1, JL-A97 Triumph that brings twelve ends there: nothing more is completed or placed', () => {
    const table = league({
      at: { [DARKSEID]: 'bialya' },
      tiles: { bialya: crisis('ripe', { cost: 2, strength: 4 }), gotham: crisis('riper') },
      stages: { bialya: 3, gotham: 3 },
      completed: dear(2),
      crises: [crisis('new')],
      laid: { [DARKSEID]: ['triumph'] },
      fields: { heroesDefeated: 2, energy: 5 },
    }).answer(DARKSEID, 'ripe in Bialya');
    expect(table.outcome).toEqual({ winners: [DARKSEID], reason: 'darkseid-points' });
    expect(table.zone('crises', DARKSEID)).toEqual(['new']);
  });

  test('JL-18.2, JL-18.6 a goal reached in the round that empties the map comes before the next round begins', () => {
    const table = league({
      tiles: { 'nanda-parbat': undefined, gotham: faceUp(crisis('last', { strength: 1 })) },
      tokens: { [SUPERMAN]: [1, 0, 0] },
      laid: { [SUPERMAN]: [hit('a', 4)], [DARKSEID]: ['fall-of-the-league'] },
      fields: { heroesDefeated: 3 },
    });
    table.answer(SUPERMAN, 'Overcome strength').answer(DARKSEID, 'Carry out');
    expect(table.outcome).toEqual({ winners: [DARKSEID], reason: 'ultimate-goal' });
  });

  test('JL-18.6 a crisis played before the round ends keeps the map from being empty', () => {
    const table = league({
      tiles: { 'nanda-parbat': undefined, gotham: faceUp('doctor-bedlam') },
      tokens: { [SUPERMAN]: [3, 3, 3] },
      crises: ['kanto'],
      laid: { [SUPERMAN]: [hit('a', 4)] },
      fields: { energy: 1, level: [6, 1, 1] },
    });
    for (const ability of ['strength', 'agility', 'tech']) table.answer(SUPERMAN, `Overcome ${ability}`);
    table.answer(DARKSEID, 'Place Kanto in Gotham City');
    expect(table.outcome).toBeNull();
    expect(asked(table)).toEqual(['0 hero planning', '1 hero planning']);
  });
});

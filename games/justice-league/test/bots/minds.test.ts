import { NOT_ANY, nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { aimAt, type Member, promiseOf } from '../../bot/crew.ts';
import { DarkseidMind } from '../../bot/darkseid-mind.ts';
import { habits } from '../../bot/habits.ts';
import { prospectOf } from '../../bot/hero-cards.ts';
import { HeroMind } from '../../bot/hero-mind.ts';
import { places, zones } from '../../rules/board.ts';
import { down, type Scene, scene, up } from '../scenes.ts';

/** Heroes sit after Darkseid, in the order of their sheets. */
const FIRST = 1;
const SECOND = 2;

/** What a hero alone promises against the crisis in Gotham City. */
const promisedBy = (member: Member, literal: Scene): number =>
  promiseOf(aimAt(scene(literal).table.lens(FIRST), places.no('gotham'), habits), [member]).worth;

/** What a power in a hero's hand promises beyond staying where he is, while heroes plan. */
function gainOf(literal: Scene, seat: number, id: string): number {
  const { table } = scene(literal);
  const mind = new HeroMind(table.lens(seat), habits, new Map());
  const card = table.zone(zones.hand(seat)).find((each) => table.kind(each).id === id);
  if (card === undefined) throw new Error(`seat ${seat} does not hold ${id}`);
  return prospectOf(mind, card).worth - mind.outlook(mind.place, mind.tokens).worth;
}

test('Wonder Woman counts on a second power only where a revealed crisis awaits her', () => {
  const diana = { at: 'gotham', hand: ['gift-of-flight', 'sword-and-shield'] } as const;
  const flying = (metropolis: ReturnType<typeof up>) =>
    gainOf({ heroes: { 'wonder-woman': diana }, crises: { metropolis } }, FIRST, 'gift-of-flight');
  expect(flying(up('hunger-dogs'))).toBeGreaterThan(flying(down('hunger-dogs')));
});

test('Arctic Breath is worth something where a ripe crisis lies, and nothing elsewhere', () => {
  const breathing = (at: 'gotham' | 'bialya') =>
    gainOf(
      { heroes: { superman: { at, hand: ['arctic-breath'] } }, crises: { gotham: up('desaad', 3) } },
      FIRST,
      'arctic-breath',
    );
  expect(breathing('gotham')).toBeGreaterThan(0);
  expect(breathing('bialya')).toBeLessThanOrEqual(0);
});

test('Symbol of Hope is worth something where a hero near him has spent powers', () => {
  const hoping = (spent: readonly string[]) =>
    gainOf(
      {
        heroes: { superman: { at: 'gotham', hand: ['symbol-of-hope'] }, batman: { at: 'gotham', spent } },
        crises: { gotham: up('desaad') },
      },
      FIRST,
      'symbol-of-hope',
    );
  expect(hoping(['detective-work'])).toBeGreaterThan(0);
  expect(hoping([])).toBeLessThanOrEqual(0);
});

test('a power that Darkseid’s presence does not trouble promises the same beside him', () => {
  const promised = (at: 'gotham' | 'apokolips', despite?: 'presence') => {
    const member = { hero: FIRST, tokens: [0, 2, 2], boost: despite === undefined ? {} : { despite } };
    return promisedBy(member, {
      heroes: { batman: { at: 'gotham' } },
      darkseid: { at },
      crises: { gotham: up('desaad') },
    });
  };
  expect(promised('gotham', 'presence')).toBe(promised('apokolips', 'presence'));
  expect(promised('gotham')).toBeLessThan(promised('apokolips'));
});

test('whoever cannot overcome Kalibak’s strength has nothing to gain from his agility', () => {
  const member = { hero: FIRST, tokens: [0, 4, 4] };
  const promised = promisedBy(member, {
    heroes: { batman: { at: 'gotham' } },
    crises: { gotham: up('kalibak') },
  });
  expect(promised).toBeLessThanOrEqual(0);
});

test('a hero who speaks first leaves a crisis to the one who can reach no other', () => {
  const { table } = scene({
    heroes: { superman: { at: 'gotham' }, batman: { at: 'dinosaur-island' } },
    crises: { metropolis: down('desaad'), fortress: down('desaad'), themyscira: down('kanto') },
  });
  const aimWith = (listeners: readonly number[]) => {
    const mind = new HeroMind(table.lens(FIRST), habits, new Map(), listeners);
    return nth(places.names, mind.outlook(mind.place, mind.tokens).aim);
  };
  expect(aimWith([])).toBe('metropolis');
  expect(aimWith([SECOND])).toBe('fortress');
});

/** What Superman adds in a region, or hopes for there, when Batman has said what he plays, to Gotham. */
function besideBatman(at: 'gotham' | 'bialya', id: string) {
  const { table } = scene({
    heroes: { superman: { at: 'gotham' }, batman: { at } },
    crises: { gotham: down('desaad') },
  });
  const power = table.game.kinds.findIndex((kind) => kind.id === id);
  const region = places.no('gotham');
  const mind = new HeroMind(table.lens(FIRST), habits, new Map([[SECOND, { region, power }]]));
  return {
    now: mind.adding(region, mind.tokens).worth,
    later: mind.outlook(mind.place, mind.tokens).worth,
  };
}

test('a hero counts this round on another who confronts, not on one who has planned another power', () => {
  const { now: beside } = besideBatman('gotham', 'from-the-shadows');
  const { now: alone } = besideBatman('gotham', 'utility-belt');
  expect(beside).toBeLessThan(alone);
});

test('a hero leaves a crisis the sooner to another whose power brings him there', () => {
  const { later: coming } = besideBatman('bialya', 'batwing');
  const { later: staying } = besideBatman('bialya', 'utility-belt');
  expect(coming).toBeLessThan(staying);
});

test('once a hero has acted, another goes by where he stands, not by what he has said', () => {
  const { table } = scene({
    heroes: { superman: { at: 'gotham' }, batman: { at: 'gotham' } },
    crises: { gotham: down('desaad'), bialya: down('desaad') },
  });
  const crewWhen = (power: number): number => {
    const said = { region: places.no('bialya'), power };
    const mind = new HeroMind(table.lens(FIRST), habits, new Map([[SECOND, said]]));
    return mind.crewFor(places.no('gotham'), 'later').length;
  };
  const planned = table.game.kinds.findIndex(({ id }) => id === 'batwing');
  expect([crewWhen(planned), crewWhen(NOT_ANY)]).toEqual([0, 1]);
});

/** The table where Batman has looked at what lies hidden in Gotham. */
function lookedAt(id: string) {
  const { table } = scene({
    heroes: { superman: { at: 'metropolis' }, batman: { at: 'gotham' } },
    crises: { gotham: down(id), bialya: down('kanto') },
  });
  const tile = nth(table.zone(zones.tile(places.no('gotham'))), 0);
  table.show(tile, 1 << SECOND);
  const findOf = (hero: number, pointed: readonly number[] = []) =>
    new HeroMind(table.lens(hero), habits, new Map()).find(new Set(pointed));
  return { table, tile, findOf };
}

test('a hero tells once of a hidden crisis that he has looked at and another should go to', () => {
  const { tile, findOf } = lookedAt('bernadeth');
  expect([findOf(SECOND), findOf(SECOND, [tile]), findOf(FIRST)]).toEqual([tile, NOT_ANY, NOT_ANY]);
  expect(lookedAt('granny-goodness').findOf(SECOND)).toBe(NOT_ANY);
});

test('a hidden crisis that another hero praises promises more, and one that he passes over less', () => {
  const { table, tile } = lookedAt('bernadeth');
  const hope = (news: 'praised' | 'passed over' | 'nothing') => {
    const heard = news === 'nothing' ? new Map() : new Map([[tile, news]]);
    const mind = new HeroMind(table.lens(FIRST), habits, new Map(), [], heard);
    return mind.outlook(places.no('gotham'), mind.tokens).worth;
  };
  expect(hope('praised')).toBeGreaterThan(hope('nothing'));
  expect(hope('passed over')).toBeLessThan(hope('nothing'));
});

test('Darkseid exchanges hidden crises so that the dearer one is riper', () => {
  const gain = (metropolis: string, markovia: string) => {
    const { table } = scene({
      heroes: {},
      crises: { metropolis: down(metropolis), markovia: down(markovia, 3) },
    });
    const mind = new DarkseidMind(table.lens(0), habits, new Map());
    return mind.swapping(mind.plots, places.no('metropolis'), places.no('markovia'));
  };
  expect(gain('omega-engine', 'kanto')).toBeGreaterThan(0);
  expect(gain('kanto', 'omega-engine')).toBeLessThan(0);
});

/** Darkseid at work with his first number, when Batman in Gotham has said what he plays, to a region. */
function hearing(id: string, to: 'gotham' | 'bialya' | 'fortress' | 'nowhere') {
  const { table } = scene({
    heroes: { batman: { at: 'gotham', plays: [id] } },
    darkseid: { plays: ['scheme'], crises: ['kanto'], energy: 3 },
    crises: { gotham: up('desaad', 3), fortress: down('kalibak') },
  });
  const power = table.game.kinds.findIndex((kind) => kind.id === id);
  const region = to === 'nowhere' ? NOT_ANY : places.no(to);
  return new DarkseidMind(table.lens(0), habits, new Map([[FIRST, { region, power }]]));
}

const whereIs = (mind: DarkseidMind, number: number): string =>
  nth(places.names, mind.whereabouts(FIRST, number));

test('Darkseid looks for a hero where his power has brought him by then', () => {
  const flying = hearing('batwing', 'fortress');
  expect([whereIs(flying, 1), whereIs(flying, 3)]).toEqual(['gotham', 'fortress']);
  expect(whereIs(hearing('batwing', 'bialya'), 3)).toBe('gotham');
  const leaving = hearing('batman-watchtower', 'nowhere');
  expect([whereIs(leaving, 7), whereIs(leaving, 9)]).toEqual(['gotham', 'watchtower']);
});

test('Darkseid does not count on completing later what a hero confronts before', () => {
  const gotham = places.no('gotham');
  const confronting = hearing('from-the-shadows', 'gotham');
  expect(confronting.lasts(gotham, 3)).toBe(1);
  expect(confronting.lasts(gotham, 7)).toBeLessThan(1);
  expect(hearing('batwing', 'fortress').lasts(gotham, 7)).toBe(1);
});

test('a crisis that a hero has named is in danger, and the one that he leaves is not', () => {
  const crisis = { cost: 2, family: 'elite' } as const;
  const kept = (mind: DarkseidMind, region: 'gotham' | 'fortress') =>
    mind.keeping(places.no(region), crisis, 1);
  const [staying, leaving] = [hearing('from-the-shadows', 'gotham'), hearing('batwing', 'fortress')];
  expect(kept(staying, 'gotham')).toBeLessThan(kept(leaving, 'gotham'));
  expect(kept(leaving, 'fortress')).toBeLessThan(kept(staying, 'fortress'));
});

test('what heroes say does not make Darkseid fear that the map will be cleared', () => {
  const perils = (['from-the-shadows', 'batwing'] as const).map((id) => {
    const mind = hearing(id, 'fortress');
    return mind.perilOf(mind.plots);
  });
  expect(nth(perils, 0)).toBe(nth(perils, 1));
});

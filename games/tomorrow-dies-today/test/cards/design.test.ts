import { type Fault, languages, type Sentence } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { directives } from '../../content/directives.ts';
import { events } from '../../content/events.ts';
import { faceless } from '../../content/faceless.ts';
import { gadgets } from '../../content/gadgets.ts';
import { henchmen } from '../../content/henchmen.ts';
import { kinds } from '../../content/index.ts';
import { jobs } from '../../content/jobs.ts';
import {
  gadget,
  globalEvent,
  goods,
  type Moment,
  missionTypes,
  moments,
  type Points,
  type Speaker,
} from '../../content/kinds.ts';
import { bothHeadquarters, doomsdayMissions, resourceMissions } from '../../content/missions.ts';
import { tomorrowDiesToday } from '../../index.ts';
import { conditions } from '../../rules/conditions/index.ts';
import { expose } from '../../rules/verbs/expose.ts';
import { gain } from '../../rules/verbs/gain.ts';
import { verbs } from '../../rules/verbs/index.ts';

const text = tomorrowDiesToday.text(tomorrowDiesToday.game);
const sum = (points: Points): number => points.reduce((all, n) => all + n, 0);
const byId = (list: readonly { readonly id: string; readonly has?: Points; readonly needs?: Points }[]) =>
  Object.fromEntries(list.map(({ id, has, needs }) => [id, (has ?? needs ?? []).join('/')]));

describe('what is published', () => {
  test('nine Named Henchmen with these Attributes; Jin Feng’s Affinity is Larceny', () => {
    expect(byId(henchmen)).toEqual({
      'archibald-kluge': '0/1/3/1',
      'axle-robbins': '1/0/2/2',
      'azura-badeau': '2/2/1/0',
      'boris-myasneek': '3/1/1/0',
      'cassandra-oshea': '0/0/2/3',
      'emerson-barlow': '1/3/1/0',
      'jin-feng': '0/3/1/1',
      'the-node': '0/2/2/1',
      'ugo-dottore': '1/0/3/1',
    });
    expect(henchmen.find(({ id }) => id === 'jin-feng')?.affinity).toBe('larceny');
    expect(Object.values(faceless).map(sum)).toEqual([3, 3, 3, 3, 3, 3]);
  });

  test('eighteen Resource Missions of six points, three of each type; two of them Larceny', () => {
    expect(resourceMissions.length).toBe(18);
    expect(resourceMissions.filter(({ needs }) => sum(needs) !== 6)).toEqual([]);
    for (const type of missionTypes)
      expect(resourceMissions.filter(({ mission }) => mission === type).length).toBe(3);
    for (const id of ['art-thievery', 'exotic-car-gta'])
      expect(resourceMissions.find((each) => each.id === id)?.mission).toBe('larceny');
  });

  test('twelve Doomsday Missions of fifteen points, two of each type', () => {
    expect(doomsdayMissions.length).toBe(12);
    expect(doomsdayMissions.filter(({ needs }) => sum(needs) !== 15)).toEqual([]);
    for (const type of missionTypes)
      expect(doomsdayMissions.filter(({ mission }) => mission === type).length).toBe(2);
  });

  test('the headquarters ask for 1/2/2/1 and 2/2/2/2', () => {
    expect(byId(bothHeadquarters)).toEqual({ 'interpol-headquarters': '1/2/2/1', 'cia-building': '2/2/2/2' });
  });
});

test('as many cards as the game needs, and one Side Job for each Named Henchman', () => {
  expect([gadgets.length, directives.length, jobs.length, events.length]).toEqual([20, 24, 36, 12]);
  expect(jobs.flatMap(({ of }) => of ?? []).sort()).toEqual(henchmen.map(({ id }) => id).sort());
});

test('every verb and every condition is said by some card', () => {
  const said = JSON.stringify(kinds);
  expect(verbs.filter(({ name }) => !said.includes(`"do":"${name}"`)).map(({ name }) => name)).toEqual([]);
  const faults: Fault[] = [];
  conditions.check({ is: 'none of them' }, '', faults);
  const known = faults[0]?.expected.split(', ') ?? [];
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter((name) => !said.includes(`"is":"${name}"`))).toEqual([]);
});

describe('every card has an idea of its own', () => {
  const names = [
    'Combat|Stealth|Cunning|Diplomacy',
    'Vice|Larceny|Violence|Fraud|Trafficking|Subversion',
    'Funding|Data Caches?|Espionage|Corruption|Infamy',
    'Soldiers?|Assassins?|Thief|Thieves|Hackers?|Scientists?|Fixers?',
  ];
  /** One sentence of a card as it is printed under its moment, with numbers and names of goods, Attributes and types covered. */
  const covered = (moment: Moment, sentence: Sentence): string =>
    text.en
      .card({ type: 'gadget', id: 'jet-pack', icon: '', [moment]: [sentence] })
      .text.replace(new RegExp(names.join('|'), 'g'), '*')
      .replace(/\b(\d+|an?|one|two|three|four|five|six)\b/g, '#');

  const alike = (speakers: readonly Speaker[]): string[] => {
    const said = speakers.flatMap((kind) =>
      moments.flatMap((moment) => (kind[moment] ?? []).map((sentence) => covered(moment, sentence))),
    );
    return said.filter((each, i) => said.indexOf(each) !== i);
  };

  test('no two Gadgets, abilities or Global Events say the same but for a number, a good, an Attribute or a type', () => {
    expect(alike([...gadgets, ...henchmen, ...events])).toEqual([]);
  });

  test('what is alike is found, wherever it is printed', () => {
    const drone = gadget('drone', { icon: '', completing: [gain({ good: 'infamy', n: 1 })] });
    const market = globalEvent('market', {
      ...{ icon: '', solution: [] },
      completing: [expose(), gain({ good: 'funding', n: 3 })],
    });
    expect(alike([drone, market])).toEqual(['When you Complete # Mission: gain # *.']);
  });

  test('no two effects of Doomsday Missions are of one verb and its arguments', () => {
    const effects = doomsdayMissions.map(({ effect }) => JSON.stringify(effect));
    expect(new Set(effects).size).toBe(effects.length);
  });

  /** What an objective asks for, whatever the order, without numbers, goods and types. */
  const askedBy = ({ needs }: (typeof jobs)[number] | (typeof directives)[number]): string =>
    needs
      .map((need) =>
        JSON.stringify(need, (key, value: unknown) =>
          ['least', 'of', 'alert', 'gadgets'].includes(key)
            ? undefined
            : covers.includes(value)
              ? '*'
              : value,
        ),
      )
      .sort()
      .join(' and ');
  const covers: readonly unknown[] = [...goods, ...missionTypes];

  test('no two objectives ask for the same but for a number, a good or a type', () => {
    const asked = [...directives, ...jobs].map(askedBy);
    expect(asked.filter((each, i) => asked.indexOf(each) !== i)).toEqual([]);
  });
});

test('a third of the Side Jobs or more show before they are done: in a Vault, in a Squad, or on the map', () => {
  const shows = ['has', 'lacks', 'owns', 'most', 'musters', 'stands'];
  const seen = jobs.filter(({ needs }) => needs.some(({ is }) => shows.includes(is)));
  expect(seen.length * 3).toBeGreaterThanOrEqual(jobs.length);
});

test('Directives and Side Jobs send players all over the map', () => {
  const said = (list: readonly { readonly needs: readonly object[] }[]) =>
    list.map(({ needs }) => JSON.stringify(needs));
  for (const list of [directives, jobs]) {
    const all = said(list);
    for (const place of [
      '"stormed"',
      '"doomsday"',
      '"generated"',
      '"collected"',
      '"watched"',
      '"together"',
      '"built"|"owns"',
      '"beaten"|"routed"',
    ])
      expect([place, all.filter((each) => new RegExp(place).test(each)).length > 0]).toEqual([place, true]);
    for (const type of missionTypes) {
      const pulls = all.filter((each) => each.includes(`"${type}"`)).length;
      expect([type, pulls >= 1 && pulls <= 4]).toEqual([type, true]);
    }
  }
});

test('what is designed is marked so, in both languages named', () => {
  const published = ['hypnotic-spray', 'explosive-rounds', 'global-security'];
  const printed = kinds.filter(({ type }) => type !== 'marker');
  expect(printed.filter(({ designed }) => !designed).map(({ id }) => id)).toEqual(published);
  for (const language of languages)
    expect(printed.filter((kind) => text[language].card(kind).name === kind.id)).toEqual([]);
});

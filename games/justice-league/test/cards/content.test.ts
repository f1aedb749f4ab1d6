import type { Fault, Sentence } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { crises } from '../../content/crises.ts';
import { goals } from '../../content/goals.ts';
import { kinds } from '../../content/index.ts';
import { abilities, characters, families, heroNames, type Kind, type Power } from '../../content/kinds.ts';
import { darkseid, heroes, villains } from '../../content/sheets.ts';
import { justiceLeague } from '../../index.ts';
import { places } from '../../rules/board.ts';
import { conditions } from '../../rules/conditions/index.ts';
import { costIn } from '../../rules/questions.ts';
import { verbs } from '../../rules/verbs/index.ts';

const text = justiceLeague.text(justiceLeague.game);
const isPower = (kind: Kind): kind is Power => kind.type === 'power';
const powers = kinds.filter(isPower);
const powersOf = (owner: string) => powers.filter((each) => each.owner === owner && !each.goal);
const crisisCalled = (id: string) => {
  const found = crises.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no crisis "${id}"`);
  return found;
};

describe('what the book tells', () => {
  test('54 powers: nine a hero, four of them from the start; twelve of Darkseid’s, eight from the start; six Goals', () => {
    expect(powers.length).toBe(54);
    for (const hero of heroNames) {
      expect(powersOf(hero).length).toBe(9);
      expect(powersOf(hero).filter(({ starts }) => starts).length).toBe(4);
      expect(
        powersOf(hero)
          .filter(({ home }) => home)
          .map(({ after }) => after),
      ).toEqual(['replenish']);
    }
    expect(powersOf('darkseid').length).toBe(12);
    expect(powersOf('darkseid').filter(({ starts }) => starts).length).toBe(8);
    expect(goals.length).toBe(6);
  });

  test('24 crises, six of each type, with one to three abilities and a cost of 1 to 4', () => {
    expect(crises.length).toBe(24);
    for (const family of families) expect(crises.filter((each) => each.family === family).length).toBe(6);
    for (const crisis of crises) {
      const count = abilities.filter((ability) => crisis[ability] !== undefined).length;
      expect([crisis.id, count >= 1 && count <= 3]).toEqual([crisis.id, true]);
      expect([1, 2, 3, 4]).toContain(crisis.cost);
    }
  });

  test('The Gift of Flight has number 2; Crush and Omega Beams expose him; Watchtower and Apokolips lead home', () => {
    expect(powers.find(({ id }) => id === 'gift-of-flight')?.number).toBe(2);
    expect(powers.filter(({ exposes }) => exposes).map(({ id }) => id)).toEqual(['crush', 'omega-beams']);
    expect(powers.filter(({ home }) => home).map(({ id }) => id)).toEqual([
      ...heroNames.map((hero) => `${hero}-watchtower`),
      'apokolips',
    ]);
  });

  test('the five crises of the example cost 8 together, Intergang is cheaper in Metropolis, Bernadeth has tech 4 and strength 4+', () => {
    const five = ['brainiac', 'evil-factory', 'justifiers', 'steppenwolf', 'parademons'];
    expect(five.reduce((sum, id) => sum + crisisCalled(id).cost, 0)).toBe(8);
    const intergang = crisisCalled('intergang');
    expect([costIn(intergang, places.no('metropolis')), costIn(intergang, places.no('bialya'))]).toEqual([
      1, 2,
    ]);
    expect(crisisCalled('bernadeth')).toMatchObject({ strength: { rising: 4 }, tech: 4 });
  });

  test('Cyborg has 3 strength and at least 4 tech; a 5 is +3, a 0 three wounds', () => {
    const cyborg = heroes.find(({ id }) => id === 'cyborg');
    expect(cyborg?.strength).toBe(3);
    expect(cyborg?.tech).toBeGreaterThanOrEqual(4);
    for (const { chart } of heroes) {
      expect(chart.length).toBe(6);
      expect([chart[0], chart[5]]).toEqual([{ wounds: 3 }, { plus: 3 }]);
    }
  });

  test('48 ability tokens and 20 energy are enough; level 2 costs 1 XP; every power can be learned', () => {
    const more = heroes.flatMap(({ dial }) => dial.filter(({ gives }) => gives === 'power-and-ability'));
    const printed = heroes.reduce((sum, hero) => sum + hero.strength + hero.agility + hero.tech, 0);
    expect(printed + more.length).toBeLessThanOrEqual(48);
    const rises = darkseid.dial.filter(({ gives }) => gives === 'energy').length;
    expect((3 + rises) * 4).toBeLessThanOrEqual(20);
    for (const { dial } of [...heroes, darkseid]) expect(dial[0]?.costs).toBe(1);
    for (const { id, dial } of [...heroes, darkseid])
      expect(dial.filter(({ gives }) => gives !== 'energy').length).toBe(
        powersOf(id).filter(({ starts }) => !starts).length,
      );
    expect(villains.map((each) => each.heroes)).toEqual([2, 3, 4]);
  });
});

test('no number is shared: Darkseid’s are odd, the heroes’ even (JL-A17)', () => {
  for (const { owner, number } of powers) expect(number % 2).toBe(owner === 'darkseid' ? 1 : 0);
});

/** What a card says, with numbers and types covered. */
const covered = (said: string): string =>
  said
    .toLowerCase()
    .replace(/\b(strength|agility|tech|army|machine|elite|deceit)\b/g, '_')
    .replace(/\b(\d+|a|an|one|two|three|four|five)\b\+?/g, '#');

describe('every card has an idea of its own', () => {
  const said = (kind: Kind) => covered(text.en.card(kind).text.replace(/^[^.]*\. (?:[^.]*\d, \w+\. )?/, ''));

  test.each(characters)('no two powers of %s say the same but for a type or a number', (owner) => {
    const words = powersOf(owner).map(said);
    expect(new Set(words).size).toBe(words.length);
  });

  test('nor two crises, nor two Goals', () => {
    for (const cards of [crises, goals]) expect(new Set(cards.map(said)).size).toBe(cards.length);
  });

  /** What a sentence does, with its numbers covered. */
  const deedOf = (sentence: Sentence): string =>
    JSON.stringify(sentence, (_key, value: unknown) => (typeof value === 'number' ? '#' : value));
  const deedsOf = ({ does }: Power): string[] => does.map(deedOf);

  test.each(heroNames)('%s has at least two powers with a deed that no other hero’s powers have', (hero) => {
    const others = heroNames.filter((each) => each !== hero).flatMap((each) => powersOf(each));
    const known = new Set(others.flatMap(deedsOf));
    const own = powersOf(hero).filter((each) => deedsOf(each).some((deed) => !known.has(deed)));
    expect(own.length).toBeGreaterThanOrEqual(2);
  });

  test.each(heroNames)('%s has a power that does something for other heroes', (hero) => {
    const helps = powersOf(hero).filter((each) => /\bheroe?s?\b/.test(said(each)));
    expect(helps.map(({ id }) => id)).not.toEqual([]);
  });

  test('each Goal asks for something of another kind', () => {
    const asked = goals.map(({ does }) => does.map((each) => JSON.stringify(each.if).replaceAll(/\d/g, '#')));
    expect(new Set(asked.map(String)).size).toBe(goals.length);
  });

  test('some crises reach into adjacent regions, some act when a hero reveals them', () => {
    expect(crises.filter((each) => said(each).includes('adjacent')).length).toBeGreaterThanOrEqual(4);
    expect(crises.filter((each) => each.revealed !== undefined).length).toBeGreaterThanOrEqual(4);
  });
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

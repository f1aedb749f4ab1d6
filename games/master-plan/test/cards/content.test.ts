import { expect, test } from 'vitest';
import { kinds } from '../../content/index.ts';
import { loots } from '../../content/loot.ts';
import { plans } from '../../content/plans.ts';
import { supers } from '../../content/supers.ts';
import { throwdowns } from '../../content/throwdowns.ts';
import { alone } from '../../rules/conditions/alone.ts';
import { lastToJoin } from '../../rules/conditions/last-to-join.ts';
import { onlySquad } from '../../rules/conditions/only-squad.ts';

const verbsUsed = new Set(supers.flatMap(({ ability }) => ability.map((sentence) => sentence.do)));

test('hands are of five to nine cards at every number of players', () => {
  for (const seats of [4, 5, 6]) {
    const hand = Math.floor(supers.length / seats);
    expect(hand).toBeGreaterThanOrEqual(5);
    expect(hand).toBeLessThanOrEqual(9);
  }
});

test('all three types of Attack and the grey fist stand on both sides, and Defenses of all types', () => {
  for (const side of ['hero', 'villain'] as const) {
    const own = supers.filter((each) => each.side === side);
    expect(new Set(own.map(({ attack }) => attack))).toEqual(new Set(['magic', 'force', 'psychic', 'none']));
    expect(new Set(own.flatMap(({ defenses }) => defenses))).toEqual(new Set(['magic', 'force', 'psychic']));
  }
});

test('at least 14 Abilities, at least ten of them of different verbs', () => {
  const abilities = supers
    .filter(({ ability }) => ability.length > 0)
    .map(({ ability }) => JSON.stringify(ability));
  expect(new Set(abilities).size).toBeGreaterThanOrEqual(14);
  expect(verbsUsed.size).toBeGreaterThanOrEqual(10);
});

test('Abilities move, swap, turn down and change a number; work on Loot; and look', () => {
  const wanted = [
    'may-move',
    'may-swap',
    'turn-down',
    'change-number',
    'grab',
    'exchange-loot',
    'look',
  ] as const;
  for (const verb of wanted) expect(verbsUsed).toContain(verb);
});

test('Throwdowns are enough for a whole game without a second deck', () => {
  expect(throwdowns.length).toBeGreaterThanOrEqual(12);
});

test('no Throwdown makes the others not worth a visit, though none is like all the others', () => {
  const numbers = throwdowns.map(({ loot }) => loot);
  expect(numbers.filter((loot) => loot === 1).length).toBeLessThanOrEqual(2);
  const mean = numbers.reduce((sum, loot) => sum + loot, 0) / numbers.length;
  expect(Math.max(...numbers)).toBeLessThanOrEqual(2 * mean);
  expect(new Set(numbers).size).toBeGreaterThanOrEqual(8);
});

test('no two Supers have the same Ability, and only one has none', () => {
  const abilities = supers.map(({ ability }) => JSON.stringify(ability));
  expect(abilities.filter((ability) => ability === '[]')).toHaveLength(1);
  expect(new Set(abilities).size).toBe(supers.length);
});

test('Abilities reward a lonely Squad, a late arrival, the only Squad of a camp', () => {
  const asked = supers.flatMap(({ ability }) => ability.map((said) => said.if));
  for (const condition of [alone, lastToJoin, onlySquad])
    expect(asked.some((said) => condition.isSaid(said))).toBe(true);
});

test('Loot is of three rarities; the rarer, the fewer', () => {
  expect(loots.length).toBeGreaterThanOrEqual(8);
  const copies = (rarity: string) =>
    new Set(loots.filter((each) => each.rarity === rarity).map((each) => each.copies));
  const [common = 0] = copies('common');
  const [uncommon = 0] = copies('uncommon');
  const [rare = 0] = copies('rare');
  for (const rarity of ['common', 'uncommon', 'rare']) expect(copies(rarity).size).toBe(1);
  expect(common).toBeGreaterThan(uncommon);
  expect(uncommon).toBeGreaterThan(rare);
  expect(rare).toBeGreaterThan(0);
});

test('no two Master Plans ask for the same', () => {
  expect(plans.length).toBeGreaterThanOrEqual(12);
  const asked = plans.map(({ needs }) =>
    Object.entries(needs)
      .map((need) => need.join())
      .toSorted((a, b) => a.localeCompare(b))
      .join(' '),
  );
  expect(new Set(asked).size).toBe(plans.length);
});

test('no two Master Plans differ only in which Loot they ask for: each is collected in another way', () => {
  const rarityOf = Object.fromEntries(loots.map(({ id, rarity }) => [id, rarity]));
  const ways = plans.map(({ needs }) =>
    Object.entries(needs)
      .map(([id, n]) => `${n} ${rarityOf[id]}`)
      .toSorted((a, b) => a.localeCompare(b))
      .join(),
  );
  expect(new Set(ways).size).toBe(plans.length);
});

test('every card is marked as designed and has a picture of its own', () => {
  expect(kinds.every(({ designed }) => designed)).toBe(true);
  expect(new Set(kinds.map(({ icon }) => icon)).size).toBe(kinds.length);
});

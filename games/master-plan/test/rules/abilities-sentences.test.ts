import type { ZoneLiteral } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import type { Said as Sentence } from '../../rules/verbs/index.ts';
import { strike } from '../../rules/verbs/strike.ts';
import { asked, doing, fight, hero, villain } from '../tables.ts';

test('MP-B7 when a sentence ends the fight, the rest of the Ability lapses', () => {
  const table = fight(
    { 0: { 0: [hero(1, doing({ do: 'strike', with: 'force' }, { do: 'grab' }))] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-B7 an “if you do” still follows the sentence that ended the fight', () => {
  const bursts = doing({ do: 'leave', may: true, ifDone: [strike({ with: 'anything' })] });
  const table = fight({ 0: { 0: [hero(1, bursts)] }, 1: { 0: [villain(2), villain(3)] } });
  table.answer(0, 'discard hero-1').answer(0, 'knock out villain-3');
  expect(table.zone('koPile', 0)).toEqual(['villain-3']);
});

/** A Super knocks out the last foe, takes credit if it did, and goes on with what is given; all before Loot. */
const finishing = (then: readonly Sentence[], koPile: ZoneLiteral) =>
  fight(
    {
      0: {
        0: [hero(1, doing({ do: 'strike', with: 'force', ifDone: [{ do: 'take-credit' }] }, ...then))],
      },
      1: { 0: [villain(2)] },
    },
    { koPile, loot: { 0: ['henchmen', 'white-cat'] }, stash: { 0: ['moon-deed'] } },
  );

test('MP-B7 after an “if you do” too the rest of the Ability lapses where the fight is over', () => {
  const table = finishing([{ do: 'grab' }], { 3: [hero(20)] });
  expect(table.zone('koPile', 0)).toEqual(['villain-2', 'hero-20']);
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-B7 an “if you do” that finds nothing to do does not keep the fight going', () => {
  const table = finishing([{ do: 'grab' }], {});
  expect(table.zone('koPile', 0)).toEqual(['villain-2']);
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-B7 what lapses takes its own “if you do” with it, also where it asks nothing', () => {
  const goes: readonly Sentence[] = [{ do: 'leave', ifDone: [{ do: 'grab' }] }];
  for (const then of [goes, goes.map((said) => ({ ...said, may: true as const }))]) {
    const table = finishing(then, { 3: [hero(20)] });
    expect(table.zone('squad', 0, 0)).toEqual(['hero-1']);
    expect(asked(table)).toEqual(['loot 0']);
  }
});

test('MP-B7 while the fight lasts, what follows an “if you do” is carried out', () => {
  const strikes = doing(
    { do: 'strike', with: 'force', ifDone: [{ do: 'take-credit' }] },
    { do: 'leave' },
    { do: 'name-next' },
  );
  const table = fight({ 0: { 0: [hero(1, strikes), hero(4)] }, 1: { 0: [villain(2), villain(3)] } });
  table.answer(0, 'knock out villain-2');
  expect(table.zone('discard')).toContain('hero-1');
  expect(table.fields.namer).toBe(0);
});

test('MP-B7 a Super that went elsewhere finishes its Ability while others fight on', () => {
  const darts = doing({ do: 'may-move', who: 'this', to: 'elsewhere' }, { do: 'grab' });
  const table = fight(
    { 0: { 0: [hero(1, darts), hero(4)] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  table.answer(0, 'move hero-1 to 1');
  expect(asked(table)).toEqual(['grab 0']);
});

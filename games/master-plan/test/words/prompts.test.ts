import { languages } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { armed, doing, fight, hero, villain } from '../tables.ts';

type Table = ReturnType<typeof fight>;
const exchanges = { do: 'exchange-loot', with: 'rival', may: true } as const;

/** The cards among these that the prompt of a seat names, as it and as another viewer reads it. */
const named = (table: Table, seat: number, language: (typeof languages)[number], among: readonly string[]) =>
  [seat, 'public'].map((viewer) => {
    const prompt = table.prompt(seat, language, viewer);
    return among.filter((name) => prompt.includes(name));
  });

describe.each(languages)('what the %s prompts name', (language) => {
  const supers = ['hero-3', 'hero-4', 'villain-8', 'villain-9'];

  test('an Attack: the Super that attacks, not one it may knock out', () => {
    const table = fight({ 0: { 0: [hero(3), hero(4)] }, 1: { 0: [villain(8, armed)] } });
    expect(named(table, 1, language, supers)).toEqual([['villain-8'], ['villain-8']]);
  });

  test('a claim: the Super that claims, the second as well', () => {
    const table = fight(
      { 0: { 0: [hero(4)] }, 1: { 0: [hero(3)] } },
      { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
    );
    expect(named(table, 0, language, supers)).toEqual([['hero-4'], ['hero-4']]);
    table.answer(0, 'claim henchmen');
    expect(named(table, 1, language, supers)).toEqual([['hero-3'], ['hero-3']]);
  });

  test('an Ability: the Super that uses it', () => {
    const table = fight({
      0: { 0: [hero(3, doing({ do: 'turn-down', who: 'foe' }))] },
      1: { 0: [villain(8), villain(9)] },
    });
    expect(named(table, 0, language, supers)).toEqual([['hero-3'], ['hero-3']]);
  });

  const stash = { 0: ['moon-deed'], 1: ['white-cat', 'henchmen'] };
  const names = (table: Table) =>
    ['moon-deed', 'white-cat', 'henchmen'].map((id) => table.named(id, language));

  test('an exchange: first what may be done, then the Loot that is wanted and no other', () => {
    const table = fight({ 0: { 0: [hero(3, doing(exchanges))] }, 1: { 0: [villain(8)] } }, { stash });
    expect(table.prompt(0, language)).toContain('hero-3');
    table.answer(0, 'want henchmen');
    const prompt = table.prompt(0, language);
    expect(names(table).filter((name) => prompt.includes(name))).toEqual([table.named('henchmen', language)]);
    expect(prompt).not.toContain(table.named('docks', language));
  });

  test('an exchange declined half-way: the next sentence asks for itself', () => {
    const table = fight(
      { 0: { 0: [hero(3, doing(exchanges, exchanges))] }, 1: { 0: [villain(8)] } },
      { stash },
    );
    table.answer(0, 'want henchmen').answer(0, 'decline');
    const prompt = table.prompt(0, language);
    expect(prompt).toContain('hero-3');
    expect(names(table).filter((name) => prompt.includes(name))).toEqual([]);
    table.answer(0, 'want white-cat');
    expect(table.prompt(0, language)).toContain(table.named('white-cat', language));
  });
});

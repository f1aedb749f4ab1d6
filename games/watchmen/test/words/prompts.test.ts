import { languages } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { appearance, playing, plotted, turn, underKeaneAct, watch } from '../tables.ts';

type Table = ReturnType<typeof turn>;

describe.each(languages)('what %s prompts and options name', (language) => {
  /** Which of these cards a text names. */
  const named = (table: Table, text: string, ...ids: string[]): string[] =>
    ids.filter((id) => text.includes(table.named(id, language)));

  test('an Attack: the card that attacks and what it does, for whoever is attacked and for others', () => {
    const table = playing(turn({ hand: ['bane'], foes: { 1: { hand: ['kick'] } } }), 'bane');
    for (const viewer of [1, 'public'])
      expect(named(table, table.prompt(1, language, viewer), 'bane', 'kick')).toEqual(['bane']);
    const does =
      table
        .printed('bane', language)
        .split(/Attack: |Attaque\u00a0: /)
        .at(-1) ?? '';
    expect(table.prompt(1, language).toLowerCase()).toContain(last(does, 2));
  });

  test('a First Appearance: what the Super-Villain does then, which is no Attack of the card itself', () => {
    const table = appearance('lex-luthor', { weaknesses: ['weakness'] });
    expect(named(table, table.prompt(1, language), 'lex-luthor', 'weakness')).toEqual([
      'lex-luthor',
      'weakness',
    ]);
  });

  test('what a First Appearance does: the choice names the card that was discarded', () => {
    const table = appearance('black-manta', { foes: { 1: { hand: ['kick'], deck: ['robin', 'mera'] } } });
    table.answer(0, 'take the attack').answer(1, 'take the attack');
    const [destroy = '', discard = ''] = table.options(1, language);
    expect(named(table, destroy, 'mera', 'robin', 'kick', 'black-manta')).toEqual(['mera']);
    expect(named(table, discard, 'mera', 'robin', 'kick', 'black-manta')).toEqual([]);
    expect(named(table, table.prompt(1, language, 0), 'black-manta', 'mera')).toEqual(['black-manta']);
  });

  test('a card that was looked at: the option names it, and nobody else reads of it', () => {
    const position = { hand: ['night-editor'], mainDeck: ['kick', 'starro'] };
    const table = playing(watch(position), 'night-editor');
    expect(named(table, table.options(0, language)[0] ?? '', 'starro', 'kick')).toEqual(['starro']);
    expect(named(table, table.prompt(0, language, 1), 'night-editor', 'starro')).toEqual(['night-editor']);
    expect(table.prompt(0, language)).toMatch(/main deck|Deck Commun/);
    expect(table.prompt(0, language)).not.toContain('+1');
  });

  test('what one may do without a choice is said, with the card it is done to', () => {
    const destroying = playing(watch({ hand: ['disintegration'] }), 'disintegration');
    expect(named(destroying, destroying.options(0, language)[0] ?? '', 'disintegration')).toHaveLength(1);
    const gaining = playing(turn({ hand: ['supergirl'], kicks: ['kick'] }), 'supergirl');
    expect(named(gaining, gaining.options(0, language)[0] ?? '', 'kick', 'supergirl')).toEqual(['kick']);
  });

  test('where a gained card goes: the card that was gained, not one gained before', () => {
    const table = turn({
      hand: ['solomon-grundy'],
      lineUp: ['robin', 'solomon-grundy'],
      fields: { power: 20 },
    });
    table.answer(0, 'buy robin').answer(0, 'buy solomon-grundy');
    for (const viewer of [0, 'public'])
      expect(named(table, table.prompt(0, language, viewer), 'robin', 'solomon-grundy')).toEqual([
        'solomon-grundy',
      ]);
  });

  test('what comes first: each card that was set off', () => {
    const table = underKeaneAct({
      ...plotted,
      challenge: 'rioting',
      hand: { 1: ['bane'] },
      superHero: { 1: ['rorschach'] },
      whose: 1,
    });
    table.answer(1, 'play bane');
    table.answer(0, 'take the attack').answer(2, 'take the attack');
    expect(
      table.options(1, language).map((option) => named(table, option, 'rorschach', 'borrowed-monsters')),
    ).toEqual([['rorschach'], ['borrowed-monsters']]);
  });

  test('a request for help: who asks', () => {
    const table = underKeaneAct({ ...plotted, hand: { 2: ['kick'] } });
    table.answer(0, 'ask for help');
    expect(table.prompt(2, language)).toContain('Ann');
    expect(table.prompt(2, language, 1)).toMatch(/Cem.*Ann|Ann.*Cem/);
  });

  test('D-25 an effect: the sentence as the edition has it', () => {
    const prompt = (edition: 'en' | 'fr') => {
      const hand = ['kick', 'mera', 'duplication'];
      return playing(watch({ edition, hand, locations: ['batcave'] }), ...hand).prompt(0, language);
    };
    expect(prompt('en')).toMatch(/this turn|ce tour-ci/);
    expect(prompt('fr')).toMatch(/just before|juste avant/);
  });
});

/** The last words of a text, in small letters. */
const last = (text: string, words: number): string =>
  text.toLowerCase().replace(/\.$/, '').split(' ').slice(-words).join(' ');

test('French quotes what an Attack does, which is no command to whoever reads it, and says which card asks whom', () => {
  const table = playing(turn({ hand: ['bane'], foes: { 1: { hand: ['kick', 'robin'] } } }), 'bane');
  expect(table.prompt(1, 'fr')).toBe(
    'Bane vous attaque\u00a0: «\u00a0Défaussez une carte.\u00a0» Vous défendez-vous\u00a0?',
  );
  expect(table.prompt(1, 'fr', 0)).toBe('Bane attaque Ben, qui doit répondre.');
  table.answer(1, 'take the attack');
  expect(table.prompt(1, 'fr', 0)).toBe('Bane demande un choix à Ben.');
});

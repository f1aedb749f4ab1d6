import { type GameText, languages, type Manifest, nth, proposalIn } from '@masterplan/kernel';
import { type Misnaming, misnamings } from '@masterplan/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { type Market, market } from '../tiny/market.ts';
import { marketText } from '../tiny/market-text.ts';
import { ambush } from './planted/ambush.ts';
import type { Ambush } from './planted/ambush-rules.ts';

const reading = { seed: 'names', games: 6, lookEvery: 1 };
type Said = GameText<Ambush>;

/** The healthy game with one of its texts changed, in every language. */
function saying(change: (text: Said) => Partial<Said>, more: Partial<Manifest<Ambush>> = {}): Misnaming[] {
  const healthy = ambush();
  const registered: Manifest<Ambush> = {
    ...healthy,
    ...more,
    text: (game, options) => {
      const texts = healthy.text(game, options);
      return { en: { ...texts.en, ...change(texts.en) }, fr: { ...texts.fr, ...change(texts.fr) } };
    },
  };
  return misnamings(registered, reading);
}

describe('a sentence names what it speaks of', () => {
  test('the healthy game has none that names anything else', () => {
    expect(misnamings(ambush(), reading)).toEqual([]);
  });

  test('a prompt that names another card is found, in every language', () => {
    const found = saying((text) => ({
      prompt: (lens, ask, names) =>
        `${text.prompt(lens, ask, names)}: ${text.card(nth(lens.game.kinds, 1)).name}`,
    }));
    expect(new Set(found.map(({ language }) => language))).toEqual(new Set(languages));
    expect(found[0]).toMatchObject({ what: 'prompt', names: ['the spy'] });
  });

  test('a card’s title that something else is called too may be said at any time', () => {
    const prompt = (text: Said): Partial<Said> => ({
      prompt: (lens, ask, names) =>
        `${text.prompt(lens, ask, names)}: ${text.card(nth(lens.game.kinds, 1)).name}`,
    });
    const title = (language: 'en' | 'fr') => {
      const healthy = ambush();
      return healthy.text(healthy.game)[language].card(nth(healthy.game.kinds, 1)).name;
    };
    expect(saying(prompt, { homonyms: (language) => [title(language)] })).toEqual([]);
  });

  test('a prompt that reads the wrong number of a frame as a card is found', () => {
    const found = saying((text) => ({
      prompt(lens, ask, names) {
        const { at } = lens.frame;
        const kind = lens.kind(at + 1);
        return `${text.prompt(lens, ask, names)}${kind === undefined ? '' : ` ${text.card(kind).name}`}`;
      },
    }));
    expect(found.length).toBeGreaterThan(0);
  });

  test('an option that names the player next to the one it is about is found', () => {
    const found = saying((text) => ({
      option: (lens, option, names) => text.option(lens, option, [...names.slice(1), ...names.slice(0, 1)]),
    }));
    expect(found.some(({ what, of }) => what === 'option' && of.startsWith('look'))).toBe(true);
  });

  test('a prompt to a proposal may name those who decide on it, and nobody else', () => {
    const text = { en: marketText('en'), fr: marketText('fr') };
    expect(misnamings({ game: market, text: () => text }, reading)).toEqual([]);
    const others = (names: readonly string[]) => [...names.slice(1), ...names.slice(0, 1)];
    const prompt: GameText<Market>['prompt'] = (lens, ask, names) =>
      text.en.prompt(lens, ask, proposalIn(lens) === undefined ? names : others(names));
    const found = misnamings(
      { game: market, text: () => ({ ...text, en: { ...text.en, prompt } }) },
      reading,
    );
    expect(new Set(found.map(({ what, of }) => `${what} ${of}`))).toEqual(new Set(['prompt exchange']));
  });

  test('a line that tells another number than its event is found', () => {
    const found = saying((text) => ({
      line: (event, names) => text.line({ ...event, n: event.n.map((n) => n + 700) }, names),
    }));
    expect(found.every(({ what }) => what === 'line')).toBe(true);
    expect(found.some(({ of }) => of === 'rolled')).toBe(true);
  });
});

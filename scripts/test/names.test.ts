import type { AnyManifest, GameText, Lens, OpenAsk } from '@masterplan/kernel';
import { misnamings } from '@masterplan/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';

/** So many positions of a game are read, and of a long one at least one in so many: a random game is far shorter than its bound. */
const POSITIONS = 60;
const LOOK_EVERY = 20;

const readingOf = ({ game }: AnyManifest, count: number) => ({
  seed: 'names',
  games: count,
  lookEvery: Math.min(LOOK_EVERY, Math.max(1, Math.round(game.bound / POSITIONS))),
});

describe.each(games.map((registered) => ({ id: registered.game.id, registered })))(
  '$id',
  ({ registered }) => {
    test('no sentence names what it does not speak of, in any language', () => {
      expect(misnamings(registered, readingOf(registered, 8))).toEqual([]);
    }, 60_000);

    test('a prompt that takes another number of its frame for the card it asks about is found', () => {
      const named = (text: GameText, lens: Lens, ask: OpenAsk, names: readonly string[]): string => {
        const { at } = lens.frame;
        const known = Array.from({ length: lens.cards }, (_, card) => lens.kind(card)).filter(
          (kind) => kind !== undefined,
        );
        const card = known[at];
        const prompt = text.prompt(lens, ask, names);
        return card === undefined ? prompt : `${prompt} (${text.card(card).name})`;
      };
      const planted: AnyManifest = {
        ...registered,
        text: (game, options) => {
          const { en, fr } = registered.text(game, options);
          const wrong = (text: GameText): GameText => ({
            ...text,
            prompt: (lens, ask, names) => named(text, lens, ask, names),
          });
          return { en: wrong(en), fr: wrong(fr) };
        },
      };
      const found = misnamings(planted, readingOf(registered, 1));
      expect(new Set(found.map(({ what }) => what))).toEqual(new Set(['prompt']));
    }, 60_000);
  },
);

import type { Front, FrontWords, GameTitle } from '@masterplan/boards/front';
import type { Language, TableOptions } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';

/** What the lobby shows of all games: `games/<id>/front.ts`. */
const files = import.meta.glob<Front>('../../../games/*/front.ts', { import: 'front', eager: true });
const fronts = new Map(Object.entries(files).map(([path, front]) => [path.split('/').at(-2) ?? '', front]));

export const frontOf = (game: string): Front | undefined => fronts.get(game);

/** The ink of a game's pages. */
export const accentOf = (game: string): Front['accent'] | undefined => frontOf(game)?.accent;

const inFrench = new Map<string, FrontWords>();

/** What the page says of a game in a language. */
export function frontWords(game: string, language: Language): FrontWords | undefined {
  const words = frontOf(game)?.words[language];
  if (words === undefined || language !== 'fr') return words;
  const known = inFrench.get(game) ?? unbrokenThroughout(words);
  inFrench.set(game, known);
  return known;
}

/** What the page says of a game to the reader. */
export const useFrontWords = (game: string): FrontWords | undefined =>
  frontWords(game, useStore(settings).language);

/** What is played at a table: the game on the cover, or another that its options make of it. */
export function titleOf(
  { game, options }: { readonly game: string; readonly options: TableOptions },
  language: Language,
): GameTitle {
  const words = frontWords(game, language);
  const found = Object.entries(words?.ways ?? {}).map(([name, ways]) => ways[String(options[name])]);
  return found.find((title) => title !== undefined) ?? words ?? { title: game, short: game };
}

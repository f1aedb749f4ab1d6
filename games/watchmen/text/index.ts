import type { Game, GameText, Language, Lens, TableOptions, Title } from '@masterplan/kernel';
import { print, printed } from '@masterplan/kernel/words';
import { printedIn } from '../content/editions.ts';
import type { Kind } from '../content/kinds.ts';
import type { Watchmen } from '../rules/board.ts';
import { boardLines } from './board.ts';
import { cardText } from './card-text.ts';
import { logLine } from './log.ts';
import { optionText, refusalText } from './options.ts';
import { chapterText, outcomeText, promptText } from './prompts.ts';
import { titleOf, Voice } from './voice.ts';

function speech(game: Game<Watchmen>, language: Language, { edition }: TableOptions): GameText<Watchmen> {
  const voice = new Voice(game, language);
  return printed(language, {
    title: voice.say.title,
    prompt: (lens, ask, names) => promptText(voice, lens, ask, names),
    option: (lens, option, names) => optionText(voice, lens, option, names),
    refusal: (lens, blocked, names) => refusalText(voice, lens, blocked, names),
    line: (event, names) => logLine(voice, event, names),
    outcome: (_lens, outcome, names) => outcomeText(voice, outcome, names),
    chapter: (lens) => chapterText(voice, lens),
    card: (kind) => cardText(voice, printedIn(edition, kind)),
    standing: (_window, name) => {
      const { ask, take, cheapest } = voice.say.standing;
      return name === 'take' ? take : name === 'cheapest' ? cheapest : ask;
    },
  });
}

/** All that the game says about these kinds, in every language; cards as the table's edition prints them. */
export const textOf = (
  game: Game<Watchmen>,
  options: TableOptions = {},
): Readonly<Record<Language, GameText<Watchmen>>> => ({
  en: speech(game, 'en', options),
  fr: speech(game, 'fr', options),
});

/** The table in plain lines, as the lens's viewer sees it. */
export const show = (lens: Lens<Watchmen>, language: Language, names: readonly string[]): readonly string[] =>
  boardLines(new Voice(lens.game, language), lens, names).map((line) => print(language, line));

/** A card's titles in every language, as a pack writes them. */
export const titlesOf = (kind: Pick<Kind, 'id' | 'titles'>): Readonly<Record<Language, Title>> => ({
  en: titleOf(kind, 'en'),
  fr: titleOf(kind, 'fr'),
});

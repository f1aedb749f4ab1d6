import type { Game, GameText, Language, TableOptions } from '@masterplan/kernel';
import { beforehand, printed } from '@masterplan/kernel/words';
import { printedIn } from '../content/editions.ts';
import type { Watchmen } from '../rules/board.ts';
import { cardText } from './card-text.ts';
import { logLine, turnLine } from './log.ts';
import { optionText, refusalText } from './options.ts';
import { chapterText, outcomeText, promptText } from './prompts.ts';
import { Voice } from './voice.ts';

/** All that the game says about these kinds in a language that has been brought; cards as the table's edition prints them. */
export function speech(
  game: Game<Watchmen>,
  language: Language,
  { edition }: TableOptions = {},
): GameText<Watchmen> {
  const voice = new Voice(game, language);
  return printed(language, {
    title: voice.say.title,
    prompt: (lens, ask, names) => promptText(voice, lens, ask, names),
    option: (lens, option, names) => optionText(voice, lens, option, names),
    refusal: (lens, blocked, names) => refusalText(voice, lens, blocked, names),
    line: (event, names) => logLine(voice, event, names),
    together: (events, names) => turnLine(voice, events, names),
    outcome: (_lens, outcome, names) => outcomeText(voice, outcome, names),
    chapter: (lens) => chapterText(voice, lens),
    card: (kind) => cardText(voice, printedIn(edition, kind)),
    ...beforehand(voice.say.standing),
  });
}

import type { Game, GameText, Language } from '@masterplan/kernel';
import { printed } from '@masterplan/kernel/words';
import type { JusticeLeague } from '../rules/board.ts';
import { cardText } from './card-text.ts';
import { logLine } from './log.ts';
import { optionText, refusalText } from './options.ts';
import { chapterText, outcomeText, promptText } from './prompts.ts';
import { Voice } from './voice.ts';

/** All that the game says about these kinds in a language that has been brought. */
export function speech(game: Game<JusticeLeague>, language: Language): GameText<JusticeLeague> {
  const voice = new Voice(game, language);
  return printed(language, {
    title: voice.say.title,
    prompt: (lens, ask, names) => promptText(voice, lens, ask, names),
    option: (lens, option, names) => optionText(voice, lens, option, names),
    refusal: (lens, blocked) => refusalText(voice, lens, blocked),
    line: (event, names) => logLine(voice, event, names),
    outcome: (_lens, outcome, names) => outcomeText(voice, outcome, names),
    chapter: (lens) => chapterText(voice, lens),
    card: (kind) => cardText(voice, kind),
  });
}

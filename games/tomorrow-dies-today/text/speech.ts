import type { Game, GameText, Language } from '@masterplan/kernel';
import { beforehand, printed } from '@masterplan/kernel/words';
import type { Tomorrow } from '../rules/board.ts';
import { cardText } from './card-text.ts';
import { logLine, squadsLine } from './log.ts';
import { optionText } from './options.ts';
import { chapterText, outcomeText, promptText } from './prompts.ts';
import { proposalText } from './proposals.ts';
import { refusalText } from './refusals.ts';
import { Voice } from './voice.ts';

/** All that the game says about these kinds in a language that has been brought. */
export function speech(game: Game<Tomorrow>, language: Language): GameText<Tomorrow> {
  const voice = new Voice(game, language);
  return printed(language, {
    title: voice.say.title,
    prompt: (lens, ask, names) => promptText(voice, lens, ask, names),
    option: (lens, option, names) => optionText(voice, lens, option, names),
    refusal: (_lens, blocked) => refusalText(voice, blocked),
    line: (event, names) => logLine(voice, event, names),
    together: (events, names) => squadsLine(voice, events, names),
    outcome: (_lens, outcome, names) => outcomeText(voice, outcome, names),
    chapter: (lens) => chapterText(voice, lens),
    card: (kind) => cardText(voice, kind),
    ...beforehand(voice.say.standing),
    proposal: (lens, proposal, names) => proposalText(voice, lens, proposal, names),
  });
}

import type { Game, GameText, Language, Lens } from '@masterplan/kernel';
import { beforehand, printed } from '@masterplan/kernel/words';
import type { JusticeLeague } from '../rules/board.ts';
import { isOpen } from '../rules/facts.ts';
import { cardText } from './card-text.ts';
import { logLine } from './log.ts';
import { optionText, refusalText } from './options.ts';
import { chapterText, outcomeText, promptText } from './prompts.ts';
import { Voice } from './voice.ts';

/** The regions that are in play are what one points at. */
function zoneText(voice: Voice, lens: Lens<JusticeLeague>, zone: number): string | undefined {
  const { name, which } = lens.game.layout.place(zone);
  return name === 'tile' && isOpen(lens, which) ? voice.placeName(lens, which) : undefined;
}

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
    zone: (lens, zone) => zoneText(voice, lens, zone),
    card: (kind) => cardText(voice, kind),
    ...beforehand(voice.say.standing),
  });
}

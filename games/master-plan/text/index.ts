import type { Game, GameText, Language, Lens, Title } from '@masterplan/kernel';
import { print, printed } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import type { MasterPlan } from '../rules/board.ts';
import { boardLines } from './board.ts';
import { cardText } from './card-text.ts';
import { logLine } from './log.ts';
import { optionText, refusalText } from './options.ts';
import { chapterText, outcomeText, promptText } from './prompts.ts';
import { titleOf, Voice } from './voice.ts';

function speech(game: Game<MasterPlan>, language: Language): GameText<MasterPlan> {
  const voice = new Voice(game, language);
  return printed(language, {
    title: voice.say.title,
    prompt: (lens, ask, names) => promptText(voice, lens, ask, names),
    option: (lens, option, names) => optionText(voice, lens, option, names),
    refusal: (lens, blocked, names) => refusalText(voice, lens, blocked, names),
    line: (event, names) => logLine(voice, event, names),
    outcome: (_lens, outcome, names) => outcomeText(voice, outcome, names),
    chapter: (lens) => chapterText(voice, lens),
    card: (kind) => cardText(voice, kind),
  });
}

/** All that the game says about these kinds, in every language. */
export const textOf = (game: Game<MasterPlan>): Readonly<Record<Language, GameText<MasterPlan>>> => ({
  en: speech(game, 'en'),
  fr: speech(game, 'fr'),
});

/** The table in plain lines, as the lens's viewer sees it. */
export const show = (
  lens: Lens<MasterPlan>,
  language: Language,
  names: readonly string[],
): readonly string[] =>
  boardLines(new Voice(lens.game, language), lens, names).map((line) => print(language, line));

/** A card's titles in every language, as a pack writes them. */
export const titlesOf = (kind: Pick<Kind, 'id' | 'titles'>): Readonly<Record<Language, Title>> => ({
  en: titleOf(kind, 'en'),
  fr: titleOf(kind, 'fr'),
});

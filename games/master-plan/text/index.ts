import type { CardText, Game, GameText, Language, Lens, Title } from '@masterplan/kernel';
import { unbroken } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import type { MasterPlan } from '../rules/board.ts';
import { boardLines } from './board.ts';
import { cardText } from './card-text.ts';
import { logLine } from './log.ts';
import { optionText, refusalText } from './options.ts';
import { chapterText, outcomeText, promptText } from './prompts.ts';
import { titleOf, Voice } from './voice.ts';

const finish: Readonly<Record<Language, (text: string) => string>> = { en: (text) => text, fr: unbroken };

function speech(game: Game<MasterPlan>, language: Language): GameText<MasterPlan> {
  const voice = new Voice(game, language);
  const print = finish[language];
  /** What is printed on a card does not change: it is made once. */
  const cards = new WeakMap<Kind, CardText>();
  return {
    title: voice.say.title,
    prompt: (lens, ask, names) => print(promptText(voice, lens, ask, names)),
    option: (lens, option, names) => print(optionText(voice, lens, option, names)),
    refusal: (lens, blocked, names) => print(refusalText(voice, lens, blocked, names)),
    line: (event, names) => {
      const line = logLine(voice, event, names);
      return line === undefined ? undefined : print(line);
    },
    outcome: (_lens, outcome, names) => print(outcomeText(voice, outcome, names)),
    chapter: (lens) => print(chapterText(voice, lens)),
    card: (kind) => {
      const known = cards.get(kind);
      if (known !== undefined) return known;
      const { name, flavour, text } = cardText(voice, kind);
      const made = { name, flavour: print(flavour), text: print(text) };
      cards.set(kind, made);
      return made;
    },
  };
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
): readonly string[] => boardLines(new Voice(lens.game, language), lens, names).map(finish[language]);

/** A card's titles in every language, as a pack writes them. */
export const titlesOf = (kind: Pick<Kind, 'id' | 'titles'>): Readonly<Record<Language, Title>> => ({
  en: titleOf(kind, 'en'),
  fr: titleOf(kind, 'fr'),
});

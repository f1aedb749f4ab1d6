import type { Game, GameText, Language, Lens, Title } from '@masterplan/kernel';
import { print } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import type { MasterPlan } from '../rules/board.ts';
import { boardLines } from './board.ts';
import { bring as bringEnglish } from './en/index.ts';
import { bring as bringFrench } from './fr/index.ts';
import { speech } from './speech.ts';
import { titleOf, Voice } from './voice.ts';

bringEnglish();
bringFrench();

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

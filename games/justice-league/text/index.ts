import type { Game, GameText, Language, Lens, Title } from '@masterplan/kernel';
import { print } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import type { JusticeLeague } from '../rules/board.ts';
import { boardLines } from './board.ts';
import { bring as bringEnglish } from './en/index.ts';
import { bring as bringFrench } from './fr/index.ts';
import { speech } from './speech.ts';
import { titleOf, tongues, Voice } from './voice.ts';

bringEnglish();
bringFrench();

/** All that the game says about these kinds, in every language. */
export const textOf = (game: Game<JusticeLeague>): Readonly<Record<Language, GameText<JusticeLeague>>> => ({
  en: speech(game, 'en'),
  fr: speech(game, 'fr'),
});

/** The table in plain lines, as the lens's viewer sees it. */
export const show = (
  lens: Lens<JusticeLeague>,
  language: Language,
  names: readonly string[],
): readonly string[] =>
  boardLines(new Voice(lens.game, language), lens, names).map((line) => print(language, line));

/** A card's titles in every language, as a pack writes them. */
export const titlesOf = (kind: Pick<Kind, 'id' | 'titles'>): Readonly<Record<Language, Title>> => ({
  en: titleOf(kind, 'en'),
  fr: titleOf(kind, 'fr'),
});

/** Places and Darkseid are called as cards are. */
export function homonyms(language: Language): readonly string[] {
  const { darkseid, places } = tongues.in(language).messages;
  return [darkseid, ...Object.values(places).map(({ name }) => name)];
}

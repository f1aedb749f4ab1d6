import type { Game, GameText, Language, Title } from '@masterplan/kernel';
import type { Kind } from '../content/kinds.ts';
import type { JusticeLeague } from '../rules/board.ts';
import { bring as bringEnglish } from './en/index.ts';
import { bring as bringFrench } from './fr/index.ts';
import { speech } from './speech.ts';
import { titleOf, tongues } from './voice.ts';

bringEnglish();
bringFrench();

/** All that the game says about these kinds, in every language. */
export const textOf = (game: Game<JusticeLeague>): Readonly<Record<Language, GameText<JusticeLeague>>> => ({
  en: speech(game, 'en'),
  fr: speech(game, 'fr'),
});

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

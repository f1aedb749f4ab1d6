import type { Game, GameText, Language, Lens, Title } from '@masterplan/kernel';
import { print } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import type { Tomorrow } from '../rules/board.ts';
import { boardLines } from './board.ts';
import { flavours as english } from './en/flavours.ts';
import { bring as bringEnglish } from './en/index.ts';
import { flavours as french } from './fr/flavours.ts';
import { bring as bringFrench } from './fr/index.ts';
import { speech } from './speech.ts';
import { bringFlavours, titleOf, Voice } from './voice.ts';

bringEnglish();
bringFlavours('en', english);
bringFrench();
bringFlavours('fr', french);

/** All that the game says about these kinds, in every language. */
export const textOf = (game: Game<Tomorrow>): Readonly<Record<Language, GameText<Tomorrow>>> => ({
  en: speech(game, 'en'),
  fr: speech(game, 'fr'),
});

/** The table in plain lines, as the lens's viewer sees it. */
export const show = (lens: Lens<Tomorrow>, language: Language, names: readonly string[]): readonly string[] =>
  boardLines(new Voice(lens.game, language), lens, names).map((line) => print(language, line));

/** A card's titles in every language, as a pack writes them. */
export const titlesOf = (kind: Pick<Kind, 'id' | 'titles'>): Readonly<Record<Language, Title>> => ({
  en: titleOf(kind, 'en'),
  fr: titleOf(kind, 'fr'),
});

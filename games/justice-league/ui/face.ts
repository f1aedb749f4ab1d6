import type { Game, GameText, Language } from '@masterplan/kernel';
import { print } from '@masterplan/kernel/words';
import type { Crisis, Kind, Power } from '../content/kinds.ts';
import type { JusticeLeague } from '../rules/board.ts';
import { effectText } from '../text/card-text.ts';
import { Voice } from '../text/voice.ts';

export interface Speaking {
  readonly game: Game<JusticeLeague>;
  readonly text: GameText<JusticeLeague>;
  readonly language: Language;
}

type Spoken = Pick<Speaking, 'game' | 'language'>;

const voices = new WeakMap<Game<JusticeLeague>, Map<Language, Voice>>();

function voiceOf({ game, language }: Spoken): Voice {
  const known = voices.get(game) ?? new Map<Language, Voice>();
  voices.set(game, known);
  const voice = known.get(language) ?? new Voice(game, language);
  known.set(language, voice);
  return voice;
}

/** What a power or a crisis does, as it is printed on its card. */
export const effectOf = (speaking: Spoken, kind: Power | Crisis): string =>
  print(speaking.language, effectText(voiceOf(speaking), kind));

export const placeNameOf = (speaking: Spoken, place: number): string =>
  print(speaking.language, voiceOf(speaking).placeText(place).name);

/** What a card is called. */
export const nameIn = (speaking: Spoken, kind: Kind): string =>
  print(speaking.language, voiceOf(speaking).nameOf(kind));

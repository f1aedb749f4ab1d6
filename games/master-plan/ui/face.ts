import type { CardText, Game, GameText, Language } from '@masterplan/kernel';
import type { Super } from '../content/kinds.ts';
import type { MasterPlan } from '../rules/board.ts';
import { abilityText } from '../text/card-text.ts';
import { Voice } from '../text/voice.ts';

interface Speaking {
  readonly game: Game<MasterPlan>;
  readonly text: GameText<MasterPlan>;
  readonly language: Language;
}

const voices = new WeakMap<Game<MasterPlan>, Map<Language, Voice>>();

function voiceOf(game: Game<MasterPlan>, language: Language): Voice {
  const known = voices.get(game) ?? new Map<Language, Voice>();
  voices.set(game, known);
  const voice = known.get(language) ?? new Voice(game, language);
  known.set(language, voice);
  return voice;
}

/** What stands in the text box of a Super: its Ability alone, for the rest of it is drawn. */
export function faceOf({ game, text, language }: Speaking, kind: Super): CardText {
  return { ...text.card(kind), text: abilityText(voiceOf(game, language), kind.ability) };
}

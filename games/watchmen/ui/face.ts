import type { CardText, Game, GameText, Language } from '@masterplan/kernel';
import { print } from '@masterplan/kernel/words';
import { isCard, type Kind } from '../content/kinds.ts';
import type { Watchmen } from '../rules/board.ts';
import { Voice } from '../text/voice.ts';

export interface Speaking {
  readonly game: Game<Watchmen>;
  readonly text: GameText<Watchmen>;
  readonly language: Language;
}

const voices = new WeakMap<Game<Watchmen>, Map<Language, Voice>>();

export function voiceOf({ game, language }: Pick<Speaking, 'game' | 'language'>): Voice {
  const known = voices.get(game) ?? new Map<Language, Voice>();
  voices.set(game, known);
  const voice = known.get(language) ?? new Voice(game, language);
  known.set(language, voice);
  return voice;
}

export function typeName(speaking: Pick<Speaking, 'game' | 'language'>, { type }: Kind): string {
  const types: Readonly<Record<string, string>> = voiceOf(speaking).say.types;
  return types[type] ?? '';
}

/** The points of a card as they are printed: a star where they depend on the deck. */
export const printedPoints = (kind: Kind): string =>
  isCard(kind) ? (kind.worth === undefined ? String(kind.vp) : '*') : '';

/** What stands in the text box of a card: what it does, without type, cost and points, which are drawn. */
export function faceOf(speaking: Speaking, kind: Kind): CardText {
  const whole = speaking.text.card(kind);
  if (!isCard(kind)) return whole;
  const { say, language } = voiceOf(speaking);
  const facts = say.card.facts(say.types[kind.type], kind.cost, printedPoints(kind));
  const drawn = print(language, facts);
  return whole.text.startsWith(drawn)
    ? { ...whole, text: whole.text.slice(drawn.length).trimStart() }
    : whole;
}

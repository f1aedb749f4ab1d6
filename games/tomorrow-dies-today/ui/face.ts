import type { Game, GameText, Language } from '@masterplan/kernel';
import { print } from '@masterplan/kernel/words';
import {
  type Attribute,
  type Good,
  type Kind,
  type MissionType,
  moments,
  type NamedHenchman,
  type Piece,
} from '../content/kinds.ts';
import type { Tomorrow } from '../rules/board.ts';
import { cardText, sentencesText } from '../text/card-text.ts';
import { Voice } from '../text/voice.ts';

export interface Speaking {
  readonly game: Game<Tomorrow>;
  readonly text: GameText<Tomorrow>;
  readonly language: Language;
}

export type Spoken = Pick<Speaking, 'game' | 'language'>;

const voices = new WeakMap<Game<Tomorrow>, Map<Language, Voice>>();

function voiceOf({ game, language }: Spoken): Voice {
  const known = voices.get(game) ?? new Map<Language, Voice>();
  voices.set(game, known);
  const voice = known.get(language) ?? new Voice(game, language);
  known.set(language, voice);
  return voice;
}

/** "2 Funding". */
export const amountIn = (spoken: Spoken, good: Good, n: number): string =>
  print(spoken.language, voiceOf(spoken).say.goods[good](n));
export const attributeIn = (spoken: Spoken, attribute: Attribute): string =>
  voiceOf(spoken).say.attributes[attribute];
export const typeIn = (spoken: Spoken, type: MissionType): string => voiceOf(spoken).say.types[type];
/** "a Soldier". */
export const pieceIn = (spoken: Spoken, piece: Piece): string => voiceOf(spoken).say.pieces[piece];
/** "3 Soldiers", "the Named Henchman". */
export const forceIn = (spoken: Spoken, piece: Piece, n: number): string =>
  piece === 'named' ? pieceIn(spoken, piece) : amountIn(spoken, piece, n);
/** "Squad A". */
export const squadIn = (spoken: Spoken, slot: number): string => voiceOf(spoken).squadHeading(slot);

/** What a card is called. */
export const nameIn = (spoken: Spoken, kind: Kind): string =>
  print(spoken.language, voiceOf(spoken).nameOf(kind));

/** What happens besides when a Doomsday Mission is Completed; empty where nothing does. */
export const effectIn = (spoken: Spoken, kind: Kind): string =>
  kind.type === 'doomsday' && kind.effect !== undefined
    ? print(spoken.language, sentencesText(voiceOf(spoken), kind.effect))
    : '';

/** What a card says under a label: "Plotting: steal a Resource." */
export interface Labelled {
  readonly label: string;
  readonly words: string;
}

/** What a Named Henchman can do, moment by moment, without what is printed in numbers; whole, also what makes them a traitor. */
export function abilitiesIn(spoken: Spoken, kind: NamedHenchman, size: 'short' | 'whole'): Labelled[] {
  const { triggers } = kind;
  const dumb: NamedHenchman = { ...kind, ...mute, triggers: [] };
  const said = (part: Partial<NamedHenchman>) => cardText(voiceOf(spoken), { ...dumb, ...part }).text;
  const numbers = said({}).length;
  const parts: Partial<NamedHenchman>[] = [
    ...moments.flatMap((moment) => (kind[moment] === undefined ? [] : [{ [moment]: kind[moment] }])),
    ...(size === 'whole' ? triggers.map((trigger) => ({ triggers: [trigger] })) : []),
  ];
  return parts
    .map((part) => said(part).slice(numbers).trim())
    .filter((line) => line !== '')
    .map((line) => labelled(print(spoken.language, line)));
}

/** Nothing at any moment. */
const mute = Object.fromEntries(moments.map((moment) => [moment, []]));

function labelled(line: string): Labelled {
  const end = line.indexOf(':') + 1;
  return { label: line.slice(0, end), words: line.slice(end).trim() };
}

/** What a Directive or a Side Job asks for, without what it gives; what a Global Event says. */
export function taskIn(spoken: Spoken, kind: Kind): string {
  const voice = voiceOf(spoken);
  if (kind.type === 'event') return print(spoken.language, cardText(voice, kind).text);
  if (kind.type !== 'directive' && kind.type !== 'job') return '';
  const { text } = cardText(voice, { ...kind, reward: {} });
  const reward = voice.say.card.objective(voice.amounts([]));
  return print(spoken.language, text.slice(0, text.length - reward.length).trim());
}

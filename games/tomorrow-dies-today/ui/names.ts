import { aimsOf, wordIn } from '@masterplan/boards/aims';
import { firstOf, type Language, nth, type Option, optionOf, secondOf } from '@masterplan/kernel';
import { attributes, goods, pieces } from '../content/kinds.ts';
import { baseOf, word } from '../rules/board.ts';
import { attributeIn, nameIn, pieceIn, squadIn } from './face.ts';
import type { BoardProps, Entry } from './props.ts';
import { namedOf, type View } from './read.ts';
import { words } from './words/index.ts';

/** The place of a blank marker in a list: behind those with numbers. */
const BLANK = 4;

/** An entry begins like a sentence. */
const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** How an entry is called that stands for the first of two parts, and its place among the others: markers by their numbers. */
export function nameOf(
  lens: View,
  option: Option,
  step: Entry['step'],
  text: BoardProps['text'],
  language: Language,
): { name: string; order: number } | undefined {
  if (step === 'first') {
    const name = firstName(lens, option, language);
    if (name !== undefined) return { name: capital(name), order: 0 };
  }
  const [aim] = aimsOf(lens, option);
  const kind = aim?.hole === 'card' ? lens.kind(aim.at) : undefined;
  if (kind === undefined || step === 'second') return undefined;
  const { name } = text.card(kind);
  if (kind.type !== 'marker') return { name, order: 1000 };
  return { name: capital(name), order: kind.phase === 0 ? BLANK : kind.phase };
}

/** Of two Side Jobs to keep, either comes first; a Base Tile is a place for a marker as any other. */
export function waysTo(lens: View, option: Option): readonly Option[] {
  const [first, second] = [firstOf(option), secondOf(option)];
  switch (wordIn(lens, option)) {
    case 'keepJobs':
      return [option, optionOf(word.keepJobs, second, first)];
    case 'stageBase':
      return [optionOf(word.stage, first, baseOf(second))];
    default:
      return [option];
  }
}

/** What the first of two parts is called: a good, a piece, a Squad, an Attribute, somebody. */
function firstName(lens: View, option: Option, language: Language): string | undefined {
  const spoken = { game: lens.game, language };
  const say = words.in(language);
  const first = firstOf(option);
  const named = () => {
    const kind = namedOf(lens, first);
    return kind === undefined ? undefined : nameIn(spoken, kind);
  };
  switch (wordIn(lens, option)) {
    case 'give':
      return say.firstGive(say.goods[nth(goods, first)]);
    case 'want':
      return say.firstWant(say.goods[nth(goods, first)]);
    case 'assign':
    case 'lose':
      return pieceIn(spoken, nth(pieces, first));
    case 'combine':
      return squadIn(spoken, first);
    case 'fight':
      return say.firstStrike(attributeIn(spoken, nth(attributes, first)));
    case 'fill':
      return say.space(first);
    case 'attackAt':
      return say.firstAttack(named() ?? '');
    case 'strike':
    case 'parry':
    case 'takes':
    case 'board':
    case 'pays':
      return named();
    default:
      return undefined;
  }
}

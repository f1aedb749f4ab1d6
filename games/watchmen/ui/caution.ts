import type { Option } from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { costToBeat, isFulfilled, villainCost } from '../rules/facts.ts';
import { challengeOf, plotOf } from './challenge-read.ts';
import { voiceOf } from './face.ts';
import type { BoardProps } from './props.ts';
import { actsWhenPlayed, cardsIn, topOf, type View, wordIn } from './read.ts';
import { words } from './words/index.ts';

/** What the page asks back before an answer is sent. */
export interface Caution {
  readonly title: string;
  readonly words: readonly string[];
  readonly goOn: string;
  readonly anyway: string;
}

/** A word before a turn ends with cards that would do something still in hand, or with Power that would buy something. */
export function cautionOf(
  { lens, language }: Pick<BoardProps, 'lens' | 'language'>,
  option: Option,
): Caution | undefined {
  if (wordIn(lens, option) !== 'end') return undefined;
  const say = words.in(language);
  const voice = voiceOf({ game: lens.game, language });
  const unplayed = cardsIn(lens, 'hand', lens.viewer).filter((card) => actsWhenPlayed(lens, card));
  const inReach = affordable(lens);
  const said = [
    ...(unplayed.length === 0 ? [] : [say.unplayed(voice.count(unplayed.map((card) => lens.face(card))))]),
    ...(inReach.length === 0
      ? []
      : [say.unspent(lens.fields.power, voice.count([...new Set(inReach.map((card) => lens.face(card)))]))]),
  ];
  return said.length === 0
    ? undefined
    : { title: say.endAsk, words: said, goOn: say.goOn, anyway: say.endAnyway };
}

/** What the Power left would buy or beat. */
function affordable(lens: View): number[] {
  const { power, villainUp } = lens.fields;
  const kick = topOf(lens, 'kicks');
  const villain = villainUp ? topOf(lens, 'superVillains') : undefined;
  const forSale = [...cardsIn(lens, 'lineUp'), ...(kick === undefined ? [] : [kick])].filter((card) => {
    const kind = lens.kind(card);
    return isCard(kind) && kind.cost <= power;
  });
  const first = villain !== undefined && villainCost(lens, villain) <= power ? [villain] : beatable(lens);
  return [...first, ...forSale];
}

/** The Challenge, where nothing is missing and the Power left would beat it; and the Plot, for a Loyal player. */
function beatable(lens: View): number[] {
  const { power, mastermind } = lens.fields;
  const challenge = challengeOf(lens);
  const plot = mastermind === lens.viewer ? undefined : plotOf(lens);
  const faced = [
    ...(challenge !== undefined && isFulfilled(lens) ? [challenge.card] : []),
    ...(plot === undefined ? [] : [plot.card]),
  ];
  return faced.filter((card) => costToBeat(lens, card) <= power);
}

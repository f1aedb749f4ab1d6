import { aimsOf } from '@masterplan/boards/aims';
import type { Option } from '@masterplan/kernel';
import { voiceOf } from './face.ts';
import type { BoardProps } from './props.ts';
import { actsWhenPlayed, cardsIn, type View, wordIn } from './read.ts';
import { words } from './words/index.ts';

/** What the page asks back before an answer is sent. */
export interface Caution {
  readonly title: string;
  readonly words: readonly string[];
  readonly goOn: string;
  readonly anyway: string;
}

/** What is asked: the table as the viewer sees it, and everything that may be answered. */
interface Asked extends Pick<BoardProps, 'lens' | 'language'> {
  readonly options: readonly Option[];
}

/** A word before a turn ends with cards that would do something still in hand, or with Power that would buy something. */
export function cautionOf({ lens, language, options }: Asked, option: Option): Caution | undefined {
  if (wordIn(lens, option) !== 'end') return undefined;
  const say = words.in(language);
  const voice = voiceOf({ game: lens.game, language });
  const unplayed = cardsIn(lens, 'hand', lens.viewer).filter((card) => actsWhenPlayed(lens, card));
  const faces = new Set(cardsInReach(lens, options).map((card) => lens.face(card)));
  const isRiddle = options.some((each) => wordIn(lens, each) === 'riddle');
  const inReach = [
    ...[...faces].map((face) => voice.faceName(face)),
    ...(isRiddle ? [say.topOfMainDeck] : []),
  ];
  const said = [
    ...(unplayed.length === 0 ? [] : [say.unplayed(voice.count(unplayed.map((card) => lens.face(card))))]),
    ...(inReach.length === 0 ? [] : [say.unspent(lens.fields.power, voice.list(inReach))]),
  ];
  return said.length === 0
    ? undefined
    : { title: say.endAsk, words: said, goOn: say.goOn, anyway: say.endAnyway };
}

/** What is offered for Power: whom it would beat first, then what it would buy. */
function cardsInReach(lens: View, options: readonly Option[]): number[] {
  const offered = (...said: readonly string[]): number[] =>
    options
      .filter((option) => said.some((each) => each === wordIn(lens, option)))
      .flatMap((option) => aimsOf(lens, option).flatMap(({ hole, at }) => (hole === 'card' ? [at] : [])));
  return [...offered('defeat', 'beat'), ...offered('buy')];
}

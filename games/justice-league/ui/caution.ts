import type { Caution } from '@masterplan/boards/playable';
import { DECLINE, DONE, type Option } from '@masterplan/kernel';
import { confronted, isSure, openAbilities, readyOf } from '../rules/facts.ts';
import { nameIn } from './face.ts';
import type { BoardProps } from './props.ts';
import { atWork, isConfronting, powerAt } from './read.ts';
import { words } from './words/index.ts';

/** A word before a hero stops although an ability could be overcome without a roll, or passes a power. */
export function cautionOf(
  { lens, language }: Pick<BoardProps, 'lens' | 'language'>,
  option: Option,
): Caution | undefined {
  const say = words.in(language);
  const ask = (sentence: string): Caution => ({
    ...{ title: say.slipTitle, words: [sentence], goOn: say.slipGoOn, anyway: say.slipAnyway },
  });
  if (option === DONE && isConfronting(lens) && confronted(lens.stack) >= 0) {
    const sure = openAbilities(lens, confronted(lens.stack)).find((ability) =>
      isSure(lens, ability, readyOf(lens, lens.viewer, ability)),
    );
    return sure === undefined ? undefined : ask(say.slipSure(say.abilities[sure]));
  }
  const card = lens.stack.at(-1)?.verb === 'power' ? atWork(lens) : undefined;
  const power = card === undefined ? undefined : powerAt(lens, card);
  return option === DECLINE && power !== undefined
    ? ask(say.slipPass(nameIn({ game: lens.game, language }, power)))
    : undefined;
}

import { type Lens, nth, type Sentence } from '@masterplan/kernel';
import { clausesFor, inAnothersTurn } from '@masterplan/kernel/words';
import type { Watchmen } from '../rules/board.ts';
import type { Voice } from './voice.ts';
import { compose } from './words.ts';

/** What sentences of the card at work say, as something to choose: "you" is never another player whose card it is. */
export function deedText(
  voice: Voice,
  lens: Lens<Watchmen>,
  says: readonly Sentence[],
  names: readonly string[],
): string {
  const deeds = says.map(({ may: _may, ifDone: _ifDone, otherwise: _otherwise, ...deed }) => deed);
  const clauses = clausesFor(lens.game, deeds);
  const { turn } = lens.fields;
  const said = turn < 0 || turn === lens.viewer ? clauses : inAnothersTurn(nth(names, turn), clauses);
  return compose(said, voice.language, 'option');
}

/** The card that was named before is destroyed. */
export const itText = (voice: Voice, lens: Lens<Watchmen>, it: number | undefined): string =>
  voice.say.option.destroyIt(it === undefined ? voice.say.hidden : voice.cardName(lens, it));

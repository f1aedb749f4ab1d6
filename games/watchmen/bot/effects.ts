import { DECLINE, DONE, firstOf, type Lens, nth, type Option, wordOf } from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, word, zones } from '../rules/board.ts';
import { denouncePlayer } from '../rules/verbs/denounce.ts';
import { discardCard } from '../rules/verbs/discard.ts';
import { toLineUp, underDeck } from '../rules/verbs/move.ts';
import { pass } from '../rules/verbs/pass-left.ts';
import { playOnceMore } from '../rules/verbs/play-again.ts';
import { putInPool } from '../rules/verbs/pool.ts';
import { strongest, weakest } from './picking.ts';

type View = Lens<Watchmen>;
type Worth = (card: number) => number;

/** How choices inside effects are judged: what a card is worth, and which player is to blame. */
export interface Judging {
  readonly worth: Worth;
  readonly denounce: (players: readonly Option[]) => Option;
}

/** Choices inside effects, by what they do. */
export function chooseInEffect(lens: View, options: readonly Option[], { worth, denounce }: Judging): Option {
  const value = (option: Option) => worth(firstOf(option));
  const first = options.find((option) => option !== DECLINE && option !== DONE) ?? nth(options, 0);
  const cards = options.filter((option) => wordOf(option) === wordOf(first));
  switch (wordOf(first)) {
    case word.destroy:
      return destroy(lens, options, cards, worth);
    case discardCard.no:
    case pass.no:
    case putInPool.no:
    case toLineUp.no:
      return weakest(cards, value) ?? first;
    case word.toDeck:
    case word.toHand:
    case underDeck.no:
    case word.gain:
    case word.play:
    case playOnceMore.no:
      return strongest(cards, value, Number.NEGATIVE_INFINITY) ?? first;
    case denouncePlayer.no:
      return denounce(cards);
    default:
      return first;
  }
}

/** What is weak is destroyed gladly; of what must be, the weakest; of the Line-Up nothing, if it can be helped. */
function destroy(lens: View, options: readonly Option[], cards: readonly Option[], worth: Worth): Option {
  const choice = weakest(cards, (option) => worth(firstOf(option))) ?? nth(options, 0);
  const way = options.find((option) => option === DECLINE || option === DONE);
  if (way === undefined) return choice;
  const isOwn = lens.at(firstOf(choice)) !== zones.lineUp();
  return isOwn && worth(firstOf(choice)) <= 1 ? choice : way;
}

/** Defends with the cheapest Defense: it brings cards besides. */
export function defend(lens: View, options: readonly Option[]): Option {
  const cost = (option: Option) => {
    const kind = wordOf(option) === word.defend ? lens.kind(firstOf(option)) : undefined;
    if (!isCard(kind)) return Number.POSITIVE_INFINITY;
    return kind.defense === 'show' ? 0 : kind.cost;
  };
  return weakest(options, cost) ?? nth(options, 0);
}

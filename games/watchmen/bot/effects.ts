import { DECLINE, DONE, firstOf, type Lens, nth, type Option, sentenceAt, wordOf } from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, word, zones } from '../rules/board.ts';
import { loyalLeft } from '../rules/roles.ts';
import { denouncePlayer } from '../rules/verbs/denounce.ts';
import { destroyThis } from '../rules/verbs/destroy-this.ts';
import { discardCard } from '../rules/verbs/discard.ts';
import { disintegrate, disintegratePlayer } from '../rules/verbs/disintegrate.ts';
import { favourPlayer } from '../rules/verbs/favour.ts';
import { lookAtLoyalty, lookAtPlayer } from '../rules/verbs/look-at-loyalty.ts';
import { toLineUp, underDeck } from '../rules/verbs/move.ts';
import { pass } from '../rules/verbs/pass-left.ts';
import { playOnceMore } from '../rules/verbs/play-again.ts';
import { putInPool } from '../rules/verbs/pool.ts';
import { questionPlayer } from '../rules/verbs/question.ts';
import { strongest, weakest } from './picking.ts';
import { isMastermind } from './role.ts';

type View = Lens<Watchmen>;
type Worth = (card: number) => number;

const isRefusal = (option: Option): boolean => option === DECLINE || option === DONE;

/** How choices inside effects are judged: what a card is worth, who is to blame, who is trusted, and what to contribute. */
export interface Judging {
  readonly worth: Worth;
  readonly denounce: (players: readonly Option[]) => Option;
  readonly trust: (players: readonly Option[]) => Option;
  readonly contribute: (cards: readonly Option[]) => Option | undefined;
}

/** What the sentence that asks would do, where that says more than the words of its options. */
function special(lens: View, options: readonly Option[]): Option | undefined {
  if (lens.frame.verb !== 'effect') return undefined;
  const said = sentenceAt(lens.game, lens.frame);
  if (disintegrate.is(said)) return disintegrated(lens, options);
  return destroyThis.is(said) ? destroyedItself(lens, options) : undefined;
}

/** The Loyal destroy the Challenge, which counts as beaten. That would serve the Mastermind ill, who destroys a rival. */
function disintegrated(lens: View, options: readonly Option[]): Option | undefined {
  if (!isMastermind(lens)) return options.find((option) => wordOf(option) === word.destroy);
  return options.find((option) => wordOf(option) === disintegratePlayer.no) ?? options.find(isRefusal);
}

/** A card that destroys itself for something greater stays where that would serve nobody, or the other side. */
function destroyedItself(lens: View, options: readonly Option[]): Option | undefined {
  const follows = sentenceAt(lens.game, lens.frame)?.ifDone ?? [];
  if (follows.some(lookAtLoyalty.is)) return isCurious(lens) ? undefined : options.find(isRefusal);
  const strike = follows.find(disintegrate.is);
  if (strike === undefined) return undefined;
  const isTarget = lens.size(zones.challenge()) + lens.size(zones.plotInPlay()) > 0;
  const isRival = lens.fields.revealed && (strike.spares === undefined || loyalLeft(lens) > 1);
  const isGood = isMastermind(lens) ? isRival : isTarget;
  return isGood ? undefined : options.find(isRefusal);
}

/** Who is Loyal and does not know yet who is the Secret Mastermind wants to see a Loyalty card. */
const isCurious = (lens: View): boolean => !isMastermind(lens) && !lens.fields.revealed;

/** Choices inside effects, by what they do. */
export function chooseInEffect(lens: View, options: readonly Option[], judging: Judging): Option {
  const { worth, denounce, trust, contribute } = judging;
  const known = special(lens, options);
  if (known !== undefined) return known;
  const value = (option: Option) => worth(firstOf(option));
  const first = options.find((option) => !isRefusal(option)) ?? nth(options, 0);
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
    case questionPlayer.no:
    case lookAtPlayer.no:
      return denounce(cards);
    case favourPlayer.no:
      return trust(cards);
    case word.contribute:
      return contribute(cards) ?? options.find(isRefusal) ?? first;
    default:
      return first;
  }
}

/** What is weak is destroyed gladly; of what must be, the weakest; of the Line-Up nothing, if it can be helped. */
function destroy(lens: View, options: readonly Option[], cards: readonly Option[], worth: Worth): Option {
  const choice = weakest(cards, (option) => worth(firstOf(option))) ?? nth(options, 0);
  const way = options.find(isRefusal);
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

import type { Game, Sentence } from '@masterplan/kernel';
import { fromContent, nth } from '@masterplan/kernel';
import { type Card, isCard, type Kind } from '../content/kinds.ts';
import type { Watchmen } from '../rules/board.ts';
import { attack } from '../rules/verbs/attack.ts';
import { borrow } from '../rules/verbs/borrow.ts';
import { choose } from '../rules/verbs/choose.ts';
import { contributeFromDiscard } from '../rules/verbs/contribute-from-discard.ts';
import { destroy } from '../rules/verbs/destroy.ts';
import { destroyThis } from '../rules/verbs/destroy-this.ts';
import { discard } from '../rules/verbs/discard.ts';
import { discardHand } from '../rules/verbs/discard-hand.ts';
import { discount } from '../rules/verbs/discount.ts';
import { disintegrate } from '../rules/verbs/disintegrate.ts';
import { doublePower } from '../rules/verbs/double-power.ts';
import { draw } from '../rules/verbs/draw.ts';
import { gain } from '../rules/verbs/gain.ts';
import { gainAll } from '../rules/verbs/gain-all.ts';
import { gainKick } from '../rules/verbs/gain-kick.ts';
import { lookAtLoyalty } from '../rules/verbs/look-at-loyalty.ts';
import { move } from '../rules/verbs/move.ts';
import { once } from '../rules/verbs/once.ts';
import { playAgain } from '../rules/verbs/play-again.ts';
import { playSuperVillain } from '../rules/verbs/play-super-villain.ts';
import { playThem } from '../rules/verbs/play-them.ts';
import { power } from '../rules/verbs/power.ts';
import { putIt } from '../rules/verbs/put-it.ts';
import { takeAll } from '../rules/verbs/take-all.ts';

/** What a card is thought to be worth to whoever owns it. */
export interface Worth {
  /** In play, in Power: what it makes, with what a drawn card makes on average. */
  readonly strength: number;
  /** The same without what it can be destroyed for: that comes once, and then the card is gone. */
  readonly lasting: number;
  /** At the end, in victory points, where nothing is known of the deck. */
  readonly points: number;
  /** The part of `strength` that a Kick gained makes: nothing where no Kick is left. */
  readonly kick: number;
  /** How often it attacks the others when it is played, and whether it defends against them. */
  readonly attacks: number;
  readonly defends: boolean;
}

/** What a card drawn makes on average, in Power. */
const DRAW = 1.5;

/** What the sentences of a verb are worth, whatever their arguments. */
const strengths: ReadonlyMap<string, number> = new Map<string, number>([
  [attack.name, 0.7],
  [destroy.name, 1.2],
  [move.name, 1.3],
  [takeAll.name, 1.3],
  [discount.name, 0.8],
  [doublePower.name, 5],
  [once.name, 1],
  [gain.name, 2.5],
  [gainAll.name, 2.5],
  [gainKick.name, 2.2],
  [putIt.name, 0.6],
  [playAgain.name, 2.6],
  [borrow.name, 2.6],
  [playThem.name, 2],
  [playSuperVillain.name, 2],
  [disintegrate.name, 6],
  [contributeFromDiscard.name, 1.5],
  [lookAtLoyalty.name, 1],
]);

const sentenceStrength = (said: Sentence): number => {
  if (power.is(said)) return said.otherwise ? 0 : said.n;
  if (draw.is(said)) return said.n * DRAW;
  if (discard.is(said)) return -0.5 * said.n;
  return strengths.get(said.do) ?? 0.2;
};

/** Sentences with what hangs on them, one after the other. */
export const inOrder = (list: readonly Sentence[]): readonly Sentence[] =>
  list.flatMap((said) => [said, ...inOrder(said.ifDone ?? []), ...inOrder(said.otherwise ?? [])]);

const listStrength = (says: readonly Sentence[]): number =>
  inOrder(says).reduce((sum, said) => sum + sentenceStrength(said) * (said.if === undefined ? 1 : 0.6), 0);

/** What a new hand is worth for an old one: a card or so, and only where the old one was poor. */
const NEW_HAND = 1.2;

const changesHands = ({ says }: Card): boolean => inOrder(says.play).some(discardHand.is);

/** What a card can be destroyed for. */
const hadOnce = ({ says }: Card): readonly Sentence[] =>
  inOrder(says.play).flatMap((said) => (destroyThis.is(said) ? (said.ifDone ?? []) : []));

/** Whether it can be destroyed to destroy a Challenge, or a player. */
export const strikes = known((card) => inOrder(card.says.play).some(disintegrate.is));

function worthOf(kind: Kind): Worth {
  if (!isCard(kind)) return { strength: 0, lasting: 0, points: 0, kick: 0, attacks: 0, defends: false };
  const { says, ongoing, defense, worth } = kind;
  const strength =
    (changesHands(kind) ? NEW_HAND : listStrength(says.play)) +
    (inOrder(says.play).some(choose.is) ? 1 : 0) +
    (defense === undefined ? 0 : 0.4) +
    (ongoing.length > 0 ? 2.2 : 0);
  return {
    strength,
    lasting: strength - listStrength(hadOnce(kind)),
    points: kind.vp + (worth === undefined ? 0 : 1.5),
    kick: changesHands(kind) ? 0 : listStrength(inOrder(says.play).filter(gainKick.is)),
    attacks: inOrder(says.play).filter(attack.is).length,
    defends: defense !== undefined,
  };
}

const worths = fromContent<Watchmen, readonly Worth[]>((kinds) => kinds.map(worthOf));

/** What a kind is worth, by its number. */
export const worthNo = (game: Game<Watchmen>, no: number): Worth => nth(worths(game), no);

/** What is true of a card stays so, and is asked at every choice of every playout: it is found out once. */
function known(isSo: (card: Card) => boolean): (card: Card) => boolean {
  const found = new WeakMap<Card, boolean>();
  return (card) => {
    const before = found.get(card);
    if (before !== undefined) return before;
    const now = isSo(card);
    found.set(card, now);
    return now;
  };
}

/** Whether playing a card draws others and leaves the hand: better before the rest. */
export const draws = known(
  (card) =>
    !changesHands(card) &&
    inOrder(card.says.play).some(
      (said) => draw.is(said) || gainKick.is(said) || takeAll.is(said) || move.is(said),
    ),
);

/** Whether it looks at what was played before it, or takes the hand away: better after the rest. */
export const looksBack = known(
  (card) =>
    changesHands(card) ||
    inOrder(card.says.play).some(
      (said) => playAgain.is(said) || doublePower.is(said) || discard.is(said) || once.is(said),
    ),
);

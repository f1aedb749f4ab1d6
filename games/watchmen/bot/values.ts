import type { Game } from '@masterplan/kernel';
import { fromContent, nth } from '@masterplan/kernel';
import { type Card, isCard, type Kind } from '../content/kinds.ts';
import type { Sentence } from '../content/sentences.ts';
import type { Watchmen } from '../rules/board.ts';
import { disintegrate } from '../rules/verbs/disintegrate.ts';
import { gain } from '../rules/verbs/gain.ts';
import { gainAll } from '../rules/verbs/gain-all.ts';
import { gainKick } from '../rules/verbs/gain-kick.ts';
import { putIt } from '../rules/verbs/put-it.ts';

/** What a card is thought to be worth to whoever owns it. */
export interface Worth {
  /** In play, in Power: what it makes, with what a drawn card makes on average. */
  readonly strength: number;
  /** At the end, in victory points, where nothing is known of the deck. */
  readonly points: number;
}

/** What a card drawn makes on average, in Power. */
const DRAW = 1.5;

/** What the sentences of a verb are worth, whatever their arguments. */
const strengths: ReadonlyMap<string, number> = new Map<string, number>([
  [disintegrate.name, 6],
  [gain.name, 2.5],
  [gainAll.name, 2.5],
  [gainKick.name, 2.2],
  [putIt.name, 0.6],
]);

const sentenceStrength = (said: Sentence): number => {
  switch (said.do) {
    case 'power':
      return said.otherwise ? 0 : said.n;
    case 'draw':
      return said.n * DRAW;
    case 'attack':
      return 0.7;
    case 'destroy':
      return 1.2;
    case 'move':
    case 'take-all':
      return 1.3;
    case 'play-again':
    case 'borrow':
      return 2.6;
    case 'play-them':
    case 'play-super-villain':
      return 2;
    case 'discount':
      return 0.8;
    case 'double-power':
      return 5;
    case 'once':
      return 1;
    case 'discard':
      return -0.5 * said.n;
    default:
      return strengths.get(said.do) ?? 0.2;
  }
};

/** Sentences with what hangs on them, one after the other. */
const inOrder = (list: readonly Sentence[]): readonly Sentence[] =>
  list.flatMap((said) => [said, ...inOrder(said.ifDone ?? []), ...inOrder(said.otherwise ?? [])]);

const listStrength = (says: readonly Sentence[]): number =>
  inOrder(says).reduce((sum, said) => sum + sentenceStrength(said) * (said.if === undefined ? 1 : 0.6), 0);

/** What a new hand is worth for an old one: a card or so, and only where the old one was poor. */
const NEW_HAND = 1.2;

const changesHands = ({ says }: Card): boolean =>
  inOrder(says.play).some((said) => said.do === 'discard-hand');

function worthOf(kind: Kind): Worth {
  if (!isCard(kind)) return { strength: 0, points: 0 };
  const { says, ongoing, defense, worth } = kind;
  const strength =
    (changesHands(kind) ? NEW_HAND : listStrength(says.play)) +
    (inOrder(says.play).some((said) => said.do === 'choose') ? 1 : 0) +
    (defense === undefined ? 0 : 0.4) +
    (ongoing.length > 0 ? 2.2 : 0);
  return { strength, points: kind.vp + (worth === undefined ? 0 : 1.5) };
}

const worths = fromContent<Watchmen, readonly Worth[]>((kinds) => kinds.map(worthOf));

/** What a kind is worth, by its number. */
export const worthNo = (game: Game<Watchmen>, no: number): Worth => nth(worths(game), no);

/** Whether playing a card draws others and leaves the hand: better before the rest. */
export const draws = (card: Card): boolean =>
  !changesHands(card) &&
  inOrder(card.says.play).some(
    (said) => said.do === 'draw' || gainKick.is(said) || said.do === 'take-all' || said.do === 'move',
  );

/** Whether it looks at what was played before it, or takes the hand away: better after the rest. */
export const looksBack = (card: Card): boolean =>
  changesHands(card) ||
  inOrder(card.says.play).some(
    (said) =>
      said.do === 'play-again' || said.do === 'double-power' || said.do === 'discard' || said.do === 'once',
  );

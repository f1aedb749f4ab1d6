import {
  type Account,
  type Foresight,
  firstOf,
  type Lens,
  type Option,
  sentenceAt,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { type Watchmen, word } from '../rules/board.ts';
import { denounce } from '../rules/verbs/denounce.ts';
import { destroyThis } from '../rules/verbs/destroy-this.ts';
import { lookAtLoyalty } from '../rules/verbs/look-at-loyalty.ts';
import { Belief } from './belief.ts';
import { DECK, deckFeatures } from './deck.ts';
import { helpsChallenge } from './needs.ts';
import { RACE, raceOf } from './race.ts';
import { isMastermind } from './role.ts';
import { weights } from './weights.ts';

/** A playout goes on for so many turns. */
const TURNS = 6;
/** No world is less likely than this: people play as they like. */
const LEAST_LIKELY = 0.02;

/** Who the Secret Mastermind of an imagined table is; -1 where there is none. */
function mastermindAt(table: Table<Watchmen>): number {
  for (let seat = 0; seat < table.seats; seat++) if (isMastermind(table.lens(seat))) return seat;
  return -1;
}

const nothing = (n: number): number[] => new Array<number>(n).fill(0);

function features(table: Table<Watchmen>, seat: number, account: Account): readonly number[] {
  if (!table.fields.watchmen) return [...deckFeatures(table, seat), ...nothing(RACE)];
  const isEvil = mastermindAt(table) === seat;
  return [...nothing(DECK), ...(isEvil ? raceOf(table, seat, account) : nothing(RACE))];
}

/** How likely this seat is the Secret Mastermind, to who knows that it is another's; the likeliest world is always played in. */
function likelihood(world: Table<Watchmen>, lens: Lens<Watchmen>, account: Account): number {
  if (!lens.fields.watchmen || lens.fields.revealed || isMastermind(lens)) return 1;
  const belief = Belief.of(lens, account);
  let most = 0;
  for (let seat = 0; seat < lens.seats; seat++) most = Math.max(most, belief.of(seat));
  const evil = mastermindAt(world);
  if (evil < 0) return 1;
  return Math.max(LEAST_LIKELY, belief.of(evil) / Math.max(most, LEAST_LIKELY));
}

const isPlay = (option: Option): boolean => wordOf(option) === word.play;
const isContribution = (option: Option): boolean => wordOf(option) === word.contribute;
const isForChallenge = (option: Option): boolean => isContribution(option) || wordOf(option) === word.beat;

/** A contribution that helps nothing throws a card away. The Mastermind beats nothing, and helps no Challenge once it is known. */
function isWorthTrying(lens: Lens<Watchmen>, option: Option): boolean {
  if (!isForChallenge(option)) return true;
  if (isMastermind(lens) && (lens.fields.revealed || !isContribution(option))) return false;
  return !isContribution(option) || helpsChallenge(lens, firstOf(option));
}

/** Whether an option takes the same out of the Line-Up as one before it. */
function isRepeated(lens: Lens<Watchmen>, options: readonly Option[], option: Option): boolean {
  if (wordOf(option) !== word.buy) return false;
  const isSame = (other: Option) =>
    wordOf(other) === word.buy && lens.face(firstOf(other)) === lens.face(firstOf(option));
  return options.find(isSame) !== option;
}

/** What somebody gets to know, and what others make of a denunciation, imagined play does not tell: rules of thumb decide it. */
function isLeftToThumb(lens: Lens<Watchmen>): boolean {
  const said = lens.frame.verb === 'effect' ? sentenceAt(lens.game, lens.frame) : undefined;
  if (said === undefined) return false;
  const follows = destroyThis.is(said) ? (said.ifDone ?? []) : [];
  return denounce.is(said) || lookAtLoyalty.is(said) || follows.some(lookAtLoyalty.is);
}

/**
 * A Challenge that can be beaten is beaten: a turn later somebody else pays for it, and playouts hardly tell the two apart. Cards are played before anything is bought, and rules of thumb know in which order: only what a Challenge could have of them instead, and what follows, is searched.
 */
function rank(lens: Lens<Watchmen>, options: readonly Option[], liked: Option): readonly Option[] {
  if (wordOf(liked) === word.beat || isLeftToThumb(lens)) return [liked];
  const tried = options.filter((option) => isWorthTrying(lens, option));
  if (lens.frame.verb !== 'turn') return tried;
  const given = tried.filter(isForChallenge);
  if (isPlay(liked)) return given;
  const kept = tried.filter((option) => isPlay(option) && given.some((other) => isOfSame(option, other)));
  if (isContribution(liked) && kept.length > 0) return [...kept, ...given];
  const order = [liked, ...tried.filter((option) => !isPlay(option))];
  return order.filter((option) => !isRepeated(lens, order, option));
}

const isOfSame = (option: Option, other: Option): boolean => firstOf(option) === firstOf(other);

/** In the base game every seat plays for itself; in Watchmen one against all others. */
export const foresight: Foresight<Watchmen> = {
  sideOf: (table, seat) => (table.fields.watchmen ? Number(mastermindAt(table) === seat) : seat),
  features,
  weights,
  isQuiet: ({ fields }, since) => fields.turns >= since.turns + TURNS,
  rank,
  likelihood,
  follows: ({ fields }) => fields.watchmen,
};

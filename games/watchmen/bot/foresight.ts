import {
  type Account,
  type Foresight,
  firstOf,
  type Lens,
  type Option,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, word, zones } from '../rules/board.ts';
import { Belief, suspicionOf } from './belief.ts';
import { DECK, deckFeatures } from './deck.ts';
import { helpsChallenge, partGiven } from './needs.ts';
import { isMastermind } from './role.ts';
import { worthNo } from './values.ts';
import { weights } from './weights.ts';

/** A playout goes on for so many turns. */
const TURNS = 6;
/** No world is less likely than this: people play as they like. */
const LEAST_LIKELY = 0.02;

const owned = [zones.hand, zones.deck, zones.discard, zones.inPlay, zones.locations];

/** What the cards of a seat make on average. */
function strengthOf(table: Table<Watchmen>, seat: number): number {
  let [strength, cards] = [0, 0];
  for (const zone of owned)
    for (const card of table.zone(zone(seat))) {
      if (!isCard(table.kind(card))) continue;
      cards += 1;
      strength += worthNo(table.game, table.face(card)).strength;
    }
  return strength / Math.max(1, cards);
}

const MAIN_DECK = 80;

/** Who the Secret Mastermind of an imagined table is; -1 where there is none. */
function mastermindAt(table: Table<Watchmen>): number {
  for (let seat = 0; seat < table.seats; seat++) if (isMastermind(table.lens(seat))) return seat;
  return -1;
}

/** In Watchmen: how near either side is to its end, what both can do, and how far the Mastermind has given itself away. */
function ofMastermind(table: Table<Watchmen>, seat: number, account: Account): number[] {
  const { fields } = table;
  const main = Math.min(1.5, table.zone(zones.mainDeck()).length / MAIN_DECK);
  const ahead = (table.zone(zones.challengeStack()).length + table.zone(zones.challenge()).length) / 3;
  let loyal = 0;
  for (let each = 0; each < table.seats; each++) if (each !== seat) loyal += strengthOf(table, each);
  return [
    1,
    main,
    main * main,
    ahead,
    main * ahead,
    table.zone(zones.plotInPlay()).length,
    fields.revealed ? 1 : 0,
    fields.taskDone ? 1 : 0,
    loyal / Math.max(1, table.seats - 1),
    strengthOf(table, seat),
    partGiven(table.lens(seat)),
    fields.fulfilled ? 1 : 0,
    fields.revealed ? 0 : suspicionOf(table.lens(seat), account, seat) / 4,
    table.seats / 4,
  ];
}

const PACK = 14;
const nothing = (n: number): number[] => new Array<number>(n).fill(0);

function features(table: Table<Watchmen>, seat: number, account: Account): readonly number[] {
  if (!table.fields.watchmen) return [...deckFeatures(table, seat), ...nothing(PACK)];
  const isEvil = mastermindAt(table) === seat;
  return [...nothing(DECK), ...(isEvil ? ofMastermind(table, seat, account) : nothing(PACK))];
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

/**
 * Cards are played before anything is bought, and rules of thumb know in which order: only what a Challenge could have of them instead, and what follows, is searched.
 * A contribution that helps nothing throws a card away.
 */
function rank(lens: Lens<Watchmen>, options: readonly Option[], liked: Option): readonly Option[] {
  const isVain = (option: Option) => isContribution(option) && !helpsChallenge(lens, firstOf(option));
  const tried = options.filter((option) => !isVain(option));
  if (lens.frame.verb !== 'turn') return tried;
  return tried.filter((option) => (isPlay(liked) ? isForChallenge(option) : !isPlay(option)));
}

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

import {
  type Account,
  below,
  firstOf,
  HIDDEN,
  type Lens,
  nth,
  type Option,
  type Remark,
  type Rng,
  wordOf,
} from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, word, zones } from '../rules/board.ts';
import { heroHeeds } from '../rules/cards.ts';
import { heeds } from './account.ts';
import { Belief, fork } from './belief.ts';
import { chooseInEffect, defend } from './effects.ts';
import { type Habits, type Handicap, habits } from './habits.ts';
import { type Buyer, purchase } from './market.ts';
import { helpsChallenge } from './needs.ts';
import { weakest } from './picking.ts';
import { isSaid, remarkOn } from './remarks.ts';
import { isMastermind } from './role.ts';
import { draws, looksBack, worthNo } from './values.ts';

type View = Lens<Watchmen>;

/**
 * Plays by rules of thumb, reading its seat's lens and the account of what everybody saw and heard: cards that draw first,
 * then the rest; buys what makes most of its Power; destroys what is weak. In Watchmen the Loyal contribute, buy no more
 * than they need, and keep from a suspect what the Machination lists. The Secret Mastermind behaves like them until it owns
 * what the Machination lists or is found out; then it empties the main deck.
 */
export class Thumb {
  readonly name: string;
  readonly heeds = heeds;
  readonly fork = fork;
  readonly #handicap: Handicap;
  readonly #habits: Habits;

  constructor(name: string, handicap: Handicap = {}, weighs: Habits = habits) {
    this.name = name;
    this.#handicap = handicap;
    this.#habits = weighs;
  }

  choose(lens: View, options: readonly Option[], random: Rng, account: Account): Option {
    const { frame } = lens;
    switch (frame.verb) {
      case 'turn':
        return this.#inTurn(lens, options, account);
      case 'round':
        return defend(lens, options);
      case 'gained':
        return last(options);
      case 'heroes':
        return nth(options, below(random, options.length));
      case 'help':
        return nth(options, isMastermind(lens) ? 1 : 0);
      default:
        return chooseInEffect(lens, options, {
          worth: (card) => this.#worth(lens, card),
          denounce: (players) => this.#denounce(lens, players, random, account),
          trust: (players) => this.#trust(lens, players, account),
          contribute: (cards) => {
            const belief = this.#belief(lens, account);
            return this.#contribution(lens, cards, this.#role(lens, belief), belief);
          },
        });
    }
  }

  speak(lens: View, chosen: Option, random: Rng, account: Account): Remark | undefined {
    const opinion = remarkOn(lens, chosen, random, this.#habits.seldom, () => this.#belief(lens, account));
    return opinion === undefined || isSaid(account, lens.viewer, opinion) ? undefined : opinion;
  }

  /** Whoever is suspected most, by lot among equals; the Secret Mastermind joins the others in their error. */
  #denounce(lens: View, players: readonly Option[], random: Rng, account: Account): Option {
    const known = players.find((option) => firstOf(option) === lens.fields.mastermind);
    if (known !== undefined) return known;
    const belief = this.#belief(lens, account);
    const most = Math.max(...players.map((option) => belief.of(firstOf(option))));
    const suspects = players.filter((option) => belief.of(firstOf(option)) === most);
    return nth(suspects, below(random, suspects.length));
  }

  /** Whoever is suspected least is given something; the Secret Mastermind gives where it does the others least good. */
  #trust(lens: View, players: readonly Option[], account: Account): Option {
    const belief = this.#belief(lens, account);
    const likely = (option: Option) => belief.of(firstOf(option));
    const isEvil = isMastermind(lens);
    return weakest(players, (option) => (isEvil ? -likely(option) : likely(option))) ?? nth(players, 0);
  }

  #belief(lens: View, account: Account): Belief {
    return Belief.of(lens, this.#handicap.belief === 'none' ? [] : account);
  }

  #worth(lens: View, card: number): number {
    const face = lens.face(card);
    if (face === HIDDEN) return 0;
    const worth = worthNo(lens.game, face);
    const strength = worth.strength - (worth.kick > 0 && lens.size(zones.kicks()) === 0 ? worth.kick : 0);
    if (lens.fields.watchmen) return strength;
    const { points, attacks, defends } = worth;
    const { pointsEarly, pointsLate, malice, shelter } = this.#habits;
    const isLate = lens.size(zones.mainDeck()) < 40 || lens.size(zones.superVillains()) < 3;
    const leaning = malice * attacks + (defends ? shelter : 0);
    return strength + points * (isLate ? pointsLate : pointsEarly) + leaning;
  }

  #inTurn(lens: View, options: readonly Option[], account: Account): Option {
    const having = (wanted: number) => options.filter((option) => wordOf(option) === wanted);
    const belief = this.#belief(lens, account);
    const role = this.#role(lens, belief);
    const isLoyal = role === 'loyal';
    const [beat] = having(word.beat);
    if (beat !== undefined && isLoyal) return beat;
    const given = this.#contribution(lens, having(word.contribute), role, belief);
    if (given !== undefined) return given;
    const [play] = this.#playable(lens, having(word.play));
    if (play !== undefined) return play;
    const [help] = having(word.help);
    if (help !== undefined && isLoyal) return help;
    const worth = (card: number) => this.#worth(lens, card);
    return purchase(lens, options, role, { habits: this.#habits, belief, worth }) ?? last(options);
  }

  /** What it plays for. The Secret Mastermind hides while it lacks something and there are Weaknesses to be denounced with. */
  #role(lens: View, belief: Belief): Buyer {
    if (!lens.fields.watchmen) return 'alone';
    if (!isMastermind(lens)) return 'loyal';
    const isHiding =
      this.#handicap.hiding !== 'none' &&
      !lens.fields.revealed &&
      lens.size(zones.weaknesses()) > 0 &&
      belief.of(lens.viewer) < this.#habits.hidesBelow &&
      !this.#isReady(lens, belief);
    return isHiding ? 'hidden' : 'open';
  }

  /** Whether there is nothing left to hide for. */
  #isReady(lens: View, belief: Belief): boolean {
    return belief.isArmed(lens.viewer) && lens.size(zones.mainDeck()) <= this.#habits.lurksAbove;
  }

  /** What is worth playing, in the order to play it: what draws first, what looks back last; idle cards are kept. */
  #playable(lens: View, plays: readonly Option[]): readonly Option[] {
    const rank = (option: Option): number => {
      const kind = lens.kind(firstOf(option));
      if (!isCard(kind)) return 0;
      if (kind.type === 'location') return 3;
      if (draws(kind)) return 2;
      return looksBack(kind) ? 0 : 1;
    };
    const useful = plays.filter((option) => this.#isUseful(lens, firstOf(option)));
    return useful.toSorted((a, b) => rank(b) - rank(a));
  }

  #isUseful(lens: View, card: number): boolean {
    const kind = lens.kind(card);
    if (!isCard(kind)) return false;
    return kind.says.play.length > 0 || kind.ongoing.length > 0 || heroHeeds(lens, lens.viewer, kind);
  }

  /** The weakest card that brings the Challenge nearer to its end; who hides gives what it can spare. */
  #contribution(lens: View, options: readonly Option[], role: Buyer, belief: Belief): Option | undefined {
    if (role === 'open' || role === 'alone') return undefined;
    const worth = (option: Option) => this.#worth(lens, firstOf(option));
    const isBait = (option: Option): boolean => {
      const kind = lens.kind(firstOf(option));
      return worth(option) <= this.#habits.bait && isCard(kind) && belief.isSpare(lens.viewer, kind);
    };
    const given = role === 'loyal' ? options : options.filter(isBait);
    return weakest(
      given.filter((option) => helpsChallenge(lens, firstOf(option))),
      worth,
    );
  }
}

const last = (options: readonly Option[]): Option => nth(options, options.length - 1);

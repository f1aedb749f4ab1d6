import {
  below,
  DECLINE,
  DONE,
  firstOf,
  HIDDEN,
  type Lens,
  nth,
  type Option,
  type Rng,
  wordOf,
} from '@masterplan/kernel';
import { helpsChallenge, isListed, isWanted } from './bot/needs.ts';
import { draws, looksBack, worthNo } from './bot/values.ts';
import { isCard } from './content/kinds.ts';
import { NOT_ANY, type Watchmen, word, zones } from './rules/board.ts';

type View = Lens<Watchmen>;

/** What the bot thinks of, and how much; the lab measures what each is worth. */
export interface Habits {
  /** What a victory point is worth in Power, when the game begins and when it ends. */
  readonly pointsEarly: number;
  readonly pointsLate: number;
  /** A card must be worth this much to be bought, in the base game. */
  readonly least: number;
}

const usual: Habits = { pointsEarly: 0.6, pointsLate: 2.4, least: 1.9 };

/**
 * Plays by rules of thumb, reading its seat's lens and nothing else: cards that draw first, then the rest; buys what makes
 * most of its Power; destroys what is weak. In Watchmen the Loyal contribute and buy no more than they need, and the
 * Secret Mastermind empties the main deck.
 */
export class Thumb {
  readonly name: string;
  readonly #habits: Habits;

  constructor(name: string, habits: Habits = usual) {
    this.name = name;
    this.#habits = habits;
  }

  choose(lens: View, options: readonly Option[], random: Rng): Option {
    const frame = nth(lens.stack, lens.stack.length - 1);
    switch (frame.verb) {
      case 'turn':
        return this.#inTurn(lens, options);
      case 'round':
        return defend(lens, options);
      case 'gained':
        return last(options);
      case 'heroes':
        return nth(options, below(random, options.length));
      case 'help':
        return nth(options, isMastermind(lens) ? 1 : 0);
      default:
        return this.#byWord(lens, options);
    }
  }

  #worth(lens: View, card: number): number {
    const face = lens.face(card);
    if (face === HIDDEN) return 0;
    const { strength, points } = worthNo(lens.game, face);
    if (lens.fields.watchmen === 1) return strength;
    const { pointsEarly, pointsLate } = this.#habits;
    const isLate = lens.size(zones.mainDeck()) < 40 || lens.size(zones.superVillains()) < 3;
    return strength + points * (isLate ? pointsLate : pointsEarly);
  }

  #inTurn(lens: View, options: readonly Option[]): Option {
    const having = (wanted: number) => options.filter((option) => wordOf(option) === wanted);
    const isEvil = isMastermind(lens);
    const [beat] = having(word.beat);
    if (beat !== undefined && !isEvil) return beat;
    const given = isEvil ? undefined : this.#contribution(lens, having(word.contribute));
    if (given !== undefined) return given;
    const [play] = this.#playable(lens, having(word.play));
    if (play !== undefined) return play;
    const [help] = having(word.help);
    if (help !== undefined && !isEvil) return help;
    return this.#purchase(lens, options) ?? last(options);
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
    return isCard(kind) && (kind.says.play.length > 0 || kind.ongoing.length > 0);
  }

  /** The weakest card that brings the Challenge nearer to its end. */
  #contribution(lens: View, options: readonly Option[]): Option | undefined {
    const helping = options.filter((option) => helpsChallenge(lens, firstOf(option)));
    return weakest(helping, (option) => this.#worth(lens, firstOf(option)));
  }

  #purchase(lens: View, options: readonly Option[]): Option | undefined {
    const sale = options.filter((option) => wordOf(option) === word.buy || wordOf(option) === word.defeat);
    if (lens.fields.watchmen === 0)
      return strongest(sale, (option) => this.#price(lens, option), this.#habits.least);
    if (isMastermind(lens)) return strongest(sale, (option) => this.#evilPrice(lens, option), 0);
    const isEnough = lens.fields.fromLineUp > 0;
    const wanted = sale.filter((option) => !isEnough || lens.at(firstOf(option)) !== zones.lineUp());
    return strongest(wanted, (option) => this.#loyalPrice(lens, option), 1.5);
  }

  #price(lens: View, option: Option): number {
    const worth = this.#worth(lens, firstOf(option));
    return wordOf(option) === word.defeat ? worth + 6 : worth;
  }

  /** What the Challenge still asks for comes first; a Kick is always good. */
  #loyalPrice(lens: View, option: Option): number {
    const card = firstOf(option);
    const wanted = isWanted(lens, card) ? 2 : 0;
    return this.#worth(lens, card) + wanted + (wordOf(option) === word.defeat ? 6 : 0);
  }

  /** Every card out of the Line-Up brings another off the main deck; what the Machination lists comes first. */
  #evilPrice(lens: View, option: Option): number {
    const card = firstOf(option);
    if (lens.at(card) !== zones.lineUp()) return 0.1;
    const listed = lens.fields.taskDone === 0 && isListed(lens, card) ? 4 : 0;
    return this.#worth(lens, card) + listed;
  }

  /** Choices inside effects, by what they do. */
  #byWord(lens: View, options: readonly Option[]): Option {
    const value = (option: Option) => this.#worth(lens, firstOf(option));
    const first = options.find((option) => option !== DECLINE && option !== DONE) ?? nth(options, 0);
    const cards = options.filter((option) => wordOf(option) === wordOf(first));
    switch (wordOf(first)) {
      case word.destroy:
        return this.#destroy(lens, options, cards);
      case word.discard:
      case word.pass:
      case word.pool:
        return weakest(cards, value) ?? first;
      case word.toDeck:
      case word.toHand:
      case word.underDeck:
      case word.gain:
      case word.play:
      case word.again:
        return strongest(cards, value, Number.NEGATIVE_INFINITY) ?? first;
      case word.toLineUp:
        return weakest(cards, value) ?? first;
      default:
        return first;
    }
  }

  /** What is weak is destroyed gladly; of what must be, the weakest; of the Line-Up nothing, if it can be helped. */
  #destroy(lens: View, options: readonly Option[], cards: readonly Option[]): Option {
    const choice = weakest(cards, (option) => this.#worth(lens, firstOf(option))) ?? nth(options, 0);
    const way = options.find((option) => option === DECLINE || option === DONE);
    if (way === undefined) return choice;
    const isOwn = lens.at(firstOf(choice)) !== zones.lineUp();
    return isOwn && this.#worth(lens, firstOf(choice)) <= 1 ? choice : way;
  }
}

/** Defends with the cheapest Defense: it brings cards besides. */
function defend(lens: View, options: readonly Option[]): Option {
  const cost = (option: Option) => {
    const kind = wordOf(option) === word.defend ? lens.kind(firstOf(option)) : undefined;
    if (!isCard(kind)) return Number.POSITIVE_INFINITY;
    return kind.defense === 'show' ? 0 : kind.cost;
  };
  return weakest(options, cost) ?? nth(options, 0);
}

function isMastermind(lens: View): boolean {
  if (lens.fields.revealed === 1) return lens.fields.mastermind === lens.viewer;
  const card = lens.fields.watchmen === 1 ? lens.zone(zones.loyalty(lens.viewer))[0] : undefined;
  const kind = card === undefined ? undefined : lens.kind(card);
  return kind?.family === 'loyalty' && kind.side === 'mastermind' && lens.fields.mastermind === NOT_ANY;
}

const last = (options: readonly Option[]): Option => nth(options, options.length - 1);

function strongest(
  options: readonly Option[],
  value: (option: Option) => number,
  least: number,
): Option | undefined {
  let chosen: Option | undefined;
  let most = least;
  for (const option of options) {
    const worth = value(option);
    if (worth < most || (worth === most && chosen !== undefined)) continue;
    most = worth;
    chosen = option;
  }
  return chosen;
}

const weakest = (options: readonly Option[], value: (option: Option) => number): Option | undefined =>
  strongest(options, (option) => -value(option), Number.NEGATIVE_INFINITY);

/** Plays all it has and buys what costs most: what other bots are measured against. */
export class Dearest {
  readonly name = 'dearest';

  choose(lens: View, options: readonly Option[], random: Rng): Option {
    const play = options.find((option) => wordOf(option) === word.play);
    if (play !== undefined) return play;
    const sale = options.filter((option) => [word.buy, word.defeat, word.beat].includes(wordOf(option)));
    const cost = (option: Option) => {
      const kind = lens.kind(firstOf(option));
      return isCard(kind) ? kind.cost : 0;
    };
    const bought = strongest(sale, cost, 0);
    if (bought !== undefined) return bought;
    const end = options.find((option) => wordOf(option) === word.end);
    return end ?? nth(options, below(random, options.length));
  }
}

import { type Language, type Sentence, speaks, type Title } from '@masterplan/kernel';
import type { CardType, Filter } from './filters.ts';

/** What sets an Ongoing effect off. */
export type When =
  /** You play such a card: every time; as the `nth` this turn; under a new name; or under the `nth` new name. */
  | { readonly play: Filter; readonly nth?: number; readonly names?: 'new' }
  /** You have played cards of so many types, of those meant. */
  | { readonly types: number; readonly among: Filter }
  /** You contribute a card: the first this turn, or every time. */
  | { readonly contribute: 'first' | 'each' }
  /** You buy or gain such a card in your turn. */
  | { readonly gain: Filter }
  /** You draw by an effect in your turn: the first time. */
  | { readonly draw: 'first' };

/** Something that works as long as its card lies there. */
export interface Ongoing {
  readonly when: When;
  readonly do: readonly Sentence[];
}

/** What a card is worth at the end, where it depends on the deck it is in. */
export type Worth =
  /** So many points for each such card. */
  | { readonly each: Filter; readonly vp: number }
  /** So many points where the deck has at least so many others. */
  | { readonly others: Filter; readonly least: number; readonly vp: number };

/** The parts that sentences are printed under, Ongoing effects apart. */
export const parts = [
  /** What happens when it is played. */
  'play',
  /** What a Defense gives. */
  'bonus',
  /** What happens when it is bought or gained. */
  'gained',
  /** What a First Appearance does to each who does not defend, and what follows when it has gone round. */
  'first',
  'after',
  /** What ends when it is defeated. */
  'defeated',
] as const;
export type Part = (typeof parts)[number];

type Said = Readonly<Record<Part, readonly Sentence[]>>;

interface Printed {
  readonly id: string;
  /** The name of its picture in game-icons. */
  readonly icon: string;
  /** Our own invention, where nothing was ever published. */
  readonly designed?: true;
  /** What a card of a pack is called; our own cards have their titles in `text/`. */
  readonly titles?: Readonly<Record<Language, Title>>;
}

/** A small card: all that players own. Every one has every part, so that all are alike to read. */
export interface Card extends Printed {
  readonly family: 'card';
  readonly type: CardType | 'weakness';
  readonly set: 'base' | 'watchmen';
  readonly cost: number;
  readonly vp: number;
  readonly worth: Worth | undefined;
  readonly copies: number;
  /** How many of them each starting deck has. */
  readonly dealt: number;
  /** It is always for sale, in a stack of its own. */
  readonly always: boolean;
  /** It has an Attack. */
  readonly attacks: boolean;
  /** How it defends against an Attack, where it does. */
  readonly defense: 'discard' | 'show' | undefined;
  /** It lies on top of the Super-Villains when the game begins. */
  readonly starts: boolean;
  readonly says: Said;
  readonly ongoing: readonly Ongoing[];
}

/** An oversized card: who a player is. */
export interface SuperHero extends Printed {
  readonly family: 'super-hero';
  readonly type: 'super-hero';
  readonly set: 'base' | 'watchmen';
  /** Whoever has it goes first (B-2.7). */
  readonly goesFirst: boolean;
  readonly ongoing: readonly Ongoing[];
}

/**
 * What a Challenge asks for: so many cards that are meant; Locations from in front of a player, all else from a hand. What is
 * marked `many` is asked for with three or more players only (P-17).
 */
export interface Need {
  readonly which: Filter;
  readonly n: number;
  readonly from?: 'play';
  readonly many?: true;
}

/** The parts that a Challenge's sentences are printed under. */
const challengeParts = [
  /** What happens at the end of each turn. */
  'end',
  /** What happens in each turn's end after the Line-Up was refilled. */
  'refilled',
  /** What happens between turns. */
  'between',
] as const;
export type ChallengePart = (typeof challengeParts)[number];

export interface Challenge extends Printed {
  readonly family: 'challenge';
  readonly type: 'challenge';
  readonly level: number;
  readonly cost: number;
  readonly needs: readonly Need[];
  /** While it lies there Super Heroes have no text (W-9.14). */
  readonly blanks: boolean;
  readonly says: Readonly<Record<ChallengePart, readonly Sentence[]>>;
}

/** A Mastermind Plot: its Ongoing effects are set off by what the Secret Mastermind plays. */
export interface Plot extends Printed {
  readonly family: 'plot';
  readonly type: 'plot';
  readonly cost: number;
  readonly ongoing: readonly Ongoing[];
}

/** What the Secret Mastermind must play in one turn, one card a line; the first line with two or three players only. */
export interface Machination extends Printed {
  readonly family: 'machination';
  readonly type: 'machination';
  readonly first: Filter;
  readonly lines: readonly Filter[];
}

export interface Loyalty extends Printed {
  readonly family: 'loyalty';
  readonly type: 'loyalty';
  readonly side: 'loyal' | 'mastermind';
}

/** Whatever is printed. */
export type Kind = Card | SuperHero | Challenge | Plot | Machination | Loyalty;

/** A card as its literal gives it: parts that are empty are left out. */
export interface CardPrint extends Printed, Partial<Said> {
  readonly type: Card['type'];
  readonly cost: number;
  readonly vp: number;
  readonly copies: number;
  readonly set?: Card['set'];
  readonly worth?: Worth;
  readonly dealt?: number;
  readonly always?: true;
  readonly defense?: 'discard' | 'show';
  readonly starts?: true;
  readonly ongoing?: readonly Ongoing[];
}

export interface HeroPrint extends Printed {
  readonly set?: SuperHero['set'];
  readonly goesFirst?: true;
  readonly ongoing: readonly Ongoing[];
}

const NOTHING: readonly Sentence[] = [];

/** The card that a print describes. */
export function cardOf(print: CardPrint): Card {
  const { id, icon, type, cost, vp, copies } = print;
  const { play = NOTHING, bonus, gained, first, after, defeated } = print;
  return {
    family: 'card',
    id,
    icon,
    type,
    set: print.set ?? 'base',
    cost,
    vp,
    worth: print.worth,
    copies,
    dealt: print.dealt ?? 0,
    always: print.always ?? false,
    attacks: speaks(play, 'attack'),
    defense: print.defense,
    starts: print.starts ?? false,
    says: {
      play,
      bonus: bonus ?? NOTHING,
      gained: gained ?? NOTHING,
      first: first ?? NOTHING,
      after: after ?? NOTHING,
      defeated: defeated ?? NOTHING,
    },
    ongoing: print.ongoing ?? [],
    ...(print.designed ? { designed: true } : {}),
    ...(print.titles === undefined ? {} : { titles: print.titles }),
  };
}

export const superHeroOf = ({ set = 'base', goesFirst, ...print }: HeroPrint): SuperHero => ({
  family: 'super-hero',
  type: 'super-hero',
  ...print,
  set,
  goesFirst: goesFirst ?? false,
});

export const isCard = (kind: Kind | undefined): kind is Card => kind !== undefined && kind.family === 'card';

export interface ChallengePrint
  extends Printed,
    Partial<Readonly<Record<ChallengePart, readonly Sentence[]>>> {
  readonly level: number;
  readonly cost: number;
  readonly needs: readonly Need[];
  readonly blanks?: true;
}

export const challengeOf = ({
  blanks,
  end = NOTHING,
  refilled = NOTHING,
  between = NOTHING,
  ...print
}: ChallengePrint): Challenge => ({
  family: 'challenge',
  type: 'challenge',
  ...print,
  blanks: blanks ?? false,
  says: { end, refilled, between },
});

export type PlotPrint = Omit<Plot, 'family' | 'type'>;
export const plotOf = (print: PlotPrint): Plot => ({ family: 'plot', type: 'plot', ...print });

export type MachinationPrint = Omit<Machination, 'family' | 'type'>;
export const machinationOf = (print: MachinationPrint): Machination => ({
  family: 'machination',
  type: 'machination',
  ...print,
});

export type LoyaltyPrint = Omit<Loyalty, 'family' | 'type'>;
export const loyaltyOf = (print: LoyaltyPrint): Loyalty => ({ family: 'loyalty', type: 'loyalty', ...print });

type CardLiteral = Omit<CardPrint, 'id' | 'type'>;

const ofType =
  (type: Card['type']) =>
  (id: string, literal: CardLiteral): Card =>
    cardOf({ id, type, ...literal });

export const starter = ofType('starter');
export const weakness = ofType('weakness');
export const hero = ofType('hero');
export const villain = ofType('villain');
export const superPower = ofType('super-power');
export const equipment = ofType('equipment');

/** The five Locations are alike but for what sets them off. */
export const location = (
  id: string,
  literal: Omit<CardLiteral, 'ongoing'> & { ongoing: readonly Ongoing[] },
): Card => cardOf({ id, type: 'location', ...literal });

export const superVillain = (id: string, literal: Omit<CardLiteral, 'copies'>): Card =>
  cardOf({ id, type: 'super-villain', copies: 1, ...literal });

export const superHero = (id: string, literal: Omit<HeroPrint, 'id'>): SuperHero =>
  superHeroOf({ id, ...literal });

const isPart = (part: string): part is Part => parts.some((each) => each === part);
const isChallengePart = (part: string): part is ChallengePart => challengeParts.some((each) => each === part);
const ONGOING = 'ongoing ';

/** The sentences printed under a part; those of Ongoing effects are numbered. */
export function sentencesUnder(kind: Kind, part: string): readonly Sentence[] {
  if (kind.family === 'challenge') return isChallengePart(part) ? kind.says[part] : NOTHING;
  if (part.startsWith(ONGOING))
    return 'ongoing' in kind ? (kind.ongoing[Number(part.slice(ONGOING.length))]?.do ?? NOTHING) : NOTHING;
  return isCard(kind) && isPart(part) ? kind.says[part] : NOTHING;
}

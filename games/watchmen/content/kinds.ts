import type { Language, Title } from '@masterplan/kernel';
import type { CardType, Filter } from './filters.ts';
import type { Sentence } from './sentences.ts';

/** What sets an Ongoing effect off. */
export type When =
  /** You play such a card: every time; as the `nth` this turn; under a new name; or under the `nth` new name. */
  | { readonly play: Filter; readonly nth?: number; readonly names?: 'new' }
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
  /** What an Attack does to each who does not defend. */
  'attack',
  /** What a Defense gives. */
  'bonus',
  /** What each foe or each player does, without being attacked. */
  'each',
  /** What happens once its condition is met. */
  'later',
  'one',
  'two',
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
  /** How it defends against an Attack, where it does. */
  readonly defense: 'discard' | 'show' | undefined;
  /** It lies on top of the Super-Villains when the game begins. */
  readonly starts: boolean;
  readonly says: Said;
  readonly ongoing: readonly Ongoing[];
}

/** An oversized card: who a player is. */
export interface SuperHero extends Printed {
  readonly type: 'super-hero';
  readonly set: 'base' | 'watchmen';
  /** Whoever has it goes first (B-2.7). */
  readonly goesFirst: boolean;
  readonly ongoing: readonly Ongoing[];
}

/** Whatever is printed. */
export type Kind = Card | SuperHero;

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
  const { play, attack, bonus, each, later, one, two, gained, first, after, defeated } = print;
  return {
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
    defense: print.defense,
    starts: print.starts ?? false,
    says: {
      play: play ?? NOTHING,
      attack: attack ?? NOTHING,
      bonus: bonus ?? NOTHING,
      each: each ?? NOTHING,
      later: later ?? NOTHING,
      one: one ?? NOTHING,
      two: two ?? NOTHING,
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
  type: 'super-hero',
  ...print,
  set,
  goesFirst: goesFirst ?? false,
});

export const isCard = (kind: Kind | undefined): kind is Card =>
  kind !== undefined && kind.type !== 'super-hero';

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
const ONGOING = 'ongoing ';

/** The sentences printed under a part; those of Ongoing effects are numbered. */
export function sentencesUnder(kind: Kind, part: string): readonly Sentence[] {
  if (part.startsWith(ONGOING)) return kind.ongoing[Number(part.slice(ONGOING.length))]?.do ?? NOTHING;
  return isCard(kind) && isPart(part) ? kind.says[part] : NOTHING;
}

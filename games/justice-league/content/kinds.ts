import type { Language, Sentence, Title } from '@masterplan/kernel';
import type { PlaceName } from './map.ts';

export const abilities = ['strength', 'agility', 'tech'] as const;
export type Ability = (typeof abilities)[number];

export const heroNames = ['superman', 'batman', 'wonder-woman', 'cyborg'] as const;
export type HeroName = (typeof heroNames)[number];
/** Whose powers a card is among. */
export const characters = [...heroNames, 'darkseid'] as const;
export type Character = (typeof characters)[number];

/** The types of crises: what an Ultimate Goal may ask for (JL-2.52). */
export const families = ['army', 'machine', 'elite', 'deceit'] as const;
export type Family = (typeof families)[number];

export const rewards = ['power', 'power-and-ability', 'energy', 'nothing'] as const;
/** P, P&A, OE, or a level that brings nothing (JL-6.9 to JL-6.11, JL-A38). */
type Reward = (typeof rewards)[number];

interface Printed {
  readonly id: string;
  /** The name of its picture in game-icons. */
  readonly icon: string;
  /** Our own invention: not published anywhere. */
  readonly designed?: true;
  /** What a card of a pack is called; our own cards have their titles in `text/`. */
  readonly titles?: Readonly<Record<Language, Title>>;
}

/** What a rolled number does: it adds to the total, or wounds. */
export type Row = { readonly plus: number } | { readonly wounds: number };

/** A level of a dial: what it costs to rise to it, and what that brings. */
export interface Level {
  readonly costs: number;
  readonly gives: Reward;
}

/** The sheet of a hero with his dial (JL-2.16, JL-2.18, JL-2.22). */
export interface Hero extends Printed {
  readonly type: 'hero';
  readonly id: HeroName;
  readonly strength: number;
  readonly agility: number;
  readonly tech: number;
  /** What the die does, by its number from 0 on (JL-A62). */
  readonly chart: readonly Row[];
  /** The levels from the second on. */
  readonly dial: readonly Level[];
}

/** Darkseid's sheet with his dial (JL-2.19). */
export interface Tyrant extends Printed {
  readonly type: 'tyrant';
  readonly dial: readonly Level[];
}

/** Darkseid himself, when heroes can confront him (JL-2.43). */
export interface Villain extends Printed {
  readonly type: 'villain';
  /** Used with so many heroes. */
  readonly heroes: number;
  readonly strength: number;
  readonly agility: number;
  readonly tech: number;
}

export interface Power extends Printed {
  readonly type: 'power';
  readonly owner: Character;
  /** The smallest number acts first (JL-5.2). */
  readonly number: number;
  /** The green icon, or the red one (JL-6.1, JL-6.2). */
  readonly after: 'replenish' | 'spent';
  /** It is in the hand from the start: it carries the owner's emblem (JL-2.39, JL-3.14). */
  readonly starts?: true;
  /** Whoever lies defeated must play it in the next round (JL-9.6, JL-15.13). */
  readonly home?: true;
  /** Choosing it lets heroes confront Darkseid beside a crisis too (JL-15.2). */
  readonly exposes?: true;
  /** An Ultimate Goal (JL-2.56). */
  readonly goal?: true;
  readonly does: readonly Sentence[];
}

/** A score: the printed number, and whether the stage is added to it (JL-10.15). */
export type Score = number | { readonly rising: number };

export interface Crisis extends Printed {
  readonly type: 'crisis';
  readonly family: Family;
  /** What it costs, and its VP (JL-2.49, JL-2.50). */
  readonly cost: number;
  /** It costs less in one region (JL-3.31). */
  readonly discount?: { readonly in: PlaceName; readonly by: number };
  readonly strength?: Score;
  readonly agility?: Score;
  readonly tech?: Score;
  /** When a hero's power reveals it; not in set-up (JL-10.5, JL-A9). */
  readonly revealed?: readonly Sentence[];
  /** While it lies face up (JL-10.19, JL-A10). */
  readonly lasting?: readonly Sentence[];
  /** When a hero begins to confront it. */
  readonly confronted?: readonly Sentence[];
  readonly thwarted?: readonly Sentence[];
  readonly completed?: readonly Sentence[];
}

/** Whatever is printed. */
export type Kind = Hero | Tyrant | Villain | Power | Crisis;

/** The parts of a crisis that hold sentences. */
export const crisisParts = ['revealed', 'lasting', 'confronted', 'thwarted', 'completed'] as const;
export type CrisisPart = (typeof crisisParts)[number];

type Literal<K extends Kind> = Omit<K, 'type' | 'id' | 'titles'>;

export const hero = (id: HeroName, printed: Literal<Hero>): Hero => ({ type: 'hero', id, ...printed });
export const tyrant = (id: string, printed: Literal<Tyrant>): Tyrant => ({ type: 'tyrant', id, ...printed });
export const villain = (id: string, printed: Literal<Villain>): Villain => ({
  type: 'villain',
  id,
  ...printed,
});
export const power = (id: string, printed: Literal<Power>): Power => ({ type: 'power', id, ...printed });
export const crisis = (id: string, printed: Literal<Crisis>): Crisis => ({ type: 'crisis', id, ...printed });

/** A score printed with a plus. */
export const rising = (printed: number): Score => ({ rising: printed });
export const plus = (n: number): Row => ({ plus: n });
export const wounds = (n: number): Row => ({ wounds: n });

/** The sentences printed on a kind under a part. */
export function sentencesUnder(kind: Kind, part: string): readonly Sentence[] {
  if (kind.type === 'power') return part === 'does' ? kind.does : [];
  if (kind.type !== 'crisis') return [];
  const found = crisisParts.find((each) => each === part);
  return found === undefined ? [] : (kind[found] ?? []);
}

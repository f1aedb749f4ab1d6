import {
  type FieldsOf,
  layout,
  locals,
  NOT_ANY,
  number,
  rows,
  type Table,
  wordsOf,
} from '@masterplan/kernel';
import type { Kind } from '../content/kinds.ts';

/** The most Throwdowns a round has (MP-5.3, MP-5.4). */
const MOST_PLACES = 4;

/** The sides as numbers, for claims: two Supers are of different sides if theirs add up to 1. */
export const HERO = 1;
export const VILLAIN = 0;

export const { layout: plan, zones } = layout({
  superDeck: { order: 'kept', seenBy: 'nobody' },
  aside: { order: 'kept', seenBy: 'nobody' },
  discard: { order: 'kept', seenBy: 'all' },
  throwdownDeck: { order: 'kept', seenBy: 'nobody' },
  throwdown: { order: 'kept', seenBy: 'all', times: MOST_PLACES },
  settled: { order: 'kept', seenBy: 'all' },
  bag: { order: 'kept', seenBy: 'all' },
  loot: { order: 'kept', seenBy: 'all', times: MOST_PLACES },
  planDeck: { order: 'kept', seenBy: 'nobody' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
  /** A hand that fits nowhere, once its seat is passed over (MP-A6). */
  leftOver: { order: 'kept', seenBy: 'owner', per: 'seat' },
  squad: { order: 'kept', seenBy: 'owner', per: 'seat', times: MOST_PLACES },
  koPile: { order: 'kept', seenBy: 'all', per: 'seat' },
  stash: { order: 'kept', seenBy: 'all', per: 'seat' },
  plan: { order: 'kept', seenBy: 'owner', per: 'seat' },
});

/** Supers that have acted in this fight, also those that are gone (MP-B9). */
export const acted = rows('card');
/** Supers turned down (MP-B15). */
export const down = rows('card');
/** Supers that draw Attacks (MP-B19). */
export const lures = rows('card');
/** Supers with a changed Action Number (MP-B16). */
export const renumbered = rows('card', 'number');
/** Defenses that Supers have gained, by the number of the attack type (MP-B18). */
export const guarded = rows('card', 'type');
/** Supers knocked out in this fight, and the seats they belonged to (MP-B22). */
export const fallen = rows('card', 'owner');

/** What is public besides the cards. */
export const fields = {
  round: number(),
  /** Who holds Loser Lad. */
  holder: number(),
  /** Who names the next Throwdown in the holder's place, or NOT_ANY (MP-B28). */
  namer: number(NOT_ANY),
  /** The Throwdown being settled, or NOT_ANY. */
  here: number(NOT_ANY),
  acted,
  down,
  lures,
  renumbered,
  guarded,
  fallen,
};

/** What an Ability remembers while it is carried out: the Loot it is about to get. */
export const bindings = locals({ wanted: number(NOT_ANY) });

export interface MasterPlan {
  fields: FieldsOf<typeof fields>;
  kind: Kind;
}

/** The options of phases, and those that several verbs share; a verb brings its own. */
export const words = {
  deploy: 'deploy {card} to {place}',
  settle: 'settle {place}',
  knockOut: 'knock out {card}',
  claim: 'claim {card}',
  hand: 'loser lad to {seat}',
};

/** Numbers of the words, for options. */
export const word = wordsOf(words);

/** What truth and lens have in common: rules that read only public cards, or the reader's own, read through this. */
export interface Reader {
  readonly seats: number;
  readonly fields: Readonly<MasterPlan['fields']>;
  zone(zone: number): readonly number[];
  at(card: number): number;
  kind(card: number): Kind | undefined;
}

/** How many Throwdowns a round has (MP-5.2 to MP-5.4). */
export const placesFor = (seats: number): number => (seats === 4 ? 3 : 4);

/** Whether a place has a Throwdown that is not settled yet. */
export const isOpen = (reader: Reader, place: number): boolean =>
  reader.zone(zones.throwdown(place)).length > 0;

/** Moves every card of a zone to another. */
export function empty(table: Table<MasterPlan>, from: number, to: number): void {
  for (let card = table.top(from); card !== undefined; card = table.top(from)) table.move(card, to);
}

import {
  type FieldsOf,
  type Frame,
  flag,
  type Game,
  layout,
  locals,
  NOT_ANY,
  number,
  numbers,
  perSeat,
  rows,
  tally,
  wordsOf,
} from '@masterplan/kernel';
import { abilities, type Kind } from '../content/kinds.ts';
import { places } from '../content/map.ts';

export { type PlaceName, places } from '../content/map.ts';

export const APOKOLIPS = places.no('apokolips');
export const WATCHTOWER = places.no('watchtower');
/** The regions are the places before these two. */
export const REGIONS = 12;
/** Regions that are closed with fewer heroes than so many (JL-3.2, JL-3.3, JL-A1, JL-A2). */
export const closedBelow: readonly { readonly region: number; readonly heroes: number }[] = [
  { region: places.no('sydney'), heroes: 4 },
  { region: places.no('bogota'), heroes: 3 },
];

/** What can be confronted besides the crises of regions: Darkseid's villain card, under the number of his home. */
export const VILLAIN_CARD = places.no('apokolips');

export const { layout: plan, zones } = layout({
  box: { order: 'kept', seenBy: 'all' },
  goals: { order: 'kept', seenBy: 'nobody' },
  crisisDeck: { order: 'kept', seenBy: 'nobody' },
  villain: { order: 'kept', seenBy: 'all' },
  /** A crisis: its card, its tile and its marker are one (JL-2.47). Darkseid knows what he placed. */
  tile: { order: 'kept', seenBy: 'nobody', times: REGIONS },
  thwarted: { order: 'kept', seenBy: 'all' },
  completed: { order: 'kept', seenBy: 'all' },
  sheet: { order: 'kept', seenBy: 'all', per: 'seat' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
  /** Powers to be learned. */
  stack: { order: 'free', seenBy: 'owner', per: 'seat' },
  /** Crises in Darkseid's hand. */
  crises: { order: 'free', seenBy: 'owner', per: 'seat' },
  /** Powers that were chosen and have not begun. */
  laid: { order: 'kept', seenBy: 'owner', per: 'seat' },
  /** Powers that have begun, were passed or cancelled this round. */
  played: { order: 'kept', seenBy: 'all', per: 'seat' },
  spent: { order: 'kept', seenBy: 'all', per: 'seat' },
});

/** Ability tokens on the left and on the right of a sheet (JL-2.16). */
export const ready = tally({ of: abilities });
export const used = tally({ of: abilities });
/** Advancement tokens on the tile of a region (JL-2.35). */
export const advancement = tally({ of: ['stage'] });
/** XP tokens on abilities: of which crisis or card, which ability, whose (JL-2.32). */
export const overcome = rows('target', 'ability', 'hero');
/** Powers whose hero holds a confrontation back: from which sentence on, and until which number (JL-A65). */
export const held = rows('card', 'from', 'until');

/** What lasts for the rest of a round: what it is, and the region or the seat it goes with. */
export const spells = rows('what', 'where');

/** What is public besides the cards. */
export const fields = {
  round: number(),
  /** Darkseid's seat; NOT_ANY until everybody has a character. */
  darkseid: number(NOT_ANY),
  at: perSeat(NOT_ANY),
  level: perSeat(1),
  /** XP on the sheet (JL-6.6). */
  xp: perSeat(),
  wounds: perSeat(),
  /** Who lies defeated, until they have recovered. */
  down: perSeat(false),
  ready,
  used,
  energy: number(),
  energyUsed: number(),
  advancement,
  overcome,
  heroesDefeated: number(),
  villainsDefeated: number(),
  /** Whether Darkseid has chosen a power this round that lets heroes confront him anywhere (JL-15.2, JL-A75). */
  exposed: flag(),
  held,
  /** What heroes have done for the rest of the round. */
  spells,
  /** Powers that will be spent this round, whatever their icon (JL-C18). */
  tired: numbers(),
  /** Heroes' powers of one number in the order that was settled (JL-5.5). */
  order: numbers(),
};

/** What a list of sentences remembers. */
export const bindings = locals({
  /** The hero it speaks of. */
  hero: number(NOT_ANY),
  /** The region of the crisis it is printed on, or of the hero whose card asks others to act. */
  place: number(NOT_ANY),
  /** Whether it has moved whoever acts. */
  moved: flag(),
  /** How many "as many" are. */
  many: number(),
  /** What a sentence that asks several times has counted, and which sentence that is. */
  line: number(NOT_ANY),
  count: number(),
});

export interface JusticeLeague {
  fields: FieldsOf<typeof fields>;
  kind: Kind;
}

/** The options of phases, and those that several verbs share; a verb brings its own. */
export const words = {
  playAs: 'play as {card}',
  anyone: 'play as anyone',
  place: 'place {card} in {place}',
  turnUp: 'turn up {place}',
  choose: 'choose {card}',
  carryOut: 'carry out {card}',
  first: 'first {card}',
  against: 'confront crisis in {place}',
  againstDarkseid: 'confront darkseid',
  strength: 'strength with {number}',
  agility: 'agility with {number}',
  tech: 'tech with {number}',
  together: 'together {number}',
  waitFor: 'wait for {seat}',
  add: 'add {number}',
  token: 'token to {seat}',
  cancel: 'cancel {card}',
  rise: 'rise',
  riseWith: 'rise with {number}',
  learn: 'learn {card}',
  learnWith: 'learn {card} with {number}',
  go: 'go to {place}',
  crisisAt: 'crisis in {place}',
  hero: 'hero {seat}',
  all: 'all of them',
};

/** Numbers of the words, for options. */
export const word = wordsOf(words);

/** What truth and lens have in common: rules that read only public cards, or the reader's own, read through this. */
export interface Reader {
  readonly seats: number;
  readonly fields: Readonly<JusticeLeague['fields']>;
  readonly game: Game<JusticeLeague>;
  readonly stack: readonly Frame[];
  zone(zone: number): readonly number[];
  at(card: number): number;
  isPublic(card: number): boolean;
  face(card: number): number;
  kind(card: number): Kind | undefined;
}

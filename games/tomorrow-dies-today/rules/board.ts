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
  ring,
  rows,
  tally,
  wordsOf,
} from '@masterplan/kernel';
import { type Agency, type Kind, pieces, resources } from '../content/kinds.ts';

// Places: Interpol, spaces 1 to 6 of the Resource ring, 7 to 12 of the Doomsday ring, the CIA, then one Base Tile a seat

export const RING = 6;
/** The place of each agency's headquarters, and where the ring round it begins. */
export const HEADQUARTERS: Readonly<Record<Agency, number>> = { interpol: 0, cia: 2 * RING + 1 };
export const RING_OF: Readonly<Record<Agency, number>> = { interpol: 1, cia: RING + 1 };
/** Places before this one have a tile; the others are Base Tiles. */
export const BASES = 2 * RING + 2;
export const circle = ring(RING);

export const baseOf = (seat: number): number => BASES + seat;
export const isBase = (place: number): boolean => place >= BASES;
/** Whose Base Tile a place is. */
export const baseOwner = (place: number): number => place - BASES;
export const isHeadquarters = (place: number): boolean =>
  place === HEADQUARTERS.interpol || place === HEADQUARTERS.cia;
/** The agency whose ring or headquarters a place is. */
export const agencyAt = (place: number): Agency => (place <= RING ? 'interpol' : 'cia');

/** Squads of a seat (TD-14.5); the slot behind them holds the Henchmen on the Base Tile who are in none. */
export const SQUADS = 3;
const SLOTS = SQUADS + 1;
export const LOOSE = SLOTS - 1;
/** Where the pieces of a slot are counted. */
export const slotOf = (seat: number, slot: number): number => seat * SLOTS + slot;

export const PHASES = 3;
/** What `phase` is in Monologuing. */
export const MONOLOGUING = PHASES + 1;
/** Every seat has one marker of each Phase and as many blanks as it places markers (TD-A42). */
export const MARKERS = 5;

export const { layout: plan, zones } = layout({
  /** Named Henchmen and Gadgets that are not in the game. */
  box: { order: 'kept', seenBy: 'all' },
  gadgetDeck: { order: 'kept', seenBy: 'nobody' },
  /** Research and Development. */
  research: { order: 'kept', seenBy: 'all' },
  usedGadgets: { order: 'kept', seenBy: 'all' },
  directiveDeck: { order: 'kept', seenBy: 'nobody' },
  directives: { order: 'kept', seenBy: 'all' },
  jobDeck: { order: 'kept', seenBy: 'nobody' },
  eventDeck: { order: 'kept', seenBy: 'nobody' },
  event: { order: 'kept', seenBy: 'all' },
  pastEvents: { order: 'kept', seenBy: 'all' },
  /** Mission tiles that nobody controls: Resource ones lie open, Doomsday ones face down (TD-6.7, TD-A96). */
  worldResource: { order: 'kept', seenBy: 'all' },
  worldDoomsday: { order: 'kept', seenBy: 'nobody' },
  /** Tiles that are dealt to a team in set-up. */
  dealt: { order: 'kept', seenBy: 'nobody', times: 3 },
  /** Doomsday tiles before they are laid. */
  pile: { order: 'kept', seenBy: 'nobody' },
  tile: { order: 'kept', seenBy: 'nobody', times: BASES },
  henchman: { order: 'kept', seenBy: 'all', per: 'seat' },
  gadgets: { order: 'kept', seenBy: 'all', per: 'seat' },
  /** Directives, Side Jobs and Global Events that a seat has claimed. */
  claimed: { order: 'kept', seenBy: 'all', per: 'seat' },
  /** Mission tiles in a Vault: its team knows them, everybody counts them (TD-A6). */
  vaultResource: { order: 'kept', seenBy: 'owner', per: 'seat' },
  vaultDoomsday: { order: 'kept', seenBy: 'owner', per: 'seat' },
  jobs: { order: 'free', seenBy: 'owner', per: 'seat' },
  /** Cards drawn to choose from. */
  drawn: { order: 'free', seenBy: 'owner', per: 'seat' },
  markers: { order: 'free', seenBy: 'owner', per: 'seat' },
  /** Markers that lie face down on the War Map. */
  staged: { order: 'kept', seenBy: 'owner', per: 'seat' },
});

export const vault = tally({ of: resources });
/** The Henchmen in each slot of each seat. */
export const members = tally({ of: pieces });
export const alert = tally({ of: ['alert'] });
/** Where face-down markers lie. */
export const lying = rows('card', 'place');

/** How a tile lies: a space without one is `empty`. */
export const statuses = ['empty', 'inactive', 'active', 'completed'] as const;
export type Status = (typeof statuses)[number];

/** What players do that objectives ask for. `what` and `n` say more: see `deeds.ts`. */
export const deeds = rows('deed', 'seat', 'what', 'n');
/** Attribute points that a Squad has besides, until the Round ends. */
export const boosts = rows('squad', 'attribute', 'by');
/** What Deployments of a seat cost more or less, until the Round ends; `phase` is 0 for all of them. */
export const fares = rows('seat', 'by', 'phase');
/** Missions Completed in this Phase whose Rewards have not been collected: where, by whom. */
export const won = rows('place', 'seat');

/** What is public besides the cards. */
export const fields = {
  teams: number(),
  clock: number(),
  track: number(1),
  round: number(),
  /** 0 in Scheming, the Phase in Villainy, then MONOLOGUING. */
  phase: number(),
  leader: number(NOT_ANY),
  /** Rounds that the Team Leader keeps the token besides (TD-3.5). */
  kept: number(),
  /** Each team's latest Team Leader. */
  led: numbers(),
  /** The turn order of this Round. */
  order: numbers(),
  vp: perSeat(),
  vault,
  members,
  /** Where each Squad of each seat stands; NOT_ANY where there is none. */
  squadAt: numbers(),
  alert,
  /** By place: the number of its status, since when it is Active, and the Phase, counted from the start, in which it was Completed. */
  status: numbers(),
  since: numbers(),
  completedIn: numbers(),
  /** How many tiles have become Active; how many Phases have begun. */
  activated: number(),
  phases: number(),
  /** Whether a Doomsday Mission has been flipped (TD-12.16). */
  flipped: flag(),
  /** Where each Agent is, by agency, and who is paid off in this Phase. */
  agents: numbers(),
  paidOff: numbers(),
  lying,
  /** How many want to place markers one by one in this Round. */
  apart: number(),
  /** The destination of each seat in each Phase, once markers are revealed. */
  goals: numbers(),
  /** The Squads of each seat whose Deployment is paid, and that are deployed in this Phase, as masks. */
  funded: perSeat(),
  acting: perSeat(),
  /** Who travelled with others from Base in this Phase, and so has had the discount (TD-A59). */
  rode: perSeat(false),
  /** From Fund Deployment to the end of a Phase: Squads do not combine (TD-A40). */
  underway: flag(),
  /** With whom each seat has dealt in this Stage or Phase, as a mask; who has started a Conflict. */
  dealtWith: perSeat(),
  attacked: perSeat(false),
  deeds,
  boosts,
  fares,
  won,
  /** Cards used in Plotting in this Round. */
  used: numbers(),
  /** Betrayal Triggers that are on, as a mask for each seat. */
  triggers: perSeat(),
};

/**
 * What a list of sentences remembers: the place and the rival that its moment is about, how many successes got through to that rival,
 * and how often a sentence was answered.
 */
export const bindings = locals({
  place: number(NOT_ANY),
  rival: number(NOT_ANY),
  successes: number(),
  count: number(),
});

export interface Tomorrow {
  fields: FieldsOf<typeof fields>;
  kind: Kind;
}

/** The options of phases, and those that several verbs share; a verb brings its own. */
export const words = {
  // Set-up
  play: 'play {card}',
  hire: 'hire {number}',
  choose: 'choose {number}',
  keepJobs: 'keep {card} and {card}',
  place: 'place {card} at {place}',
  vault: 'vault {card}',
  contribute: 'contribute {card}',
  // Coordination
  buyHenchman: 'buy {number}',
  buyResource: 'exchange for {number} at {number}',
  fill: 'fill {place} with {card}',
  plotJob: 'plot job',
  plotGadget: 'plot gadget',
  switchOut: 'switch {place} for {number}',
  remove: 'remove {place} for {number}',
  reveal: 'reveal {place}',
  use: 'use {card}',
  build: 'build {card}',
  trackUp: 'track up',
  trackDown: 'track down',
  commit: 'commit',
  keep: 'keep {card}',
  keepShuffle: 'keep {card} shuffle',
  layOut: 'lay out {card}',
  layOutShuffle: 'lay out {card} shuffle',
  replace: 'replace with {card}',
  assign: 'assign {number} to {number}',
  gather: 'gather into {number}',
  disband: 'disband {number}',
  combine: 'combine {number} into {number}',
  // Staging
  together: 'together',
  inTurn: 'in turn',
  stage: 'stage {card} at {place}',
  stageBase: 'stage {card} at base of {seat}',
  // Villainy
  pledge: 'pledge {number}',
  lose: 'lose {number} of {number}',
  takes: 'damage {seat} {number}',
  deploy: 'deploy {number}',
  ride: 'ride',
  board: 'board {seat} {number}',
  pays: 'pays {seat} {number}',
  pass: 'pass',
  deal: 'deal with {seat}',
  attack: 'attack {seat}',
  attackAt: 'attack {seat} at {place}',
  give: 'give {number} {number}',
  want: 'want {number} {number}',
  giveGadget: 'give gadget {card}',
  wantGadget: 'want gadget {card}',
  also: 'also {seat}',
  enter: 'enter',
  join: 'join {seat}',
  fight: 'fight {number} {number}',
  defend: 'defend {number}',
  strike: 'strike {seat} {number}',
  parry: 'parry {seat} {number}',
  effect: 'effect {number}',
  claim: 'claim {number}',
  generate: 'generate',
  collect: 'collect',
  alone: 'alone',
  take: 'take {number}',
  recruitInto: 'recruit into {number}',
  recruitHome: 'recruit home',
  complete: 'complete',
  corruptAdd: 'corrupt add',
  corruptRemove: 'corrupt remove',
  takeResource: 'take tile {card}',
  takeDoomsday: 'take doomsday',
  share: 'share {number} {seat}',
  shareAll: 'share all {seat}',
  shareEvenly: 'share evenly',
  // Monologuing
  recall: 'recall {number}',
  claimCard: 'claim card {card}',
  swap: 'swap {card} at {place}',
  // Shared by verbs
  good: 'good {number}',
  player: 'player {seat}',
  spot: 'spot {place}',
  squad: 'squad {number}',
};

/** Numbers of the words, for options. */
export const word = wordsOf(words);

/** What truth and lens have in common: rules that read only public cards, or the reader's own, read through this. */
export interface Reader {
  readonly seats: number;
  readonly fields: Readonly<Tomorrow['fields']>;
  readonly game: Game<Tomorrow>;
  readonly stack: readonly Frame[];
  zone(zone: number): readonly number[];
  at(card: number): number;
  kind(card: number): Kind | undefined;
}

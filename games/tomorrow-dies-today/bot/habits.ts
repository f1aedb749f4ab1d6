import type { Resource } from '../content/kinds.ts';

/** How the bots weigh things up. One unit is a VP. */
export interface Habits {
  /** What the first of each Resource is worth in the first half of the game, and how much less every further one is. */
  readonly goods: Readonly<Record<Resource, number>>;
  readonly plenty: number;
  /** What a Henchman is worth while there are few, and from how many on there are enough. */
  readonly henchman: number;
  readonly enough: number;
  /** A Gadget, a Side Job to be drawn, a Doomsday Mission laid open that the team can Complete. */
  readonly gadget: number;
  readonly job: number;
  readonly reveal: number;
  /** How likely something is met that an objective asks for; how much is left of a Directive that others may claim first. */
  readonly hope: number;
  readonly contested: number;
  /** What a Mission is worth that rivals may also go to, and a Spoil that must still be Collected. */
  readonly crowded: number;
  readonly spoil: number;
  /** What a Named Henchman who is sent home costs, and what sending anybody home is worth. */
  readonly named: number;
  readonly home: number;
  /** A Conflict is begun, and a deal proposed, from this worth on; a favour to a team mate may cost so much. */
  readonly fight: number;
  readonly deal: number;
  readonly favour: number;
  /** How much of a rival's gain is one's own loss, with two teams and with three. */
  readonly envy: Readonly<Record<2 | 3, number>>;
}

export const habits: Habits = {
  goods: { funding: 0.45, data: 0.35, espionage: 0.45, corruption: 0.3, infamy: 0.16 },
  plenty: 0.22,
  henchman: 1.3,
  enough: 6,
  gadget: 0.5,
  job: 1,
  reveal: 1.2,
  hope: 0.3,
  contested: 0.85,
  crowded: 0.85,
  spoil: 0.45,
  named: 0.5,
  home: 0.25,
  fight: 0.4,
  deal: 0.3,
  favour: 0.7,
  envy: { 2: 0.8, 3: 0.5 },
};

/** A part of its thinking that a bot goes without; what that costs shows what the part is worth. */
export interface Handicap {
  /** It neither proposes nor accepts exchanges and shared fares. */
  readonly trade?: 'none';
}

import type { Tour } from '@masterplan/kernel';
import { loots } from './loot.ts';
import { plans } from './plans.ts';
import { supers } from './supers.ts';
import { throwdowns } from './throwdowns.ts';

const hand = [
  'encore',
  'finders-keeper',
  'tin-saint',
  'polite-giant',
  'hex-officio',
  'lost-property',
  'keyhole',
  'plus-one',
  'velvet-hammer',
];

const places = { 0: ['power-plant'], 1: ['opening-night'], 2: ['rush-hour-bridge'] };

const loot = {
  0: [
    'henchmen',
    'henchmen',
    'shark-tank',
    'mayors-brain',
    'volcano-lease',
    'red-button',
    'red-button',
    'white-cat',
    'getaway-van',
  ],
  1: ['henchmen', 'weather-machine', 'white-cat', 'getaway-van'],
  2: ['shark-tank', 'death-ray', 'red-button'],
};

const plan = 'clone-the-mayor';

/** The ids of kinds that are not among those laid out. */
const others = (kinds: readonly { readonly id: string }[], laid: readonly string[]): string[] =>
  kinds.map(({ id }) => id).filter((id) => !laid.includes(id));

const rivals = others(supers, hand);
const unused = others(plans, [plan]);
const stocked = Object.values(loot).flat();

/**
 * The first round, Squads still to be assembled: Attacks of every type and a few easy Abilities in hand, a rich, a middling and
 * a poor Throwdown, and at each of them something that the plan asks for. The newcomer holds Loser Lad and begins.
 */
const firstRound: Tour = {
  id: 'first-round',
  seat: 0,
  position: {
    seats: 4,
    zones: {
      hand: { 0: hand, 1: rivals.slice(0, 9), 2: rivals.slice(9, 18), 3: rivals.slice(18) },
      throwdown: places,
      throwdownDeck: others(throwdowns, Object.values(places).flat()),
      loot,
      bag: loots.flatMap(({ id, copies }) =>
        Array<string>(copies - stocked.filter((each) => each === id).length).fill(id),
      ),
      plan: { 0: [plan], 1: unused.slice(0, 1), 2: unused.slice(1, 2), 3: unused.slice(2, 3) },
      planDeck: unused.slice(3),
    },
    fields: { round: 1, holder: 0 },
    stack: ['assemble'],
  },
};

export const tours: readonly Tour[] = [firstRound];

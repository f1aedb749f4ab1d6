import {
  below,
  firstOf,
  type Lens,
  nth,
  type Option,
  type Remark,
  type Rng,
  secondOf,
  wordOf,
} from '@masterplan/kernel';
import { isOpen, type MasterPlan, placesFor, word, zones } from '../rules/board.ts';

/** It says something with one choice in so many. */
const SELDOM = 12;
/** So much more Loot than oneself makes a rival suspicious. */
const FAR_AHEAD = 4;

/** What a bot says with its choice: seldom, and out of what everybody can see. */
export function remarkOn(lens: Lens<MasterPlan>, chosen: Option, random: Rng): Remark | undefined {
  if (below(random, SELDOM) !== 0) return undefined;
  switch (wordOf(chosen)) {
    case word.deploy:
      return pointAt(lens, secondOf(chosen));
    case word.knockOut:
      return { say: 'plan', what: 'attack', seat: ownerOf(lens, firstOf(chosen)) };
    case word.claim:
      return suspect(lens);
    case word.hand:
      return { say: 'promise', what: 'peace', seat: firstOf(chosen) };
    default:
      return undefined;
  }
}

/** The same of somebody sly: who goes elsewhere sends the others to the richest Throwdown. */
export function decoyOn(lens: Lens<MasterPlan>, chosen: Option, random: Rng): Remark | undefined {
  if (wordOf(chosen) !== word.deploy) return remarkOn(lens, chosen, random);
  return below(random, SELDOM) === 0 ? at(lens, richest(lens)) : undefined;
}

/** The richest Throwdown, where one goes there. */
const pointAt = (lens: Lens<MasterPlan>, place: number): Remark | undefined =>
  lootAt(lens, richest(lens)) > lootAt(lens, place) ? undefined : at(lens, place);

const lootAt = (lens: Lens<MasterPlan>, place: number): number => lens.size(zones.loot(place));

/** The open Throwdown with most Loot. */
const richest = (lens: Lens<MasterPlan>): number =>
  Array.from({ length: placesFor(lens.seats) }, (_, place) => place)
    .filter((place) => isOpen(lens, place))
    .reduce((most, place) => (lootAt(lens, place) > lootAt(lens, most) ? place : most));

const at = (lens: Lens<MasterPlan>, place: number): Remark => ({
  say: 'point-at',
  at: { kind: 'card', card: nth(lens.zone(zones.throwdown(place)), 0) },
});

const ownerOf = (lens: Lens<MasterPlan>, card: number): number => lens.game.layout.place(lens.at(card)).seat;

function suspect(lens: Lens<MasterPlan>): Remark | undefined {
  const lootOf = (seat: number): number => lens.size(zones.stash(seat));
  const rivals = Array.from({ length: lens.seats }, (_, seat) => seat).filter((seat) => seat !== lens.viewer);
  const richest = rivals.reduce((best, seat) => (lootOf(seat) > lootOf(best) ? seat : best));
  const isAhead = lootOf(richest) >= lootOf(lens.viewer) + FAR_AHEAD;
  return isAhead ? { say: 'accuse', seat: richest } : undefined;
}

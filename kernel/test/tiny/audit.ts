import { everybody, type Game, nth, type Shape, type State } from '@masterplan/kernel';
import { isTrue } from '../../src/imagine/unknowns.ts';

const sorted = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(' ');

const repeats = (list: readonly number[]): number[] => list.filter((entry, i) => list.indexOf(entry) !== i);

/**
 * What is wrong with the kernel's book of a true state: every lot gives out what went in, every claim is true, every hidden
 * face came out of a lot, counts agree, and a slot that is free to be used again is used nowhere. Nothing where all is well.
 */
export function bookFaults<S extends Shape>(game: Game<S>, state: State<S>): string[] {
  return [...zoneFaults(state), ...lotFaults(state), ...claimFaults(game, state), ...spareFaults(state)];
}

function zoneFaults(state: State): string[] {
  const faults: string[] = [];
  const places = state.zones.flatMap((cards, zone) => cards.map((card) => [card, zone] as const));
  if (places.length !== state.at.length) faults.push(`${places.length} places for ${state.at.length} cards`);
  for (const [card, zone] of places)
    if (state.at[card] !== zone) faults.push(`card ${card} is not at ${zone}`);
  return faults;
}

function lotFaults(state: State): string[] {
  const faults: string[] = [];
  const all = everybody(state.seats);
  const spare = new Set(state.spare);
  const lots = new Map(state.lots.map((lot) => [lot.no, lot]));
  if (lots.size !== state.lots.length) faults.push('two lots have one number');
  for (const lot of state.lots) {
    const went = lot.pool.concat(lot.ins.map((slot) => nth(state.face, slot)));
    const came = lot.outs.map((slot) => nth(state.face, slot));
    if (sorted(went) !== sorted(came))
      faults.push(`lot ${lot.no}: ${sorted(went)} went in, ${sorted(came)} came out`);
    for (const slot of lot.outs)
      if (state.lotOf[slot] !== lot.no) faults.push(`out ${slot} is not of lot ${lot.no}`);
    for (const slot of lot.ins) {
      if (slot < state.at.length) faults.push(`card ${slot} went into lot ${lot.no} and is still a card`);
      if (!lots.has(nth(state.lotOf, slot))) faults.push(`in ${slot} of lot ${lot.no} came out of nowhere`);
    }
  }
  state.lotOf.forEach((no, slot) => {
    if (no >= 0 && !lots.get(no)?.outs.includes(slot)) faults.push(`slot ${slot} says it is of lot ${no}`);
    if (no < 0 && state.mask[slot] !== all) faults.push(`slot ${slot} is hidden and of no lot`);
    if (no >= 0 && spare.has(slot)) faults.push(`slot ${slot} is spare and of lot ${no}`);
  });
  for (const slot of repeats(state.lots.flatMap((lot) => lot.ins))) faults.push(`slot ${slot} went in twice`);
  return faults;
}

function claimFaults<S extends Shape>(game: Game<S>, state: State<S>): string[] {
  const faults: string[] = [];
  const ties = state.face.map(() => 0);
  for (const claim of state.claims) {
    for (const slot of claim.slots) ties[slot] = nth(ties, slot) + 1;
    if (!isTrue(game, claim, state.face)) faults.push(`not true: ${JSON.stringify(claim)}`);
  }
  if (ties.join() !== state.tied.join())
    faults.push(`tied ${state.tied.join()} but claims say ${ties.join()}`);
  return faults;
}

function spareFaults(state: State): string[] {
  const faults = repeats(state.spare).map((slot) => `slot ${slot} is spare twice`);
  const spare = new Set(state.spare);
  const inUse = new Set([
    ...state.at.keys(),
    ...state.lots.flatMap(({ ins, outs }) => ins.concat(outs)),
    ...state.claims.flatMap(({ slots }) => slots),
  ]);
  for (const slot of state.face.keys()) {
    if (spare.has(slot) === inUse.has(slot))
      faults.push(`slot ${slot} is ${spare.has(slot) ? 'spare and' : 'not'} in use`);
  }
  return faults;
}

import { type Claim, everybody, type Game, isTrue, type State } from '@masterplan/kernel';
import { entriesFaults, type RecordFlaw } from './flaws.ts';

/** What is wrong with the book of what can be known: its lots, the hidden cards that came out of them, and its claims. */
export function bookFaults(game: Game, state: State): RecordFlaw[] {
  const lots = lotFaults(state);
  return lots.length > 0 ? lots : [...lostFaults(state), ...claimFaults(game, state)];
}

const inOrder = (kinds: readonly (number | undefined)[]): string => kinds.map(String).toSorted().join();

/** What went into a lot came out of it, each to a place of its own that says so. */
function lotFaults({ lots, lotOf, face, nextLot }: State): RecordFlaw[] {
  const numbers = lots.map(({ no }) => no);
  return lots.flatMap(({ no, pool, ins, outs }, i): RecordFlaw[] => {
    const went = inOrder([...pool, ...ins.map((slot) => face[slot])]);
    const came = inOrder(outs.map((slot) => face[slot]));
    const isOwn = outs.every((slot) => lotOf[slot] === no) && new Set(outs).size === outs.length;
    const isOnly = no < nextLot && numbers.indexOf(no) === i;
    return went === came && isOwn && isOnly ? [] : [{ path: `lots[${i}]`, code: 'broken-lot', expected: '' }];
  });
}

/** A face that not everybody knows came out of a lot, and whatever names a lot came out of it. */
function lostFaults({ mask, lotOf, lots, seats }: State): RecordFlaw[] {
  const all = everybody(seats);
  const out = new Set(lots.flatMap(({ outs }) => outs));
  const lost = mask.findIndex((knowers, slot) => (knowers !== all || lotOf[slot] !== -1) && !out.has(slot));
  return lost < 0 ? [] : [{ path: `lotOf[${lost}]`, code: 'lost-card', expected: '' }];
}

/** Claims are about slots there are, by measures the game has, and true; `tied` counts them. */
function claimFaults(game: Game, { claims, tied, face }: State): RecordFlaw[] {
  const faults = claims.flatMap((claim, i) => faultsOfClaim(game, claim, face, `claims[${i}]`));
  if (faults.length > 0) return faults;
  const told = claims.flatMap(({ slots }) => slots);
  return tied.flatMap((count, slot): RecordFlaw[] => {
    const claimed = told.filter((each) => each === slot).length;
    return count === claimed
      ? []
      : [{ path: `tied[${slot}]`, code: 'not-one-of', expected: String(claimed) }];
  });
}

function faultsOfClaim(game: Game, claim: Claim, face: readonly number[], path: string): RecordFlaw[] {
  const measures = (claim.type === 'holds' ? game.predicates : game.attributeValues) ?? {};
  if (!Object.hasOwn(measures, claim.by)) {
    return [{ path: `${path}.by`, code: 'not-one-of', expected: Object.keys(measures).join(', ') }];
  }
  const strange = entriesFaults(`${path}.slots`, claim.slots, face.length - 1);
  if (strange.length > 0) return strange;
  return isTrue(game, claim, face) ? [] : [{ path, code: 'untrue-claim', expected: '' }];
}

import { draw, type Rng, takeAny } from '../cards/chance.ts';
import { HIDDEN } from '../knowledge/seen.ts';
import { missing, nth } from '../state/lists.ts';
import type { Claim } from '../state/state.ts';

/**
 * How the hidden cards of one lot can be divided among the values of one attribute so that every claim about it holds: which
 * Squads are Heroes and which Villains, say. For every division that leaves no card over, the number of its deals is known,
 * and a division is drawn in proportion to that: every deal that fits is equally likely, and no try is in vain. A lot
 * without a division (claims of several attributes, too many ways) is filled slot by slot: still every deal that fits can
 * come and no other, but not all equally often.
 */
export interface Division {
  /** Gives every hidden slot of the lot a face; false where no deal fits. */
  deal(face: number[], random: Rng): boolean;
}

/** A problem of one lot: its hidden slots, the faces left for them, and the claims about them alone (`holds` apart). */
export interface LotProblem {
  readonly face: readonly number[];
  readonly hidden: readonly number[];
  readonly rest: readonly number[];
  readonly claims: readonly Claim[];
  value(by: string, kind: number): number;
}

/** Slots that share a value, and the values they may share, as numbers into the list of classes. */
interface Group {
  readonly slots: number[];
  allowed: number[];
}

/** Beyond these limits it is quicker to try at random. */
const MOST_STARTS = 4096;
const MOST_COUNTS = 20_000;

/** The division of a lot, or undefined where its claims are not all of one attribute or there are too many ways. */
export function divisionOf(problem: LotProblem): Division | undefined {
  const by = problem.claims[0]?.by;
  if (by === undefined || problem.claims.some((claim) => claim.by !== by)) return undefined;
  const values = [...new Set(problem.rest.map((kind) => problem.value(by, kind)))];
  const decks = values.map((value) => problem.rest.filter((kind) => problem.value(by, kind) === value));
  if (decks.reduce((ways, deck) => ways * (deck.length + 1), 1) > MOST_COUNTS) return undefined;
  const groups = groupsOf(problem, by, values);
  const linking = problem.claims.filter((claim) => claim.type === 'sum' || claim.type === 'some');
  const linked = groups.filter((group) =>
    linking.some((claim) => group.slots.some((slot) => claim.slots.includes(slot))),
  );
  const starts = startsOf(problem, by, values, linked, linking);
  if (starts === undefined) return undefined;
  return new DividedLot(
    problem,
    decks,
    linked,
    starts,
    groups.filter((group) => !linked.includes(group)),
  );
}

/** The slots that claims tie together, with the values each group may have. */
function groupsOf(problem: LotProblem, by: string, values: readonly number[]): Group[] {
  const groupOf = new Map<number, Group>();
  const every = values.map((_, i) => i);
  for (const claim of problem.claims) {
    for (const slot of claim.slots) {
      if (problem.face[slot] === HIDDEN && !groupOf.has(slot))
        groupOf.set(slot, { slots: [slot], allowed: every });
    }
    if (claim.type === 'alike') tie(problem, claim, by, values, groupOf);
    if (claim.type === 'among') {
      for (const slot of claim.slots) restrict(groupOf.get(slot), values, claim.n);
    }
  }
  return [...new Set(groupOf.values())];
}

const restrict = (group: Group | undefined, values: readonly number[], allowed: readonly number[]): void => {
  if (group !== undefined) group.allowed = group.allowed.filter((i) => allowed.includes(nth(values, i)));
};

function tie(
  problem: LotProblem,
  claim: Claim,
  by: string,
  values: readonly number[],
  groupOf: Map<number, Group>,
): void {
  let whole: Group | undefined;
  for (const slot of claim.slots) {
    const group = groupOf.get(slot);
    if (group === undefined || group === whole) continue;
    if (whole === undefined) {
      whole = group;
      continue;
    }
    const { allowed } = whole;
    group.allowed = group.allowed.filter((i) => allowed.includes(i));
    for (const other of whole.slots) {
      group.slots.push(other);
      groupOf.set(other, group);
    }
    whole = group;
  }
  for (const slot of claim.slots) {
    const kind = nth(problem.face, slot);
    if (kind !== HIDDEN) restrict(whole, values, [problem.value(by, kind)]);
  }
}

/** Every way to give the linked groups values so that the claims linking them hold; undefined where there are too many. */
function startsOf(
  problem: LotProblem,
  by: string,
  values: readonly number[],
  linked: readonly Group[],
  linking: readonly Claim[],
): number[][] | undefined {
  if (linked.reduce((ways, group) => ways * group.allowed.length, 1) > MOST_STARTS) return undefined;
  let starts: number[][] = [[]];
  for (const group of linked)
    starts = starts.flatMap((start) => group.allowed.map((value) => [...start, value]));
  const valueOfSlot = (slot: number, start: readonly number[]): number => {
    const kind = nth(problem.face, slot);
    if (kind !== HIDDEN) return problem.value(by, kind);
    return nth(
      values,
      nth(
        start,
        linked.findIndex((group) => group.slots.includes(slot)),
      ),
    );
  };
  return starts.filter((start) =>
    linking.every((claim) => {
      const found = claim.slots.map((slot) => valueOfSlot(slot, start));
      if (claim.type === 'some') return found.some((value) => claim.n.includes(value));
      return found.reduce((total, value) => total + value, 0) === claim.n[0];
    }),
  );
}

class DividedLot implements Division {
  readonly #decks: readonly (readonly number[])[];
  readonly #linked: readonly Group[];
  readonly #starts: readonly (readonly number[])[];
  readonly #free: readonly Group[];
  readonly #loose: readonly number[];
  /** For each free group: the number of deals of it and of the groups after it, by what has been used before it. */
  readonly #deals: Map<number, number>[];
  readonly #used: number[];

  constructor(
    problem: LotProblem,
    decks: readonly (readonly number[])[],
    linked: readonly Group[],
    starts: readonly (readonly number[])[],
    free: readonly Group[],
  ) {
    this.#decks = decks;
    this.#linked = linked;
    this.#starts = starts;
    this.#free = free;
    const bound = new Set([...linked, ...free].flatMap((group) => group.slots));
    this.#loose = problem.hidden.filter((slot) => !bound.has(slot));
    this.#deals = Array.from({ length: free.length + 1 }, () => new Map<number, number>());
    this.#used = decks.map(() => 0);
  }

  deal(face: number[], random: Rng): boolean {
    const decks = this.#decks.map((deck) => deck.slice());
    this.#used.fill(0);
    const start = this.#drawStart(random);
    if (start === undefined) return false;
    this.#linked.forEach((group, i) => {
      this.#give(group, nth(start, i), decks, face, random);
    });
    for (let i = 0; i < this.#free.length; i++) {
      const group = this.#free[i] ?? missing(this.#free, i);
      this.#give(group, this.#drawValue(i, group, random), decks, face, random);
    }
    const rest = decks.flat();
    for (const slot of this.#loose) face[slot] = takeAny(rest, random);
    return true;
  }

  #give(group: Group, value: number, decks: readonly number[][], face: number[], random: Rng): void {
    const deck = decks[value] ?? missing(decks, value);
    this.#used[value] = this.#usedOf(value) + group.slots.length;
    for (const slot of group.slots) face[slot] = takeAny(deck, random);
  }

  #drawStart(random: Rng): readonly number[] | undefined {
    let total = 0;
    let chosen: readonly number[] | undefined;
    for (const start of this.#starts) {
      this.#use(start, 1);
      const deals = this.#dealsFrom(0);
      this.#use(start, -1);
      total += deals;
      if (deals > 0 && fraction(random) * total < deals) chosen = start;
    }
    return chosen;
  }

  #use(start: readonly number[], sign: 1 | -1): void {
    start.forEach((value, i) => {
      this.#used[value] = nth(this.#used, value) + sign * nth(this.#linked, i).slots.length;
    });
  }

  #drawValue(i: number, group: Group, random: Rng): number {
    let total = 0;
    let chosen = HIDDEN;
    for (const value of group.allowed) {
      const deals = this.#dealsAfter(i, group, value);
      total += deals;
      if (deals > 0 && fraction(random) * total < deals) chosen = value;
    }
    return chosen;
  }

  #dealsAfter(i: number, group: Group, value: number): number {
    const before = this.#usedOf(value);
    const deck = this.#decks[value] ?? missing(this.#decks, value);
    if (before + group.slots.length > deck.length) return 0;
    this.#used[value] = before + group.slots.length;
    const deals = this.#dealsFrom(i + 1);
    this.#used[value] = before;
    return deals;
  }

  /** The number of deals of the free groups from the `i`th on, after what is used. */
  #dealsFrom(i: number): number {
    let key = 0;
    for (let value = 0; value < this.#decks.length; value++) {
      const deck = this.#decks[value] ?? missing(this.#decks, value);
      const left = deck.length - this.#usedOf(value);
      if (left < 0) return 0;
      key = key * (deck.length + 1) + left;
    }
    const deals = this.#deals[i] ?? missing(this.#deals, i);
    const known = deals.get(key);
    if (known !== undefined) return known;
    const group = this.#free[i];
    let sum = 0;
    if (group === undefined) sum = this.#ways();
    else for (const value of group.allowed) sum += this.#dealsAfter(i, group, value);
    deals.set(key, sum);
    return sum;
  }

  #usedOf(value: number): number {
    return this.#used[value] ?? missing(this.#used, value);
  }

  /** In how many ways the used cards could have been dealt: which card of its value each slot got. */
  #ways(): number {
    let ways = 1;
    this.#decks.forEach((deck, value) => {
      for (let n = 0; n < nth(this.#used, value); n++) ways *= deck.length - n;
    });
    return ways;
  }
}

const fraction = (random: Rng): number => draw(random) / 0x1_0000_0000;

import { nth, secondOf, type Table, type Watch, wordOf } from '@masterplan/kernel';
import { type MasterPlan, word, zones } from './rules/board.ts';

/** What the laboratory counts about a seat when the table opens: its place in turn order, and the plan it was dealt. */
const factors = {
  place: ({ fields, seats }: Table<MasterPlan>, seat: number): string =>
    String(((seat - fields.holder + seats) % seats) + 1),
  plan: (table: Table<MasterPlan>, seat: number): string =>
    table.kind(nth(table.zone(zones.plan(seat)), 0)).id,
};

const lengths = { rounds: ({ fields }: Table<MasterPlan>): number => fields.round };

/** How many deployments of a round show whether Supers herd: four hands have three or four each left then. */
const FIRST = 15;

/** Follows where the first Supers of each round go: `pile` is how many of them meet at one Throwdown, the mean of all rounds. */
function watch(): Watch<MasterPlan> {
  const rounds: number[][] = [];
  return {
    chosen({ fields }, option) {
      if (wordOf(option) !== word.deploy) return;
      const places = rounds[fields.round - 1] ?? [];
      rounds[fields.round - 1] = places;
      if (places.length < FIRST) places.push(secondOf(option));
    },
    lengths() {
      const piles = rounds.map((places) =>
        Math.max(...places.map((place) => places.filter((other) => other === place).length)),
      );
      return { pile: piles.reduce((sum, pile) => sum + pile, 0) / piles.length };
    },
  };
}

/** All that is counted of a game. Whether it is within its bars is said in `statistics.ts`, so that a bar can be moved without playing anew. */
export const counting = { factors, lengths, watch };

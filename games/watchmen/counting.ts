import { nth, type Table } from '@masterplan/kernel';
import type { Kind } from './content/kinds.ts';
import { type Watchmen, zones } from './rules/board.ts';

/** What the laboratory counts about a seat when the table opens: place in turn order, Super Hero, and role. */
const factors = {
  place: ({ fields, seats }: Table<Watchmen>, seat: number): string =>
    fields.turn < 0 ? '?' : String(((seat - fields.turn + seats) % seats) + 1),
  hero: (table: Table<Watchmen>, seat: number): string => {
    const card = table.zone(zones.superHero(seat))[0];
    return card === undefined ? '?' : table.kind(card).id;
  },
  role: (table: Table<Watchmen>, seat: number): string => {
    const cards = table.zone(zones.loyalty(seat));
    return cards.length === 0 ? 'none' : table.kind(nth(cards, 0)).id;
  },
  /** Tables of two without a Secret Mastermind, counted once each: both win or nobody does. */
  pair: (table: Table<Watchmen>, seat: number): string =>
    seat === 0 && table.seats === 2 && isAllLoyal(table) ? 'both-loyal' : 'any',
};

function isAllLoyal(table: Table<Watchmen>): boolean {
  const cards = [zones.loyalty(0), zones.loyalty(1)].flatMap((zone) => table.zone(zone));
  return cards.length > 0 && cards.every((card) => table.kind(card).id === 'loyal');
}

/** What of the pack came into play: Challenges, Plots and Machinations on the table, cards that players own in the end. */
function uses(table: Table<Watchmen>): Record<string, boolean> {
  if (!table.fields.watchmen) return {};
  const met = new Set<string>();
  const meet = (zone: number) => {
    for (const card of table.zone(zone)) met.add(table.kind(card).id);
  };
  for (const zone of [zones.challenge(), zones.beaten(), zones.plotInPlay(), zones.machination()]) meet(zone);
  for (let seat = 0; seat < table.seats; seat++) for (const zone of owned) meet(zone(seat));
  return Object.fromEntries(
    table.game.kinds.filter(isOfPack).map(({ id }): [string, boolean] => [id, met.has(id)]),
  );
}

const owned = [zones.hand, zones.deck, zones.discard, zones.inPlay, zones.locations];

const isOfPack = (kind: Kind): boolean => {
  if (kind.family === 'card') return kind.set === 'watchmen';
  return kind.family !== 'super-hero' && kind.family !== 'loyalty';
};

/** How many turns the first Challenge lay there. */
const turnsOfLevelOne = ({ fields: { fell, turns } }: Table<Watchmen>): number => fell[0] ?? turns;

const inHundred = (part: number, of: number): number => Math.round((100 * part) / Math.max(1, of));

const lengths = {
  turns: ({ fields }: Table<Watchmen>): number => fields.turns,
  levelOne: (table: Table<Watchmen>): number => inHundred(turnsOfLevelOne(table), table.fields.turns),
  denounced: (table: Table<Watchmen>): number =>
    inHundred(table.fields.denunciations, turnsOfLevelOne(table)),
};

/** All that is counted of a game. Whether it is within its bars is said in `statistics.ts`, so that a bar can be moved without playing anew. */
export const counting = { factors, lengths, uses };

import { nth, type Sentence, type StandIn } from '@masterplan/kernel';
import { type CardLiteral, type DealtTable, deal, faceUp, type Literal } from '@masterplan/kernel/testkit';
import type { Family, Score } from '../content/kinds.ts';
import { justiceLeague } from '../index.ts';
import { type JusticeLeague, type PlaceName, places } from '../rules/board.ts';

export type LeagueTable = DealtTable<JusticeLeague>;

/** Seats at a table with two heroes. */
export const SUPERMAN = 0;
export const CYBORG = 1;
export const DARKSEID = 2;

interface PowerPrint {
  readonly after?: 'replenish' | 'spent';
  readonly home?: true;
  readonly exposes?: true;
  readonly goal?: true;
}

/** A power made up for a test; it is nobody's in particular. */
export const power = (
  id: string,
  number: number,
  does: readonly Sentence[],
  more: PowerPrint = {},
): StandIn => ({
  id,
  number,
  does,
  ...more,
});

interface CrisisPrint {
  readonly cost?: number;
  readonly family?: Family;
  readonly discount?: { readonly in: PlaceName; readonly by: number };
  readonly strength?: Score;
  readonly agility?: Score;
  readonly tech?: Score;
  readonly revealed?: readonly Sentence[];
  readonly lasting?: readonly Sentence[];
  readonly confronted?: readonly Sentence[];
  readonly thwarted?: readonly Sentence[];
  readonly completed?: readonly Sentence[];
}

/** A crisis made up for a test: strength 4 unless said. */
export const crisis = (id: string, print: CrisisPrint = { strength: 4 }): StandIn => ({
  id,
  cost: 1,
  ...print,
});

type Piles = Readonly<Record<number, readonly CardLiteral[]>>;

/** What a test lays down; all else is empty, or as a round begins. */
interface Given {
  readonly seats?: number;
  readonly at?: Readonly<Record<number, PlaceName>>;
  /** Strength, agility and tech of heroes. */
  readonly tokens?: Readonly<Record<number, readonly [number, number, number]>>;
  readonly tiles?: Readonly<Partial<Record<PlaceName, CardLiteral | undefined>>>;
  readonly stages?: Readonly<Partial<Record<PlaceName, number>>>;
  readonly laid?: Piles;
  readonly hand?: Piles;
  readonly played?: Piles;
  readonly spent?: Piles;
  readonly stack?: Piles;
  readonly crises?: readonly CardLiteral[];
  readonly deck?: readonly CardLiteral[];
  readonly thwarted?: readonly CardLiteral[];
  readonly completed?: readonly CardLiteral[];
  readonly fields?: Literal['fields'];
  /** Where the game goes on: powers are turned up next unless said. */
  readonly from?: Literal['stack'];
}

const sheets = ['superman', 'cyborg', 'batman', 'wonder-woman'];
const starts: readonly PlaceName[] = ['gotham', 'markovia', 'bialya', 'themyscira'];

/** A crisis far from everything, so that no round begins with an empty map. */
const far = crisis('far');

/** A table in the middle of a round; Darkseid has the last seat. */
export function league(given: Given): LeagueTable {
  const { seats = 3, at = {}, tokens = {}, tiles = {}, stages = {}, fields = {} } = given;
  const darkseid = seats - 1;
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const usual = (seat: number): PlaceName => (seat === darkseid ? 'apokolips' : nth(starts, seat));
  const laidTiles = { sydney: seats === 5 ? far : undefined, 'nanda-parbat': far, ...tiles };
  return deal(justiceLeague, {
    seats,
    zones: {
      sheet: Object.fromEntries(
        everyone.map((seat) => [seat, [seat === darkseid ? 'darkseid' : nth(sheets, seat)]]),
      ),
      villain: [`darkseid-${seats - 1}`],
      tile: Object.fromEntries(
        Object.entries(laidTiles).flatMap(([place, tile]) =>
          tile === undefined || (place === 'sydney' && !('sydney' in tiles))
            ? []
            : [[placeNo(place), [known(tile, darkseid)]]],
        ),
      ),
      laid: given.laid ?? {},
      hand: Object.fromEntries(everyone.map((seat) => [seat, handOf(given, seat, darkseid)])),
      played: given.played ?? {},
      spent: given.spent ?? {},
      stack: given.stack ?? {},
      crises: { [darkseid]: given.crises ?? [] },
      crisisDeck: given.deck ?? [],
      thwarted: given.thwarted ?? [],
      completed: given.completed ?? [],
    },
    fields: {
      round: 1,
      darkseid,
      at: everyone.map((seat) => placeNo(at[seat] ?? usual(seat))),
      ready: everyone.flatMap((seat) => tokens[seat] ?? [0, 0, 0]),
      advancement: places.names.slice(0, 12).map((name) => stages[name] ?? 0),
      ...fields,
    },
    stack: given.from ?? [{ phase: 'round', after: 'darkseid planning' }],
  });
}

/** What a test gives a seat, and always the way home, unless it is laid down. */
function handOf({ hand = {}, laid = {} }: Given, seat: number, darkseid: number): readonly CardLiteral[] {
  const home = seat === darkseid ? 'apokolips' : `${nth(sheets, seat)}-watchtower`;
  const cards = hand[seat] ?? [];
  return cards.includes(home) || laid[seat]?.includes(home) ? cards : [...cards, home];
}

/** A hidden tile is known to Darkseid. */
const known = (tile: CardLiteral, darkseid: number): CardLiteral =>
  typeof tile === 'object' && 'seenBy' in tile ? tile : { card: tile, seenBy: [darkseid] };

const placeNames: readonly string[] = places.names;
const placeNo = (name: string): number => placeNames.indexOf(name);

/** Where a seat's figure is. */
export const placeOf = (table: LeagueTable, seat: number): PlaceName =>
  nth(places.names, nth(table.fields.at, seat));

/** What is asked of whom: `0 power`. */
export const asked = (table: LeagueTable): string[] => table.asks.map(({ seat, name }) => `${seat} ${name}`);

export { faceUp };

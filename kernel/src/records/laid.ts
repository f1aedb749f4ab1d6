import { type AnyLocals, beginLocals, isChoice, type LocalValue, layoutIn } from '../course/locals.ts';
import { phaseCalled, stepNamed, wayTo } from '../course/phase.ts';
import { open, Table } from '../course/table.ts';
import type { Game } from '../game/definition.ts';
import type { Manifest, StandIn } from '../game/manifest.ts';
import { mix } from '../knowledge/book.ts';
import { fieldsFault, NOT_ANY } from '../state/fields.ts';
import { nth } from '../state/lists.ts';
import type { Shape } from '../state/state.ts';
import { everybody } from '../state/zones.ts';
import {
  type CardLiteral,
  type CardOrNumber,
  type ClaimLiteral,
  type FrameLiteral,
  isKnownCard,
  type LocalsLiteral,
  type PhaseLiteral,
  type Pile,
  type PositionLiteral,
  type ZoneLiteral,
  type ZoneRef,
} from './position.ts';

/** A card to be laid down: where, which kind, and who knows it besides those who look into its zone. */
interface Placed {
  readonly zone: number;
  readonly card: string | StandIn;
  readonly seenBy: number;
}

const isPile = (literal: ZoneLiteral): literal is Pile => Array.isArray(literal);

/** How a zone is written, by how many numbers tell it from its like. */
const writings = ['a pile: […]', 'piles by number: { 0: […] }', 'piles by seat and place: { 0: { 0: […] } }'];

/** The zones of a literal that hold cards, each with its pile. */
function pilesOf<S extends Shape>(table: Table<S>, name: string, literal: ZoneLiteral): [number, Pile][] {
  const { layout } = table.game;
  const zones = table.state.zones.map((_, zone) => zone).filter((zone) => layout.place(zone).name === name);
  if (zones.length === 0) {
    const known = new Set(table.state.zones.map((_, zone) => layout.place(zone).name));
    throw new RangeError(`${table.game.id} has no zone "${name}"; it has ${[...known].join(', ')}`);
  }
  const isOwned = layout.place(nth(zones, 0)).seat >= 0;
  const steps = (isOwned ? 1 : 0) + (zones.length > (isOwned ? table.seats : 1) ? 1 : 0);
  const found = pilesIn(literal, []).map(({ path, pile }): [number, Pile] => {
    const [first = 0, second = 0] = path;
    const [seat, which] = isOwned ? [first, second] : [-1, first];
    const zone = zones.find((each) => layout.place(each).seat === seat && layout.place(each).which === which);
    if (zone === undefined || path.length !== steps) {
      throw new RangeError(`"${name}" is written as ${nth(writings, steps)}`);
    }
    return [zone, pile];
  });
  return found;
}

function pilesIn(literal: ZoneLiteral, path: readonly number[]): { path: readonly number[]; pile: Pile }[] {
  if (isPile(literal)) return [{ path, pile: literal }];
  return Object.entries(literal).flatMap(([step, inner]) => pilesIn(inner, [...path, Number(step)]));
}

function placed(zone: number, card: CardLiteral, all: number): Placed {
  if (!isKnownCard(card)) return { zone, card, seenBy: 0 };
  const { seenBy } = card;
  return {
    zone,
    card: card.card,
    seenBy: seenBy === 'all' ? all : seenBy.reduce((mask, seat) => mask | (1 << seat), 0),
  };
}

/** The stand-ins of a position, each once. Two that share an id must be alike. */
export function standInsOf(position: PositionLiteral): StandIn[] {
  const found = new Map<string, StandIn>();
  for (const zone of Object.values(position.zones ?? {})) {
    for (const { pile } of pilesIn(zone, [])) {
      for (const entry of pile) {
        const card = isKnownCard(entry) ? entry.card : entry;
        if (typeof card === 'string') continue;
        const known = found.get(card.id);
        if (known !== undefined && JSON.stringify(known) !== JSON.stringify(card)) {
          throw new Error(`two different stand-ins are called "${card.id}"`);
        }
        found.set(card.id, card);
      }
    }
  }
  return [...found.values()];
}

/** What a registered game knows of positions: which face-down cards look alike, and which fields follow from the rest. */
type Laying<S extends Shape> = Pick<Manifest<S>, 'back' | 'derived'>;

/** Lays a position out on an empty table, in place of the game's set-up. */
export function lay<S extends Shape>(
  table: Table<S>,
  position: PositionLiteral,
  { back = () => '', derived = () => ({}) }: Laying<S>,
): void {
  layCards(table, position, back);
  layFields(table, position);
  if (position.stack.length === 0) throw new Error('some phase must be at work: name it in the stack');
  layCourse(table, nth(position.stack, 0));
  for (const frame of position.stack) layFrame(table, frame);
  derive(table, position, derived(table));
  for (const claim of position.claims ?? []) layClaim(table, claim);
}

function layCards<S extends Shape>(
  table: Table<S>,
  { zones = {}, mixed = [] }: PositionLiteral,
  back: (kind: S['kind']) => string,
): void {
  const { game, state, seats } = table;
  const all = everybody(seats);
  const knowers: number[] = [];
  for (const [name, literal] of Object.entries(zones)) {
    for (const [zone, pile] of pilesOf(table, name, literal)) {
      for (const entry of pile) {
        const { card, seenBy } = placed(zone, entry, all);
        const sleeve = table.create(game.kindNo(typeof card === 'string' ? card : card.id), zone);
        knowers[sleeve] = nth(game.sight(seats), zone) | seenBy;
      }
    }
  }
  const groups = mixed.map((refs) => refs.map((ref) => zoneAt(table, ref)));
  const faceDown = new Map<string, number[]>();
  knowers.forEach((mask, sleeve) => {
    if (mask === all) return;
    const group = groups.findIndex((each) => each.includes(table.at(sleeve)));
    const look = `${group} ${back(table.kind(sleeve))}`;
    faceDown.set(look, [...(faceDown.get(look) ?? []), sleeve]);
  });
  for (const cards of faceDown.values()) mix(state, cards, 0);
  // In the order of the cards, the pool would tell which card is which.
  for (const { pool } of state.lots) pool.sort((a, b) => a - b);
  for (const cards of faceDown.values()) for (const card of cards) state.mask[card] = nth(knowers, card);
}

/** The one card on the table of a kind, or the number itself. */
function numberFor<S extends Shape>(table: Table<S>, what: CardOrNumber): number {
  if (typeof what === 'number') return what;
  const cards = table.state.at.map((_, card) => card).filter((card) => table.kind(card).id === what);
  if (cards.length !== 1) throw new Error(`"${what}" must be one card on the table, not ${cards.length}`);
  return nth(cards, 0);
}

function layFields<S extends Shape>(table: Table<S>, { fields = {} }: PositionLiteral): void {
  const { game, seats } = table;
  const fieldValue = (entry: CardOrNumber | boolean) =>
    typeof entry === 'boolean' ? entry : numberFor(table, entry);
  const given = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'object' ? value.map(fieldValue) : fieldValue(value),
  ]);
  Object.assign(table.fields, Object.fromEntries(given));
  const fault = fieldsFault(game.fields, table.fields, seats);
  if (fault !== undefined) throw new Error(fault);
}

/** The phases of the course that lead to the first one named; all of them act for its seat. */
function layCourse<S extends Shape>(table: Table<S>, first: FrameLiteral): void {
  const { phase: name = '', you = NOT_ANY } =
    typeof first === 'string' ? { phase: first } : 'phase' in first ? first : {};
  layWayTo(table, name, you);
}

function layWayTo<S extends Shape>(table: Table<S>, name: string, you: number): void {
  for (const { phase, step } of wayTo(table.game.course, name) ?? []) table.push(phase, you).at = step + 1;
}

/** Begins a game at a phase of its course, for a seat: the phases that lead there are at work too. */
export function beginAt<S extends Shape>(table: Table<S>, name: string, you = NOT_ANY): void {
  layWayTo(table, name, you);
  table.push(phaseCalled(table.game, name), you);
}

/** Sets the fields that follow from the rest of a position. If the position names such a field, the two must agree. */
function derive<S extends Shape>(
  table: Table<S>,
  { fields: named = {} }: PositionLiteral,
  derived: Partial<S['fields']>,
): void {
  const { id } = table.game;
  const laid: Readonly<Record<string, unknown>> = table.fields;
  for (const [name, value] of Object.entries(derived)) {
    const [is, must] = [laid[name], value].map((each) => JSON.stringify(each));
    if (name in named && is !== must)
      throw new Error(`${id}: "${name}" is laid as ${is}, but the rest of the position makes it ${must}`);
  }
  Object.assign(table.fields, derived);
}

function layFrame<S extends Shape>(table: Table<S>, literal: FrameLiteral): void {
  const { game, state, seats } = table;
  if (typeof literal === 'string') {
    table.push(phaseCalled(game, literal));
    return;
  }
  const { you = NOT_ANY, my = {} } = literal;
  const self = numberFor(table, 'perform' in literal ? literal.perform : (literal.self ?? NOT_ANY));
  const locals = 'perform' in literal ? game.bindings : phaseCalled(game, literal.phase).my;
  if ('perform' in literal) table.perform(self, literal.part, you);
  else table.push(phaseCalled(game, literal.phase), you);
  const frame = nth(state.stack, state.stack.length - 1);
  frame.at = 'perform' in literal ? (literal.at ?? 0) : startAfter(game, literal);
  frame.self = self;
  if (locals !== undefined) frame.n = beginLocals(layoutIn(locals), seats, valuesFor(table, locals, my));
  else if (Object.keys(my).length > 0) throw new RangeError(`"${frame.verb}" remembers nothing`);
}

function startAfter<S extends Shape>(game: Game<S>, { phase, after }: PhaseLiteral): number {
  if (after === undefined) return 0;
  const step = stepNamed(phaseCalled(game, phase), after);
  if (step < 0) throw new RangeError(`"${phase}" has no step "${after}"`);
  return step + 1;
}

/** What a frame remembers, with cards as numbers. */
const valuesFor = <S extends Shape>(
  table: Table<S>,
  locals: AnyLocals,
  my: LocalsLiteral,
): Record<string, LocalValue> =>
  Object.fromEntries(
    Object.entries(my).map(([name, value]): [string, LocalValue] => {
      if (typeof value === 'object') return [name, value.map((entry) => numberIn(table, entry))];
      return [name, isChoice(locals, name) || typeof value === 'boolean' ? value : numberIn(table, value)];
    }),
  );

const numberIn = <S extends Shape>(table: Table<S>, entry: CardOrNumber | boolean): number =>
  typeof entry === 'boolean' ? Number(entry) : numberFor(table, entry);

/** The number of a zone that a test names. */
const zoneAt = <S extends Shape>(table: Table<S>, { zone, seat, which }: ZoneRef): number =>
  table.game.layout.find(zone, seat, which);

function layClaim<S extends Shape>(table: Table<S>, claim: ClaimLiteral): void {
  const cards = table.zone(zoneAt(table, claim.in));
  if ('sum' in claim) table.claimSum(claim.sum, cards, claim.is);
  else if ('among' in claim) table.claimAmong(claim.among, cards, claim.values);
  else if ('some' in claim) table.claimSome(claim.some, cards, claim.values);
  else if ('holds' in claim) table.claimHolds(claim.holds, cards, ...(claim.n ?? []));
  else for (const card of cards.slice(1)) table.claimAlike(claim.alike, card, nth(cards, 0));
}

/** Opens a table in a position of the game's own cards, and runs to its first ask; the seed decides what chance will bring. */
export function openAt<S extends Shape>(
  { game, ...laying }: Pick<Manifest<S>, 'game' | 'back' | 'derived'>,
  position: PositionLiteral,
  seed: string,
): Table<S> {
  const setup = (table: Table<S>): void => lay(table, position, laying);
  const { state } = open(
    { ...game, setup },
    { seats: position.seats, seed, options: position.options ?? {} },
  );
  return new Table(game, state);
}

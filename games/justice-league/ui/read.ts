import { aimsOf, wordIn } from '@masterplan/boards/aims';
import { type Lens, newest, type Option } from '@masterplan/kernel';
import type { Ability, Character, Crisis, Kind, Power } from '../content/kinds.ts';
import { type JusticeLeague, places, REGIONS, zones } from '../rules/board.ts';
import { cardAtWork, confronted, isHero, placeOf } from '../rules/facts.ts';
import type { BoardProps, Entry } from './props.ts';

export type View = Lens<JusticeLeague>;

export const seatsOf = (lens: View): number[] => Array.from({ length: lens.seats }, (_, seat) => seat);
export const regions: readonly number[] = Array.from({ length: REGIONS }, (_, region) => region);

/** Who a seat plays; undefined until characters are dealt. */
export function characterOf(lens: View, seat: number): Character | undefined {
  const [sheet] = seat < 0 ? [] : lens.zone(zones.sheet(seat));
  return sheet === undefined ? undefined : characterIn(lens.kind(sheet));
}

function characterIn(kind: Kind | undefined): Character | undefined {
  if (kind?.type === 'hero') return kind.id;
  return kind?.type === 'tyrant' || kind?.type === 'villain' ? 'darkseid' : undefined;
}

/** The seats that have a character, and so a figure. */
export const figuresAt = (lens: View, place: number): number[] =>
  seatsOf(lens).filter((seat) => characterOf(lens, seat) !== undefined && placeOf(lens, seat) === place);

export function powerAt(lens: View, card: number): Power | undefined {
  const kind = lens.kind(card);
  return kind?.type === 'power' ? kind : undefined;
}

export function crisisAt(lens: View, card: number | undefined): Crisis | undefined {
  const kind = card === undefined ? undefined : lens.kind(card);
  return kind?.type === 'crisis' ? kind : undefined;
}

/** The powers in a list, the smallest number first; others keep their order. */
export const byNumber = (lens: View, cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => (powerAt(lens, a)?.number ?? 0) - (powerAt(lens, b)?.number ?? 0));

/** The power that is carried out now. */
export function atWork(lens: View): number | undefined {
  const frame = newest(lens.stack, { name: 'power' });
  return frame === undefined ? undefined : cardAtWork(frame);
}

const phaseNames = ['hero planning', 'darkseid planning', 'powers', 'train'] as const;
export type PhaseName = (typeof phaseNames)[number];
export const phases: readonly PhaseName[] = phaseNames;

/** The phase of the round; undefined in set-up. */
export const phaseOf = ({ stack }: View): PhaseName | undefined =>
  phaseNames.find((name) => newest(stack, { name }) !== undefined);

/** Where on the board each entry stands; a card, a place or a seat may stand in several. */
export interface Targets<E> {
  readonly cards: ReadonlyMap<number, readonly E[]>;
  readonly places: ReadonlyMap<number, readonly E[]>;
  readonly seats: ReadonlyMap<number, readonly E[]>;
}

type Aimed = Pick<Entry, 'option' | 'step'>;

/** What an entry points at on the board: of two parts, the one that is still to be chosen. */
function aimOf(lens: View, { option, step }: Aimed) {
  const said = wordIn(lens, option);
  if (said === 'againstDarkseid') return { hole: 'seat', at: lens.fields.darkseid } as const;
  const [first, second] = aimsOf(lens, option);
  return step === 'second' ? second : first;
}

export function targetsOf<E extends Aimed>(lens: View, entries: readonly E[]): Targets<E> {
  const found = {
    card: new Map<number, E[]>(),
    place: new Map<number, E[]>(),
    seat: new Map<number, E[]>(),
  };
  for (const entry of entries) {
    const aim = aimOf(lens, entry);
    if (aim === undefined || aim.hole === 'number') continue;
    const of = found[aim.hole];
    of.set(aim.at, [...(of.get(aim.at) ?? []), entry]);
  }
  return { cards: found.card, places: found.place, seats: found.seat };
}

/** An entry that stands for a card: powers by their numbers, crises by their costs. */
export function nameOf(
  lens: View,
  option: Option,
  _step: Entry['step'],
  text: BoardProps['text'],
): { name: string; order: number } | undefined {
  const [aim] = aimsOf(lens, option);
  const kind = aim?.hole === 'card' ? lens.kind(aim.at) : undefined;
  if (kind === undefined) return undefined;
  return { name: text.card(kind).name, order: orderOf(kind) };
}

function orderOf(kind: Kind): number {
  if (kind.type === 'power') return kind.number;
  return kind.type === 'crisis' ? kind.cost : 0;
}

/** Whether a hero is confronting, and what is shown is the panel of that. */
export const isConfronting = (lens: View): boolean => confronted(lens) >= 0;

/** What lies before a seat, on its own side of the table. */
const own: readonly string[] = ['hand', 'stack', 'crises', 'spent', 'box'];

/** Where the things lie that entries are about. */
export function sideOf(lens: View, entries: readonly Aimed[]): 'board' | 'tray' {
  const { cards } = targetsOf(lens, entries);
  const held = [...cards.keys()].some((card) => own.includes(lens.game.layout.place(lens.at(card)).name));
  const isTried = entries.some(({ option }) => triedWith(lens, option) !== undefined);
  return held || isTried ? 'tray' : 'board';
}

/** An option that spends tokens on an ability. */
export function triedWith(
  lens: View,
  option: Option,
): { readonly ability: Ability | undefined; readonly tokens: number } | undefined {
  const said = wordIn(lens, option);
  const [aim] = aimsOf(lens, option);
  if (aim === undefined) return undefined;
  if (said === 'strength' || said === 'agility' || said === 'tech') return { ability: said, tokens: aim.at };
  return said === 'add' ? { ability: undefined, tokens: aim.at } : undefined;
}

export const placeName = (place: number) => places.names[place] ?? 'metropolis';
export const isDarkseid = (lens: View, seat: number): boolean => seat >= 0 && !isHero(lens, seat);

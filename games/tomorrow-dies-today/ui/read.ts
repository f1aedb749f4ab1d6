import { aimsOf, wordIn } from '@masterplan/boards/aims';
import {
  begunSteps,
  firstOf,
  type Lens,
  NOT_ANY,
  newest,
  nth,
  proposalIn,
  secondOf,
} from '@masterplan/kernel';
import type { Kind, Mission, NamedHenchman } from '../content/kinds.ts';
import { lying, MONOLOGUING, SQUADS, type Tomorrow, zones } from '../rules/board.ts';
import { inMask, placeOf } from '../rules/facts.ts';
import type { Entry } from './props.ts';

export type View = Lens<Tomorrow>;

export const seatsIn = ({ seats }: View): number[] => Array.from({ length: seats }, (_, seat) => seat);
export const letters: readonly string[] = ['A', 'B', 'C'];

/** With a true minus sign, which does not break from its number. */
export const signed = (n: number): string => String(n).replace('-', '\u2212');

/** Whom a seat plays; undefined until that is chosen. */
export function namedOf(lens: View, seat: number): NamedHenchman | undefined {
  const [card] = seat < 0 ? [] : lens.zone(zones.henchman(seat));
  const kind = card === undefined ? undefined : lens.kind(card);
  return kind?.type === 'henchman' ? kind : undefined;
}

export function missionOf(kind: Kind | undefined): Mission | undefined {
  return kind?.type === 'resource' || kind?.type === 'doomsday' || kind?.type === 'headquarters'
    ? kind
    : undefined;
}

// Where the game is

export type StageName = 'setUp' | 'scheming' | 'villainy' | 'monologuing';
export const stages: readonly StageName[] = ['scheming', 'villainy', 'monologuing'];

export function stageOf({ fields: { round, phase } }: View): StageName {
  if (round === 0) return 'setUp';
  if (phase === 0) return 'scheming';
  return phase === MONOLOGUING ? 'monologuing' : 'villainy';
}

const frames: Readonly<Record<StageName, string>> = {
  setUp: 'set-up',
  scheming: 'scheming',
  villainy: 'phase',
  monologuing: 'monologuing',
};

/** The steps of a stage that people take part in, by the names of their phases. */
const actsOf = {
  setUp: [
    ...(['henchmen', 'hiring', 'first resource', 'first jobs', 'placing'] as const),
    ...(['vaulting', 'contributing', 'keeping'] as const),
  ],
  scheming: ['sweep', 'coordination', 'staging markers'],
  villainy: ['agents', 'funding', 'spoils', 'missions', 'rewards'],
  monologuing: ['recall', 'directives', 'side jobs', 'swaps'],
} as const;
type ActName = (typeof actsOf)[StageName][number];

export interface Act {
  readonly name: ActName;
  readonly state: 'done' | 'now' | 'next';
}

/** Where a stage is: its acts, and whether there is a gap for deals and fights before the next. */
export function actsNow(lens: View): { readonly acts: readonly Act[]; readonly isGap: boolean } {
  const stage = stageOf(lens);
  const names: readonly ActName[] = actsOf[stage];
  const phase = lens.game.phaseNamed[frames[stage]];
  const stepNames = phase === undefined ? [] : begunSteps(lens.stack, phase);
  const now = names.findLastIndex((name) => stepNames.includes(name));
  const isGap = stepNames.at(-1) !== names[now];
  const state = (no: number): Act['state'] =>
    no < now || (isGap && no === now) ? 'done' : no === now ? 'now' : 'next';
  return { acts: names.map((name, no) => ({ name, state: state(no) })), isGap: isGap && now >= 0 };
}

// Markers

/** A marker on the War Map: its Phase where the viewer knows it, 0 for a blank. */
export interface Laid {
  readonly seat: number;
  readonly card?: number;
  readonly phase: number | undefined;
  readonly state: 'lying' | 'later' | 'now' | 'past';
}

/** The markers at a place: face down while they are laid, with their numbers from then on. */
export function markersAt(lens: View, place: number): Laid[] {
  const { fields } = lens;
  return seatsIn(lens).flatMap((seat): Laid[] => [
    ...lens.zone(zones.staged(seat)).flatMap((card): Laid[] => {
      if (lying.get(fields.lying, card) !== place) return [];
      const kind = lens.kind(card);
      return [{ seat, card, phase: kind?.type === 'marker' ? kind.phase : undefined, state: 'lying' }];
    }),
    ...goalsOf(lens, seat).flatMap((goal, no): Laid[] =>
      goal === place && fields.phase <= no + 1
        ? [{ seat, phase: no + 1, state: fields.phase === no + 1 ? 'now' : 'later' }]
        : [],
    ),
  ]);
}

const goalsOf = ({ fields }: View, seat: number): readonly number[] =>
  fields.phase === MONOLOGUING || fields.goals.length === 0
    ? []
    : [0, 1, 2].map((no) => fields.goals[seat * 3 + no] ?? NOT_ANY);

/** Whether the markers of the Round are still being laid, or were not begun. */
export const isStaging = (lens: View): boolean => newest(lens.stack, { name: 'staging' }) !== undefined;

// Targets

/** Where on the table each entry stands: what can be clicked there. */
export interface Targets<E> {
  readonly cards: ReadonlyMap<number, readonly E[]>;
  readonly places: ReadonlyMap<number, readonly E[]>;
  readonly seats: ReadonlyMap<number, readonly E[]>;
  /** The viewer's own Squads, by slot, and pieces, by number. */
  readonly slots: ReadonlyMap<number, readonly E[]>;
  readonly pieces: ReadonlyMap<number, readonly E[]>;
}

type Aimed = Pick<Entry, 'option' | 'step'>;
type Spot = readonly [keyof Targets<never>, number];

/** Words whose numbers mean a Squad, a set of Squads, or a piece and a Squad. */
const ofSlots: readonly string[] = ['gather', 'disband', 'recruitInto', 'squad'];
const ofMasks: readonly string[] = ['deploy', 'recall'];
const ofPieces: readonly string[] = ['assign', 'lose'];

/** What an entry points at: of two parts, the one that is still to be chosen. */
function spotOf(lens: View, { option, step }: Aimed): Spot | undefined {
  const said = wordIn(lens, option) ?? '';
  if (ofSlots.includes(said)) return ['slots', firstOf(option)];
  if (said === 'combine') return ['slots', step === 'second' ? secondOf(option) : firstOf(option)];
  if (ofPieces.includes(said))
    return step === 'first' ? ['pieces', firstOf(option)] : ['slots', secondOf(option)];
  if (ofMasks.includes(said)) {
    const slots = inMask(firstOf(option));
    return slots.length === 1 ? ['slots', nth(slots, 0)] : undefined;
  }
  const [first, second] = aimsOf(lens, option);
  const aim = step === 'second' ? second : first;
  if (aim === undefined || aim.hole === 'number') return undefined;
  return [aim.hole === 'card' ? 'cards' : aim.hole === 'place' ? 'places' : 'seats', aim.at];
}

export function targetsOf<E extends Aimed>(lens: View, entries: readonly E[]): Targets<E> {
  const found = {
    cards: new Map<number, E[]>(),
    places: new Map<number, E[]>(),
    seats: new Map<number, E[]>(),
    slots: new Map<number, E[]>(),
    pieces: new Map<number, E[]>(),
  };
  for (const entry of entries) {
    const spot = spotOf(lens, entry);
    if (spot === undefined) continue;
    const [which, at] = spot;
    found[which].set(at, [...(found[which].get(at) ?? []), entry]);
  }
  return found;
}

/** What lies before a seat, on its own side of the table. */
const own: readonly string[] = ['box', 'dealt', 'drawn', 'jobs', 'markers', 'vaultResource', 'vaultDoomsday'];

/** Where the things lie that entries are about. */
export function sideOf(lens: View, entries: readonly Aimed[]): 'board' | 'tray' {
  if (proposalIn(lens) !== undefined || newest(lens.stack, { name: 'conflict' }) !== undefined)
    return 'board';
  const { cards, slots, pieces } = targetsOf(lens, entries);
  const held = [...cards.keys()].some((card) => own.includes(lens.game.layout.place(lens.at(card)).name));
  return held || slots.size > 0 || pieces.size > 0 ? 'tray' : 'board';
}

/** The Squads of a seat by their slots, those that stand somewhere. */
export const slotsOf = (lens: View, seat: number): number[] =>
  Array.from({ length: SQUADS }, (_, slot) => slot).filter((slot) => placeOf(lens, seat, slot) !== NOT_ANY);

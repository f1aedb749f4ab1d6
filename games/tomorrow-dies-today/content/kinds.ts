import type { Language, Sentence, Title } from '@masterplan/kernel';
import type { ConditionSaid } from '../rules/conditions/kit.ts';

export const attributes = ['combat', 'stealth', 'cunning', 'diplomacy'] as const;
export type Attribute = (typeof attributes)[number];

export const resources = ['funding', 'data', 'espionage', 'corruption', 'infamy'] as const;
export type Resource = (typeof resources)[number];

export const facelessTypes = ['soldier', 'assassin', 'thief', 'hacker', 'scientist', 'fixer'] as const;
export type Faceless = (typeof facelessTypes)[number];

/** What stands in Squads: Faceless Henchmen, and the Named one. */
export const pieces = [...facelessTypes, 'named'] as const;
export type Piece = (typeof pieces)[number];

/** What can be gained, exchanged and printed as a Reward or Spoil. */
export const goods = [...resources, 'vp', ...facelessTypes] as const;
export type Good = (typeof goods)[number];

export const missionTypes = ['vice', 'larceny', 'violence', 'fraud', 'trafficking', 'subversion'] as const;
export type MissionType = (typeof missionTypes)[number];

export const agencies = ['interpol', 'cia'] as const;
export type Agency = (typeof agencies)[number];

/** Attribute points, in the order of `attributes`: what a Henchman has, or what a tile asks for. */
export type Points = readonly [combat: number, stealth: number, cunning: number, diplomacy: number];

/** So much of each good. */
export type Amounts = Readonly<Partial<Record<Good, number>>>;

interface Printed {
  readonly id: string;
  /** The name of its picture in game-icons. */
  readonly icon: string;
  /** Our own invention: not published anywhere. */
  readonly designed?: true;
  /** What a card of a pack is called; our own cards have their titles in `text/`. */
  readonly titles?: Readonly<Record<Language, Title>>;
}

/** When the sentences on Named Henchmen, Gadgets and Global Events speak. */
export const moments = [
  /** When its owner uses it in Plotting, once a Round (TD-12.1, TD-13.5). */
  'plot',
  /** Never carried out: read while the card is in play. */
  'lasting',
  /** When a Round begins, before the Security Sweep. */
  'scheming',
  /** In every Phase, when the Agents have moved and struck. */
  'phase',
  /** When its owner has Completed a Mission; bound: the place. */
  'completing',
  /** When its owner has Collected Spoils or Generated one; bound: the place. */
  'spoils',
  /** When a Conflict of its owner is over; bound: the place, and the rival attacked or attacking. */
  'conflict',
  /** When a Round ends, before the clock moves. */
  'ending',
  /** A Global Event alone: when it is revealed, for each player in turn order. */
  'revealed',
] as const;
export type Moment = (typeof moments)[number];

/** What is printed under each moment. */
type Speaking = Readonly<Partial<Record<Moment, readonly Sentence[]>>>;

/** A Betrayal Trigger: on while its condition holds, or from then on if it stays (TD-7.8, TD-7.9). */
interface Trigger {
  readonly when: ConditionSaid;
  readonly stays?: true;
  /** It speaks of the Team Leader: Mayhem leaves it out (TD-7.10). */
  readonly leader?: true;
}

export interface NamedHenchman extends Printed, Speaking {
  readonly type: 'henchman';
  readonly has: Points;
  readonly affinity: MissionType;
  readonly triggers: readonly Trigger[];
  /** The ability is used wherever the pawn is, not from the Base Tile only (TD-12.1). */
  readonly anywhere?: true;
}

export interface ResourceMission extends Printed {
  readonly type: 'resource';
  readonly mission: MissionType;
  /** The Active side: to Complete it. */
  readonly needs: Points;
  /** The Completed side: to Generate a Spoil (TD-A83). */
  readonly completed: Points;
  readonly reward: Amounts;
  /** What one of can be taken for each High Alert token removed (TD-23.9, TD-A81). */
  readonly spoils: readonly Good[];
}

export interface DoomsdayMission extends Printed {
  readonly type: 'doomsday';
  readonly mission: MissionType;
  readonly needs: Points;
  readonly reward: Amounts;
  /** What happens besides if all who Completed it agree (TD-25.11). */
  readonly effect?: readonly Sentence[];
}

export interface Headquarters extends Printed {
  readonly type: 'headquarters';
  readonly agency: Agency;
  /** Times the High Alert tokens there (TD-24.8). */
  readonly needs: Points;
  readonly reward: Amounts;
}

export interface Gadget extends Printed, Speaking {
  readonly type: 'gadget';
  /** It is used wherever the pawn is, not from the Base Tile only (TD-12.1). */
  readonly anywhere?: true;
  /** It goes to the discard pile when it has been used in Plotting. */
  readonly once?: true;
}

/** A Goodman Directive: whoever did all this, in this Round, may claim it. */
export interface Directive extends Printed {
  readonly type: 'directive';
  readonly needs: readonly ConditionSaid[];
  readonly reward: Amounts;
}

export interface SideJob extends Printed {
  readonly type: 'job';
  /** The id of the Named Henchman it bears the name of (TD-4.8). */
  readonly of?: string;
  readonly needs: readonly ConditionSaid[];
  readonly reward: Amounts;
}

export interface GlobalEvent extends Printed, Speaking {
  readonly type: 'event';
  /** Who meets it first gains 1 VP and the card (TD-28.4). */
  readonly solution: readonly ConditionSaid[];
}

/** A Staging Marker: of Phase 1, 2 or 3, or blank (TD-15.3). */
export interface Marker extends Printed {
  readonly type: 'marker';
  readonly phase: 0 | 1 | 2 | 3;
}

export type Mission = ResourceMission | DoomsdayMission | Headquarters;
export type Kind = NamedHenchman | Mission | Gadget | Directive | SideJob | GlobalEvent | Marker;
export type Speaker = NamedHenchman | Gadget | GlobalEvent;

type Literal<K extends Kind> = Omit<K, 'type' | 'id'>;
const maker =
  <K extends Kind>(type: K['type']) =>
  (
    id: string,
    print: Literal<K>,
  ): Omit<K, 'type' | 'id'> & { readonly type: K['type']; readonly id: string } => ({
    ...print,
    type,
    id,
  });

export const henchman = maker<NamedHenchman>('henchman');
export const resourceMission = maker<ResourceMission>('resource');
export const doomsdayMission = maker<DoomsdayMission>('doomsday');
export const headquarters = maker<Headquarters>('headquarters');
export const gadget = maker<Gadget>('gadget');
export const directive = maker<Directive>('directive');
export const sideJob = maker<SideJob>('job');
export const globalEvent = maker<GlobalEvent>('event');
export const marker = maker<Marker>('marker');

/** The sentences that a kind has under a part: a moment, or the effect of a Doomsday Mission. */
export function sentencesUnder(kind: Kind, part: string): readonly Sentence[] {
  if (kind.type === 'doomsday') return part === 'effect' ? (kind.effect ?? []) : [];
  if (kind.type !== 'henchman' && kind.type !== 'gadget' && kind.type !== 'event') return [];
  const moment = moments.find((each) => each === part);
  return moment === undefined ? [] : (kind[moment] ?? []);
}

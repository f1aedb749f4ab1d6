import type { ZoneLiteral } from '@masterplan/kernel/testkit';
import type { Said as Sentence } from '../rules/verbs/index.ts';
import { deal, throwdown } from './stand-ins.ts';

type Zones = Readonly<Record<string, ZoneLiteral>>;

/** Three Throwdowns made up for a test. */
export const places = { 0: [throwdown('docks')], 1: [throwdown('bank')], 2: [throwdown('zoo')] };

/** A round whose Squads are assembled. */
export const assembled = ['throwdowns'];

/** Three Throwdowns in the last round; seat 0 holds Loser Lad and is to name one. */
export const before = (squad: ZoneLiteral, more: Zones = {}) =>
  deal({ fields: { round: 3 }, zones: { throwdown: places, squad, ...more }, stack: assembled });

/** The fight at the first of them, which has been named. */
export const fight = (squad: ZoneLiteral, more: Zones = {}) => before(squad, more).answer(0, 'settle 0');

/** The same where no other Throwdown is left. */
export const lastFight = (squad: ZoneLiteral, more: Zones = {}) =>
  before(squad, { ...more, throwdown: { 0: places[0] } });

/** What is asked of whom: `loot 2`. */
export const asked = (table: ReturnType<typeof fight>): string[] =>
  table.asks.map(({ seat, name }) => `${name} ${seat}`);

/** A Super's print with an Ability of these sentences. */
export const doing = (...ability: Sentence[]): { readonly ability: readonly Sentence[] } => ({ ability });

export const armed = { attack: 'force' } as const;

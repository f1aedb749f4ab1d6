import { type Lens, nth } from '@masterplan/kernel';
import type { Crisis, Row } from '../content/kinds.ts';
import { type JusticeLeague, REGIONS, VILLAIN_CARD } from '../rules/board.ts';
import {
  crisisOf,
  hasCrisis,
  heroPoints,
  MOST_WOUNDS,
  neighbours,
  openAbilities,
  openRegions,
  POINTS_OF_A_VILLAIN,
  POINTS_TO_WIN,
  sheetOf,
  stageOf,
  targetKind,
  tileAt,
  villainPoints,
} from '../rules/facts.ts';
import type { Habits } from './habits.ts';

export type View = Lens<JusticeLeague>;

/** What a hidden crisis is taken for by those who do not know it. */
export const UNKNOWN = { points: 2, abilities: 2, score: 3 } as const;

/** The crisis of a region, where the viewer knows it. */
export function crisisAt(lens: View, region: number): Crisis | undefined {
  const tile = tileAt(lens, region);
  return tile !== undefined && lens.knows(tile) ? crisisOf(lens, tile) : undefined;
}

export const regionsWithCrises = (lens: View): number[] =>
  openRegions(lens).filter((region) => hasCrisis(lens, region));

/** The VP of a target: of a crisis as far as it is known, or of Darkseid. */
export const pointsOf = (lens: View, target: number): number =>
  target === VILLAIN_CARD ? POINTS_OF_A_VILLAIN : (crisisAt(lens, target)?.cost ?? UNKNOWN.points);

/** How many abilities a target has. */
export function abilitiesOf(lens: View, target: number): number {
  if (target !== VILLAIN_CARD && crisisAt(lens, target) === undefined) return UNKNOWN.abilities;
  const { strength, agility, tech } = targetKind(lens, target);
  return [strength, agility, tech].filter((score) => score !== undefined).length;
}

/** What it is worth to heroes that a target is gone: its VP, those that Darkseid does not get, and XP. */
export function thwarting(lens: View, target: number, habits: Habits): number {
  const points = pointsOf(lens, target);
  const isWon = heroPoints(lens) + points >= POINTS_TO_WIN;
  const worth = points + habits.xp * abilitiesOf(lens, target) + (isWon ? habits.win : 0);
  if (target === VILLAIN_CARD) return worth;
  const stage = stageOf(lens, target);
  const isLost = stage > 1 && villainPoints(lens) + points >= POINTS_TO_WIN;
  const isLast = !openRegions(lens).some((region) => region !== target && hasCrisis(lens, region));
  return (
    worth + points * nth(habits.completes, stage) + (isLost ? habits.alarm : 0) + (isLast ? habits.alarm : 0)
  );
}

/** What it is worth to overcome one ability of a target: a part of the whole, and more the fewer are left. */
export function overcomingOne(lens: View, target: number, habits: Habits): number {
  const left = Math.max(1, openAbilities(lens, target).length);
  const share = habits.piecemeal / abilitiesOf(lens, target) + (1 - habits.piecemeal) / left;
  return thwarting(lens, target, habits) * share;
}

/** What a roll of the die promises: how likely it makes up what is missing, and how many wounds it deals on average. */
export interface Odds {
  readonly hit: number;
  readonly wounds: number;
}

const FACES = [1, 2, 3, 4, 5];

/** The odds of a hero's roll with so much missing, where so much is subtracted from the die. */
export function oddsOf(lens: View, hero: number, gap: number, minus: number): Odds {
  const sheet = sheetOf(lens, hero);
  if (sheet.type !== 'hero') return { hit: 0, wounds: 0 };
  let [hit, wounds] = [1, 0];
  for (const face of FACES) {
    const row: Row = nth(sheet.chart, face - minus);
    if ('wounds' in row) wounds += row.wounds;
    else if (row.plus >= gap) hit += 1;
  }
  return { hit: hit / (FACES.length + 1), wounds: wounds / (FACES.length + 1) };
}

/** By the number of seats: how many travel lines lie between two regions. */
const lines = new Map<number, readonly (readonly number[])[]>();

/** How many travel lines lie between two regions. */
export function linesBetween(lens: View, from: number, to: number): number {
  let known = lines.get(lens.seats);
  if (known === undefined) {
    known = Array.from({ length: REGIONS }, (_, region) => linesFrom(lens, region));
    lines.set(lens.seats, known);
  }
  return nth(nth(known, from), to);
}

function linesFrom(lens: View, from: number): number[] {
  const far = Array.from({ length: REGIONS }, () => REGIONS);
  far[from] = 0;
  const reached = [from];
  for (const place of reached)
    for (const next of neighbours(lens, place))
      if (!reached.includes(next)) {
        far[next] = nth(far, place) + 1;
        reached.push(next);
      }
  return far;
}

/** What wounds cost a hero who has some, in VP: most where his defeat wins Darkseid the game. */
export function harm(lens: View, hero: number, wounds: number, habits: Habits): number {
  const before = nth(lens.fields.wounds, hero);
  if (before + wounds < MOST_WOUNDS) return wounds * habits.wound * (1 + before / 2);
  return 1 + habits.defeat + (villainPoints(lens) + 1 >= POINTS_TO_WIN ? habits.win : 0);
}

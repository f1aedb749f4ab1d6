import { nth } from '@masterplan/kernel';
import { faceless } from '../content/faceless.ts';
import { type Piece, type Points, resources } from '../content/kinds.ts';
import { BASES, PHASES } from '../rules/board.ts';
import { goalOf } from '../rules/deployment.ts';
import { inMask } from '../rules/masks.ts';
import {
  actingAt,
  alertsAt,
  amountOf,
  countOf,
  henchmanOf,
  isVillainy,
  lastingOf,
  missionAt,
  needsAt,
  sizeOf,
  squadsOf,
  statusAt,
  strengthsOf,
} from '../rules/questions.ts';
import { lock } from '../rules/verbs/lock.ts';
import type { Mind } from './mind.ts';
import { isEnough } from './outlook.ts';
import { worthOfHenchman } from './worth.ts';

/** What Squads would achieve somewhere: with team mates who go there too, and with those of the seat that are there and deployed. */
export function promised(mind: Mind, slots: readonly number[], place: number): number {
  const { lens, me, outlook } = mind;
  if (place < 0 || place >= BASES) return 0;
  const kind = missionAt(lens, place);
  if (kind === undefined) return 0;
  const sum: number[] = strengthsOf(lens, me, slots).slice();
  let helpers = 1;
  for (const mate of mind.team) {
    if (mate === me || goalOf(lens, mate) !== place) continue;
    helpers += 1;
    const theirs = strengthsOf(lens, mate, squadsGoing(mind, mate));
    for (const [no, points] of theirs.entries()) sum[no] = nth(sum, no) + points;
  }
  const status = statusAt(lens, place);
  const isMet = isEnough(sum, needsAt(lens, place));
  if (status === 'active' && isMet)
    return outlook.rewardOf(kind, place) / Math.sqrt(helpers) + Math.max(0, outlook.hoped(place));
  if (status !== 'completed') return 0;
  const best = outlook.bestSpoil(kind);
  return Math.max(isMet ? mind.habits.spoil * best : 0, Math.min(2, alertsAt(lens, place)) * best);
}

/** The Squads of somebody that may come: those that are paid for, or all. */
function squadsGoing({ lens }: Mind, seat: number): readonly number[] {
  const paid = nth(lens.fields.funded, seat);
  return paid === 0 ? squadsOf(lens, seat) : inMask(paid);
}

// Rivals

/** How often a rival who could win a Conflict begins one. */
const OFTEN = 0.5;
const successes = (points: readonly number[]): number => Math.floor(Math.max(...points) / 2);

/** What Squads have to fear of the rivals who go to the same place. */
export function peril(mind: Mind, slots: readonly number[], place: number): number {
  const { lens, habits, me } = mind;
  if (place < 0 || place >= BASES) return 0;
  const guards = successes(strengthsOf(lens, me, slots));
  const size = slots.reduce((sum, slot) => sum + sizeOf(lens, me, slot), 0);
  const isWithNamed = slots.some((slot) => countOf(lens, me, slot, 'named') > 0);
  const others = size - (isWithNamed ? 1 : 0);
  let worst = 0;
  for (const rival of lens.fields.order) {
    if (!mind.isRival(rival) || goalOf(lens, rival) !== place) continue;
    const blows = successes(strengthsOf(lens, rival, squadsGoing(mind, rival))) - guards;
    if (blows <= 0) continue;
    const named = isWithNamed && blows > others ? habits.named + mind.once(ransom) : 0;
    worst = Math.max(worst, Math.min(blows, others) * 0.6 * worthOfHenchman(lens, habits, size) + named);
  }
  return OFTEN * worst;
}

/** What the bot loses to whoever sends its Named Henchman home. */
const ransom = (mind: Mind): number => prizeOf(mind, mind.me);

/** All of one Resource that a seat has, the one of the most worth: what sending its Named Henchman home brings. */
export function prizeOf(mind: Mind, seat: number): number {
  const { lens } = mind;
  if (lastingOf(lens, seat).some(lock.is)) return 0;
  return Math.max(...resources.map((good) => amountOf(lens, seat, good) * mind.worth(good)));
}

// Losses

/** What the Missions that the bot is bound for lose with one of its Henchmen: all they promise where too few are left. */
export function missed(mind: Mind, piece: Piece): number {
  const { lens, me, outlook } = mind;
  const { phase, goals } = lens.fields;
  if (!isVillainy(lens)) return 0;
  const less: Points = piece === 'named' ? henchmanOf(lens, me).has : faceless[piece];
  let most = 0;
  for (let when = phase; when <= PHASES; when++) {
    const place = nth(goals, me * PHASES + when - 1);
    const kind = place < 0 || place >= BASES ? undefined : missionAt(lens, place);
    if (kind === undefined || statusAt(lens, place) !== 'active') continue;
    const needs = needsAt(when === phase ? lens : nth(outlook.ahead, when - phase - 1), place);
    const acting = when === phase ? actingAt(lens, me, place) : [];
    const points = strengthsOf(lens, me, acting.length > 0 ? acting : squadsOf(lens, me));
    if (
      !isEnough(points, needs) ||
      isEnough(
        points.map((n, no) => n - nth(less, no)),
        needs,
      )
    )
      continue;
    most = Math.max(most, outlook.rewardOf(kind, place) + Math.max(0, outlook.hoped(place)));
  }
  return most;
}

import { nth } from '@masterplan/kernel';
import type { AnyReveal, AnyTold, Headline } from './any.ts';
import type { RevealWords } from './words.ts';

/** Those who win together, and how they stood at every moment. */
export interface Line {
  readonly name: string;
  readonly seats: readonly number[];
  readonly points: readonly number[];
}

export interface Course {
  readonly lines: readonly Line[];
  /** At each moment the number of the line that is alone in front; -1 where there is none. */
  readonly leaders: readonly number[];
}

/** How everybody stood at every moment, in truth. */
export function courseOf(reveal: AnyReveal, told: AnyTold): Course {
  const { rerun, names } = told;
  const moments = Array.from({ length: rerun.lastMoment + 1 }, (_, moment) => reveal.standing(told, moment));
  const lines = nth(moments, rerun.lastMoment).map(({ name, seats }, no) => ({
    name: name ?? seats.map((seat) => names[seat] ?? '').join(' & '),
    seats,
    points: moments.map((standings) => standings[no]?.points ?? 0),
  }));
  return { lines, leaders: moments.map((_, moment) => leaderAt(lines, moment)) };
}

function leaderAt(lines: readonly Line[], moment: number): number {
  const points = lines.map((line) => nth(line.points, moment));
  const most = Math.max(...points);
  return points.filter((each) => each === most).length === 1 ? points.indexOf(most) : -1;
}

/** For how much of the game each line was alone in front, in percent; the longest first, those who never were left out. */
export function reigns({ lines, leaders }: Course): { readonly line: Line; readonly share: number }[] {
  return lines
    .map((line, no) => ({ line, led: leaders.filter((leader) => leader === no).length }))
    .filter(({ led }) => led > 0)
    .sort((a, b) => b.led - a.led)
    .map(({ line, led }) => ({ line, share: Math.round((100 * led) / leaders.length) }));
}

/** The moments at which somebody else came to be alone in front. */
function swapsOf({ leaders }: Course): number[] {
  const swaps: number[] = [];
  let before = -1;
  for (const [moment, leader] of leaders.entries()) {
    if (leader < 0 || leader === before) continue;
    if (before >= 0) swaps.push(moment);
    before = leader;
  }
  return swaps;
}

/** The moment at which one line gained the most, and which one. */
function leapOf({ lines }: Course): { readonly at: number; readonly line: Line } | undefined {
  let best: { at: number; line: Line; by: number } | undefined;
  for (const line of lines)
    for (let at = 1; at < line.points.length; at++) {
      const by = nth(line.points, at) - nth(line.points, at - 1);
      if (by > (best?.by ?? 0)) best = { at, line, by };
    }
  return best;
}

/** What the course alone has to tell, in any game. */
function fromCourse(course: Course, say: RevealWords): Headline[] {
  const { leaders, lines } = course;
  const winner = leaders.at(-1) ?? -1;
  const kept = leaders.findLastIndex((leader) => leader !== winner) + 1;
  const found: Headline[] = [];
  const line = lines[winner];
  if (line !== undefined && kept < leaders.length)
    found.push({ at: kept, weight: 6, words: say.takesLead(line.name) });
  const leap = leapOf(course);
  if (leap !== undefined) found.push({ at: leap.at, weight: 2, words: say.leap(leap.line.name) });
  const swaps = swapsOf(course);
  const last = swaps.at(-1);
  if (last !== undefined && swaps.length > 2)
    found.push({ at: last, weight: 3, words: say.swaps(swaps.length) });
  return found;
}

const MOST = 5;

/** Up to five headlines in the order of the game: the weightiest that the game and its course have to tell, and how it ended. */
export function headlinesOf(
  reveal: AnyReveal,
  told: AnyTold,
  course: Course,
  say: RevealWords,
): readonly Headline[] {
  const { rerun, text, names } = told;
  const end = rerun.lensAt(rerun.lastMoment, 'truth');
  const ending =
    end.outcome === null
      ? []
      : [{ at: rerun.lastMoment, weight: 1, words: text.outcome(end, end.outcome, names) }];
  return [...reveal.headlines(told), ...fromCourse(course, say), ...ending]
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}

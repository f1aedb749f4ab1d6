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

interface Leap {
  readonly at: number;
  readonly line: Line;
  readonly by: number;
}

/** The moment at which one line gained the most, and which one. */
function leapOf({ lines }: Course): Leap | undefined {
  let best: Leap | undefined;
  for (const line of lines)
    for (let at = 1; at < line.points.length; at++) {
      const by = nth(line.points, at) - nth(line.points, at - 1);
      if (by > (best?.by ?? 0)) best = { at, line, by };
    }
  return best;
}

/** A gap is worth telling from this share of what the winner has in the end; a finish is close below this one. */
const wide = 0.2;
const close = 0.06;

const endOf = ({ points }: Line): number => points.at(-1) ?? 0;

/** Where the later winner was furthest behind; undefined where it was never far. */
function comebackOf({ lines }: Course, winner: Line): number | undefined {
  const gaps = winner.points.map(
    (points, at) => Math.max(...lines.map((line) => nth(line.points, at))) - points,
  );
  const furthest = Math.max(...gaps);
  return furthest >= wide * Math.max(1, endOf(winner)) ? gaps.lastIndexOf(furthest) : undefined;
}

/** Who came in just behind the winner; undefined where there was more than a little between them. */
function closeSecondOf({ lines }: Course, winner: Line): Line | undefined {
  const [second] = lines.filter((line) => line !== winner).sort((a, b) => endOf(b) - endOf(a));
  if (second === undefined) return undefined;
  const by = endOf(winner) - endOf(second);
  return by > 0 && by <= Math.max(1, close * endOf(winner)) ? second : undefined;
}

/** What the course alone has to tell of those who won. */
function ofWinner(course: Course, winner: Line, say: RevealWords): Headline[] {
  const { name, points } = winner;
  const behind = comebackOf(course, winner);
  const second = closeSecondOf(course, winner);
  return [
    ...(behind === undefined ? [] : [{ at: behind, weight: 5, words: say.comeback(name) }]),
    ...(second === undefined
      ? []
      : [{ at: points.length - 1, weight: 5, words: say.closeFinish(name, second.name) }]),
  ];
}

/** What the course alone has to tell, in any game. */
export function fromCourse(course: Course, winners: readonly number[], say: RevealWords): Headline[] {
  const { leaders, lines } = course;
  const leader = leaders.at(-1) ?? -1;
  const kept = leaders.findLastIndex((each) => each !== leader) + 1;
  const found: Headline[] = [];
  const line = lines[leader];
  if (line !== undefined && kept < leaders.length)
    found.push({ at: kept, weight: 6, words: say.takesLead(line.name) });
  const winner = lines.find(({ seats }) => seats.some((seat) => winners.includes(seat)));
  if (winner !== undefined) found.push(...ofWinner(course, winner, say));
  const leap = leapOf(course);
  if (leap !== undefined) found.push({ at: leap.at, weight: 2, words: say.leap(leap.line.name, leap.by) });
  const swaps = swapsOf(course);
  const last = swaps.at(-1);
  if (last !== undefined && swaps.length > 2)
    found.push({ at: last, weight: 3, words: say.swaps(swaps.length) });
  return found;
}

const MOST = 5;

/** What another story about the same, or of the same moment, is worth less. */
const again = { topic: 3, moment: 2 };

/** From this weight on a headline tells the end by itself. */
const sensation = 10;

/** The weightiest first, one after another: each makes those like it lighter. Of equal ones the later is taken, when more was at stake. */
function weightiest(all: readonly Headline[], most: number): Headline[] {
  const chosen: Headline[] = [];
  const worth = ({ at, weight, topic }: Headline): number =>
    weight -
    again.topic * chosen.filter((other) => topic !== undefined && other.topic === topic).length -
    again.moment * chosen.filter((other) => other.at === at).length;
  let left = all;
  while (chosen.length < most && left.length > 0) {
    const best = left.reduce((a, b) =>
      worth(b) > worth(a) || (worth(b) === worth(a) && b.at >= a.at) ? b : a,
    );
    chosen.push(best);
    left = left.filter((each) => each !== best);
  }
  return chosen;
}

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
  const found = [...reveal.headlines(told), ...fromCourse(course, end.outcome?.winners ?? [], say)];
  const isEndTold = found.some(({ at, weight }) => at === rerun.lastMoment && weight >= sensation);
  const last = isEndTold ? [] : ending;
  return [...weightiest(found, MOST - last.length), ...last].sort((a, b) => a.at - b.at);
}

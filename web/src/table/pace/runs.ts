import type { SeenEvent } from '@masterplan/kernel';
import type { SeenEntry } from '@masterplan/server/wire';
import type { AnyText } from '../../boards/playable.ts';

/** Choices of one seat in a row that are told as one, or a single one that is not. */
export interface Run {
  readonly entries: readonly SeenEntry[];
  /** What they come to; undefined where there is nothing to sum up. */
  readonly words: string | undefined;
}

const eventsOf = (entries: readonly SeenEntry[]): SeenEvent[] => entries.flatMap(({ events }) => events);

/** Whether a choice can be told together with those of the same seat around it. */
const isLike = (
  { did, seat, events }: SeenEntry,
  text: AnyText,
  names: readonly string[],
  viewer: number,
): boolean =>
  did === 'choose' && seat >= 0 && seat !== viewer && text.together?.(events, names) !== undefined;

/** Whether two choices that follow each other belong to one run. The viewer's own are never summed up. */
export const areLike = (
  a: SeenEntry,
  b: SeenEntry,
  text: AnyText,
  names: readonly string[],
  viewer: number,
): boolean => a.seat === b.seat && isLike(a, text, names, viewer) && isLike(b, text, names, viewer);

/** A log in runs, oldest first. */
export function runsOf(
  entries: readonly SeenEntry[],
  text: AnyText,
  names: readonly string[],
  viewer: number,
): Run[] {
  const runs: SeenEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (before !== undefined && areLike(before, entry, text, names, viewer)) last?.push(entry);
    else runs.push([entry]);
  }
  return runs.map((run) => ({ entries: run, words: sumOf(run, text, names, viewer) }));
}

function sumOf(
  run: readonly SeenEntry[],
  text: AnyText,
  names: readonly string[],
  viewer: number,
): string | undefined {
  const [first] = run;
  const lines = eventsOf(run).filter((event) => text.line(event, names) !== undefined).length;
  if (first === undefined || lines < 2 || !isLike(first, text, names, viewer)) return undefined;
  return text.together?.(eventsOf(run), names);
}

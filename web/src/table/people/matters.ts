import type { SeenEntry } from '@masterplan/server/wire';
import type { BoardProps, GameUi } from '../../boards/playable.ts';
import { runsOf } from '../pace/runs.ts';

const mostLines = 3;

/** The more it matters, the larger: what others did to the viewer, then great moments, then what others did. */
type Weight = 1 | 2 | 3;

/** Whether a viewer has chosen something themselves since a version: what happened before their question is then old news. */
export const hasChosenSince = (entries: readonly SeenEntry[], viewer: number, version: number): boolean =>
  entries.some(
    (entry) =>
      entry.version > version && entry.did === 'choose' && entry.seat === viewer && entry.by === undefined,
  );

/** A few lines in the order in which they happened. */
export function mattersMost(
  entries: readonly SeenEntry[],
  { text, names, seat }: Pick<BoardProps, 'text' | 'names' | 'seat'>,
  { staging }: Pick<GameUi, 'staging'>,
): string[] {
  const told = new Map<string, Weight>();
  for (const run of runsOf(entries, text, names, seat)) {
    if (run.words !== undefined) told.set(run.words, 1);
    else
      for (const { seat: by, events } of run.entries)
        for (const event of events) {
          const line = text.line(event, names);
          if (line === undefined || staging?.plain.includes(event.name) === true) continue;
          const isMine = seat >= 0 && event.seat === seat && by !== seat;
          told.set(line, isMine ? 3 : staging?.staged.includes(event.name) === true ? 2 : 1);
        }
  }
  const lines = [...told];
  const chosen = lines
    .map(([, weight], at) => ({ weight, at }))
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, mostLines);
  return lines.filter((_, at) => chosen.some((each) => each.at === at)).map(([line]) => line);
}

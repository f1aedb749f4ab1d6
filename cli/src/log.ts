import { type GameEvent, type Language, type LogEntry, type SeenEvent, seeEvent } from '@masterplan/kernel';
import type { Seated } from './seated.ts';
import { texts } from './text/index.ts';

/** Whose log is read: viewer number `seats` is the public; `truth` reads what happened unmasked. */
export type Reader = number | 'truth';

const heard = (event: GameEvent, reader: Reader): SeenEvent =>
  reader === 'truth' ? event : seeEvent(event, reader);

/** Entries of a table's log in words, as one reader may know them. */
export function linesOf(
  { text }: Seated,
  entries: readonly LogEntry[],
  reader: Reader,
  language: Language,
  names: readonly string[],
): string[] {
  return entries.flatMap(({ did, seat, events }) => {
    const told = events.flatMap((event) => text[language].line(heard(event, reader), names) ?? []);
    return did === 'undo' ? [...told, texts[language].log.undone(names[seat] ?? '')] : told;
  });
}

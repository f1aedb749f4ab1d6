import { type Account, type Bot, type Game, type LogEntry, type Shape, seeEvent } from '@masterplan/kernel';

/** The events that everybody at a table saw and that a bot heeds, from the table's log. Nobody speaks at such a table. */
export function accountOf<S extends Shape>(
  bot: Bot<S>,
  game: Game<S>,
  seats: number,
  log: readonly LogEntry[],
): Account {
  if (bot.heeds === undefined) return [];
  return log.flatMap(({ events }) =>
    events.filter((event) => bot.heeds?.(game, event)).map((event) => seeEvent(event, seats)),
  );
}

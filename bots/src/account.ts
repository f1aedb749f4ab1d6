import { type Account, type Bot, type Game, type LogEntry, type Shape, seeEvent } from '@masterplan/kernel';

/** What everybody at a table saw of what a bot heeds, from the table's log. Nothing is said at such a table. */
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

import type { TableInfo } from '@masterplan/server/wire';
import type { Messages } from '../../text/index.ts';

/** What is played at a table: the game on the cover, or another that its options make of it. */
export function titleOf({ game, options }: Pick<TableInfo, 'game' | 'options'>, say: Messages): string {
  const words = say.games[game];
  const found = Object.entries(words?.titles ?? {}).map(([name, titles]) => titles[String(options[name])]);
  return found.find((title) => title !== undefined) ?? words?.title ?? game;
}

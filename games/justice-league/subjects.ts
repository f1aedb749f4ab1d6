import {
  type Bot,
  bind,
  firstOf,
  type Game,
  type GameDefinition,
  type Option,
  type Subject,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import type { Crisis, Power } from './content/kinds.ts';
import { type JusticeLeague, word, zones } from './rules/board.ts';
import { definition } from './rules/game.ts';

/** What could sway a game: every crisis, and every power that can be learned. */
export const subjects = (game: Game<JusticeLeague>): readonly Subject<JusticeLeague>[] =>
  game.kinds.flatMap((kind) => {
    if (kind.type === 'crisis') return [crisis(game, kind)];
    return kind.type === 'power' && kind.starts !== true && kind.goal !== true ? [power(game, kind)] : [];
  });

/** A crisis is forced by being the first of the deck, and forbidden by being out of it; all others lie as they did. */
const crisis = (game: Game<JusticeLeague>, { id }: Crisis): Subject<JusticeLeague> => ({
  what: id,
  concerns: () => true,
  forced: { game: dealt(game, (table) => table.move(cardOf(table, id), zones.crisisDeck(), 'top')) },
  forbidden: { game: dealt(game, (table) => table.move(cardOf(table, id), zones.box())) },
});

/** A power is forced by being learned first, and forbidden by being out of the stack; it concerns tables at which its owner plays. */
const power = (game: Game<JusticeLeague>, { id, owner }: Power): Subject<JusticeLeague> => ({
  what: id,
  concerns: (table) =>
    owner === 'darkseid' || table.zone(zones.box()).every((card) => table.kind(card).id !== owner),
  forced: { bot: (bot) => learningFirst(bot, id) },
  forbidden: {
    game: bind(
      definition,
      game.kinds.filter((kind) => kind.id !== id),
    ),
  },
});

type Deal = GameDefinition<JusticeLeague>['setup'];

/** The same game, with something done once the cards are shuffled. */
function dealt(game: Game<JusticeLeague>, then: (table: Table<JusticeLeague>) => void): Game<JusticeLeague> {
  const setup: Deal = (table) => {
    definition.setup(table);
    then(table);
  };
  return bind({ ...definition, setup }, game.kinds);
}

function cardOf(table: Table<JusticeLeague>, id: string): number {
  const card = table.zone(zones.crisisDeck()).find((each) => table.kind(each).id === id);
  if (card === undefined) throw new Error(`${id} is not in the deck`);
  return card;
}

/** A bot that learns a power as soon as it learns any, and plays as it does otherwise. */
const learningFirst = (bot: Bot<JusticeLeague>, id: string): Bot<JusticeLeague> => ({
  name: bot.name,
  choose(lens, options, random, account) {
    const wanted = options.filter((option) => learns(option) && lens.kind(firstOf(option))?.id === id);
    return bot.choose(lens, wanted.length > 0 ? wanted : options, random, account);
  },
  ...(bot.speak && { speak: bot.speak.bind(bot) }),
  ...(bot.heeds && { heeds: bot.heeds.bind(bot) }),
});

const learns = (option: Option): boolean =>
  wordOf(option) === word.learn || wordOf(option) === word.learnWith;

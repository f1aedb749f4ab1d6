import {
  type Bot,
  type Game,
  generator,
  type Lens,
  markOf,
  nth,
  type Option,
  open,
  type Shape,
  type TableOptions,
} from '@masterplan/kernel';
import { Driver } from '../src/index.ts';

export { compareAlike, type Findings, ofSearch, ofThumbs } from './alike.ts';

/** Whether a choice is of a certain manner; undefined where it could not be, and is not counted. */
export type Manner<S extends Shape> = (
  lens: Lens<S>,
  chosen: Option,
  options: readonly Option[],
) => boolean | undefined;

/** The tables at which bots are watched. */
export interface Tables<S extends Shape> {
  readonly game: Game<S>;
  readonly seats: number;
  readonly options?: TableOptions;
  readonly games: number;
  readonly seed: string;
}

/** How often a bot that sits alone among others chooses in each of these manners, of the choices in which it could have. */
export function sharesOf<S extends Shape>(
  { game, seats, options = {}, games, seed }: Tables<S>,
  bot: Bot<S>,
  others: Bot<S>,
  manners: readonly Manner<S>[],
): number[] {
  const counts = manners.map((manner) => ({ manner, could: 0, did: 0 }));
  const watched = watchedBy(bot, (lens, chosen, options) => {
    for (const count of counts) {
      const did = count.manner(lens, chosen, options);
      count.could += did === undefined ? 0 : 1;
      count.did += did === true ? 1 : 0;
    }
  });
  for (let i = 0; i < games; i++) {
    const book = bot.searches === true ? 'kept' : 'dropped';
    const table = open(game, { seats, seed: `${seed} ${i}`, options, book });
    const seated = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? watched : others));
    new Driver(seated, `${seed} ${i}`).finish(table);
  }
  return counts.map(({ could, did }) => did / could);
}

/** A bot whose choices somebody follows. */
const watchedBy = <S extends Shape>(
  bot: Bot<S>,
  watch: (...seen: Parameters<Manner<S>>) => void,
): Bot<S> => ({
  name: bot.name,
  ...(bot.speak && { speak: bot.speak.bind(bot) }),
  ...(bot.heeds && { heeds: bot.heeds.bind(bot) }),
  choose(lens, options, ...rest) {
    const chosen = bot.choose(lens, options, ...rest);
    watch(lens, chosen, options);
    return chosen;
  },
});

/** A mark of all that one bot chooses at every seat of these tables: as long as it plays the same, so is this. */
export function courseMark<S extends Shape>(tables: Tables<S>, bot: Bot<S>): string {
  const keys: string[] = [];
  const watched = watchedBy(bot, ({ game }, chosen) => {
    keys.push(game.keyOf(chosen));
  });
  sharesOf(tables, watched, watched, []);
  return markOf(keys.join('\n'));
}

const chances = ['first', 'second', 'third'] as const;

/** Takes what a bot takes in two of three tries, each with chance of its own: in one search of few playouts luck may decide. */
export const ofThree = <S extends Shape>(bot: Pick<Bot<S>, 'choose'>): Pick<Bot<S>, 'choose'> => ({
  choose(lens, options, _random, account) {
    const tries = chances.map((chance) => bot.choose(lens, options, generator(chance), account));
    return tries.find((option, no) => tries.indexOf(option) !== no) ?? nth(tries, 0);
  },
});

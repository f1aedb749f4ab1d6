import { botsOf, Driver, Search } from '@masterplan/bots';
import { justiceLeague } from '@masterplan/justice-league';
import {
  candidates,
  type Manifest,
  named,
  nth,
  open,
  type Shape,
  type TableOptions,
} from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { tomorrowDiesToday } from '@masterplan/tomorrow-dies-today';
import { watchmen } from '@masterplan/watchmen';

/** Decisions that are played before the one that is searched again and again. */
const BEFORE = 30;
const PLAYOUTS = 64;

/** A game that is searched, at one number of seats. */
export interface Searched {
  readonly name: string;
  readonly seats: number;
  /** Finds a decision in the middle of a game; what it returns searches that decision, each time in other worlds, and says how many playouts that took. */
  readonly decision: () => () => number;
  /** Plays games of Ruthless bots, one after the other, until it `isEnough`. */
  readonly games: (isEnough: () => boolean) => void;
}

const searchedOf = <S extends Shape>(
  name: string,
  manifest: Manifest<S>,
  seats: number,
  options: TableOptions,
): Searched => ({
  ...{ name, seats },
  decision: () => decisionOf(manifest, seats, options),
  games: (isEnough) => gamesOf(manifest, seats, options, isEnough),
});

/** All that are measured. */
export const searched: readonly Searched[] = [
  searchedOf('Master Plan', masterPlan, 4, {}),
  searchedOf('DC base game', watchmen, 2, { mode: 'base' }),
  searchedOf('Watchmen', watchmen, 4, { mode: 'watchmen' }),
  searchedOf('Justice League', justiceLeague, 4, {}),
  searchedOf('Tomorrow Dies Today', tomorrowDiesToday, 4, {}),
];

function decisionOf<S extends Shape>(
  manifest: Manifest<S>,
  seats: number,
  options: TableOptions,
): () => number {
  const { game, foresight } = manifest;
  const thumb = nth(Object.values(botsOf(manifest)), 0);
  if (foresight === undefined) throw new Error(`${game.id} cannot be searched`);
  const table = open(game, { seats, seed: 'searched', options });
  const driver = new Driver(
    Array.from({ length: seats }, () => thumb),
    'searched',
  );
  const asked = () =>
    Array.from({ length: seats }, (_, seat) => table.lens(seat)).find(
      (lens) => candidates(lens).options.length > 1,
    );
  while (driver.course.decisions < BEFORE || asked() === undefined) driver.step(table);
  const lens = asked();
  if (lens === undefined) throw new Error(`${game.id}: nobody is asked`);
  const { account } = driver;
  let times = 0;
  return () => {
    const quest = { lens, options: candidates(lens).options, account, thumb, foresight, seed: `${times++}` };
    new Search(quest).climb(PLAYOUTS, Number.POSITIVE_INFINITY);
    return PLAYOUTS;
  };
}

function gamesOf<S extends Shape>(
  manifest: Manifest<S>,
  seats: number,
  options: TableOptions,
  isEnough: () => boolean,
): void {
  const ruthless = named(botsOf(manifest), 'ruthless');
  const bots = Array.from({ length: seats }, () => ruthless);
  for (let no = 0; !isEnough(); no++) {
    const table = open(manifest.game, { seats, seed: `searched ${no}`, options, book: 'kept' });
    const driver = new Driver(bots, `searched ${no}`);
    while (!table.over && !isEnough()) driver.step(table);
  }
}

import { botsOf, Driver, Search } from '@masterplan/bots';
import { justiceLeague } from '@masterplan/justice-league';
import { candidates, type Manifest, nth, open, type Shape, type TableOptions } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { tomorrowDiesToday } from '@masterplan/tomorrow-dies-today';
import { watchmen } from '@masterplan/watchmen';
import { takeTurns } from './measure.ts';
import { type Figure, spreadOf } from './spread.ts';

/** Decisions that are played before the one that is searched. */
const BEFORE = 30;
const PLAYOUTS = 64;

/** How many imagined courses of play a search of one decision looks at in a second. */
export function searches(): Figure[] {
  return [
    figureOf('Master Plan, 4 seats', masterPlan, 4, {}),
    figureOf('DC base game, 2 seats', watchmen, 2, { mode: 'base' }),
    figureOf('Watchmen, 4 seats', watchmen, 4, { mode: 'watchmen' }),
    figureOf('Justice League, 4 seats', justiceLeague, 4, {}),
    figureOf('Tomorrow Dies Today, 4 seats', tomorrowDiesToday, 4, {}),
  ];
}

function figureOf<S extends Shape>(
  name: string,
  manifest: Manifest<S>,
  seats: number,
  options: TableOptions,
): Figure {
  const once = searchOf(manifest, seats, options);
  const [rates = []] = takeTurns(once);
  return { name: `${name}, search`, value: spreadOf(rates), unit: 'playouts/s' };
}

/** Searches the same decision in the middle of a game, each time in other worlds. */
function searchOf<S extends Shape>(
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

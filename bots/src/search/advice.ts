import { nth, type Option, type Shape } from '@masterplan/kernel';
import type { Quest } from './playouts.ts';
import { Search } from './search.ts';
import type { Tried } from './tree.ts';

/** Most lines of an advice. */
const LINES = 3;
/** Fewest playouts that say anything of an option. */
const LEAST = 4;
/** The first rung of an advice and the last; each is twice the one before. */
const FIRST = 32;
const LAST = 2048;

/** What advice is sought on. */
export interface Quandary<S extends Shape> extends Quest<S> {
  /** What an option means: those that mean the same are one line. */
  readonly meaning: (option: Option) => string;
  /** Asked at each rung: whether to make do with what was found. */
  readonly isLate: () => boolean;
}

/** Options of one meaning, and what playouts made of them. */
export interface Advised extends Omit<Tried, 'option'> {
  readonly options: readonly Option[];
}

/**
 * The options that a search visits most, three at most, those of which most can be said for sure first. It reads what a bot that searches reads and no more. Unlike a
 * bot it goes on when the choice is clear, and tries others that promise little: how they stand is asked for, too.
 */
export function advised<S extends Shape>(quandary: Quandary<S>): readonly Advised[] {
  const search = new Search(quandary);
  for (let rung = FIRST; rung <= LAST; rung *= 2) {
    search.climb(rung, Number.POSITIVE_INFINITY);
    if (quandary.isLate()) break;
  }
  search.widen(LINES, LEAST);
  const lines = byMeaning(search.tried, quandary).sort((a, b) => b.visits - a.visits);
  return lines
    .filter(({ visits }, no) => no === 0 || visits >= LEAST)
    .slice(0, LINES)
    .sort((a, b) => surely(b) - surely(a));
}

/** What an option is worth at least, as far as can be told. */
const surely = ({ mean, error }: Advised): number => mean - error;

function byMeaning<S extends Shape>(tried: readonly Tried[], { meaning }: Quandary<S>): Advised[] {
  const alike = new Map<string, Tried[]>();
  for (const each of tried) {
    const said = meaning(each.option);
    alike.set(said, [...(alike.get(said) ?? []), each]);
  }
  return [...alike.values()].map(together);
}

function together(tried: readonly Tried[]): Advised {
  if (tried.length === 1) {
    const { option, ...found } = nth(tried, 0);
    return { options: [option], ...found };
  }
  const visits = tried.reduce((sum, each) => sum + each.visits, 0);
  const sum = tried.reduce((all, each) => all + each.mean * each.visits, 0);
  const square = tried.reduce((all, each) => all + (each.error * each.visits) ** 2, 0);
  return {
    options: tried.map(({ option }) => option),
    ...{ visits, mean: sum / visits, error: Math.sqrt(square) / visits },
  };
}

import type { Floor } from '@masterplan/kernel';
import { aligned, Figures } from '../figures.ts';
import { wilson } from '../interval.ts';
import { texts } from '../text/index.ts';
import type { Turn } from './among.ts';

/** A level measured among the usual bots. */
export interface Stood {
  readonly level: string;
  readonly turns: readonly Turn[];
  /** Playouts for a second; none where a level does not search. */
  readonly playouts?: number;
  /** What is asked of it at this table, if anything. */
  readonly floor?: Floor;
}

/** So many games of all sides are needed before it is said whether a floor holds, unless it says otherwise. */
const ENOUGH = 400;

const figures = new Figures(texts.en);
const sum = (turns: readonly Turn[], of: (turn: Turn) => number): number =>
  turns.reduce((all, turn) => all + of(turn), 0);

/** A line for all sides, or one for each size where they differ; then what a choice takes. */
export function amongLines({ level, turns, playouts, floor }: Stood): string[] {
  const sizes = [...new Set(turns.map(({ seats }) => seats))].sort((a, b) => a - b);
  const rows = sizes.map((size) => {
    const those = turns.filter(({ seats }) => seats === size);
    const share = wilson(
      sum(those, ({ won }) => won),
      those.length,
    );
    const usual = sum(those, (turn) => turn.usual) / those.length;
    return [
      sizes.length === 1 ? level : `${level}, ${size} of the seats`,
      figures.number(those.length),
      figures.percent(share.rate),
      figures.between(share),
      figures.percent(usual),
      floor === undefined ? '' : figures.percent(leastOf(floor, usual)),
      floor === undefined
        ? ''
        : verdictOn(share.rate, leastOf(floor, usual), turns.length >= (floor.games ?? ENOUGH)),
    ];
  });
  const seconds =
    sum(turns, (turn) => turn.seconds) /
    Math.max(
      1,
      sum(turns, ({ choices }) => choices),
    );
  const speed = playouts === undefined ? '' : `, ${figures.number(playouts)} playouts a second`;
  return [
    ...aligned([['', 'games', 'won', '95 %', 'Steady there', 'floor', ''], ...rows]),
    '',
    `${figures.number(seconds, 3)} s a choice${speed}`,
  ];
}

const leastOf = (floor: Floor, usual: number): number => floor.least ?? usual + (floor.above ?? 0);

const verdictOn = (rate: number, least: number, isEnough: boolean): string => {
  if (!isEnough) return 'open';
  return rate >= least ? 'held' : 'missed';
};

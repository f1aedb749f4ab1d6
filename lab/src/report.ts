import type { Language } from '@masterplan/kernel';
import type { Contest, Series } from './contest.ts';
import { type Interval, wilson } from './interval.ts';
import { shareOf, type Tally } from './tally.ts';
import { type LabText, texts } from './text/index.ts';

/** How fast a series was played. The only part of a result that differs from run to run. */
export interface Pace {
  readonly seconds: number;
  readonly workers: number;
}

/** A value of a factor: how often it was held, how often it won, and that against the wins of any seat. */
interface Held extends Interval {
  readonly held: number;
  readonly wins: number;
  readonly ratio: number;
}

type Ended = Interval & { readonly games: number };
type Length = { readonly mean: number; readonly least: number; readonly most: number };

/** A played series as a program reads it. */
export interface Result extends Omit<Series, 'pack'> {
  readonly version: string;
  readonly pack: 'own' | 'given';
  /** The wins of a seat, all taken together. */
  readonly share: number;
  readonly wins: Readonly<Record<string, Readonly<Record<string, Held>>>>;
  readonly endings: Readonly<Record<string, Ended>>;
  readonly lengths: Readonly<Record<string, Length>>;
  readonly speed: {
    readonly seconds: number;
    readonly gamesPerSecond: number;
    readonly decisionsPerSecond: number;
    readonly workers: number;
  };
}

/** In the order of their names, numbers as numbers: the same whoever counted first. */
const sorted = <T>(entries: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));

function mapped<T, U>(entries: Readonly<Record<string, T>>, to: (entry: T) => U): Record<string, U> {
  return Object.fromEntries(sorted(entries).map(([name, entry]) => [name, to(entry)]));
}

export function resultOf(contest: Contest, series: Series, tally: Tally, pace: Pace): Result {
  const share = shareOf(tally);
  const { pack, ...played } = series;
  return {
    ...played,
    version: contest.version,
    pack: pack === undefined ? 'own' : 'given',
    share,
    wins: mapped(tally.factors, (values) =>
      mapped(values, ({ wins, trials }) => {
        const interval = wilson(wins, trials);
        return { held: trials, wins, ...interval, ratio: share === 0 ? 0 : interval.rate / share };
      }),
    ),
    endings: mapped(tally.endings, (games) => ({ games, ...wilson(games, tally.games) })),
    lengths: mapped(tally.lengths, ({ games, sum, least, most }) => ({ mean: sum / games, least, most })),
    speed: {
      seconds: pace.seconds,
      gamesPerSecond: tally.games / pace.seconds,
      decisionsPerSecond: tally.decisions / pace.seconds,
      workers: pace.workers,
    },
  };
}

/** Writes numbers as a language does. */
export class Figures {
  readonly #text: LabText;

  constructor(text: LabText) {
    this.#text = text;
  }

  number(value: number, digits = 0): string {
    return value.toLocaleString(this.#text.numbers, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }

  percent(rate: number): string {
    return rate.toLocaleString(this.#text.numbers, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  }

  between({ low, high }: Interval): string {
    return this.#text.range(this.percent(low), this.percent(high));
  }
}

/** Rows of equal columns: the first leans left, the others right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  const pad = (cell: string, i: number) => {
    const blank = ' '.repeat((widths[i] ?? 0) - cell.length);
    return i === 0 ? cell + blank : blank + cell;
  };
  return rows.map((row) => row.map(pad).join('   ').trimEnd());
}

/** A played series as a person reads it. */
export function reportOf(contest: Contest, result: Result, language: Language): string {
  const text = texts[language];
  const figures = new Figures(text);
  const { speed } = result;
  return [
    text.headline(contest.title(language), result.version, result.seats, result.games, result.seed),
    text.bots(result.bots.join(', ')),
    ...Object.entries(result.wins).flatMap(([factor, values]) => [
      '',
      ...factorRows(contest, factor, values, text, figures, language),
    ]),
    '',
    ...endingRows(contest, result, text, figures, language),
    '',
    ...lengthRows(contest, result, text, figures, language),
    '',
    text.speed(
      figures.number(speed.seconds, 1),
      figures.number(speed.gamesPerSecond),
      figures.number(speed.decisionsPerSecond),
      speed.workers,
    ),
    '',
  ].join('\n');
}

function factorRows(
  contest: Contest,
  factor: string,
  values: Readonly<Record<string, Held>>,
  text: LabText,
  figures: Figures,
  language: Language,
): string[] {
  const { columns } = text;
  const nameOf = (value: string) =>
    factor === 'seat' ? text.seat(Number(value)) : contest.nameOf(language, value);
  return aligned([
    [
      text.factors[factor] ?? contest.nameOf(language, factor),
      columns.held,
      columns.wins,
      columns.rate,
      columns.interval,
      columns.ratio,
    ],
    ...Object.entries(values).map(([value, held]) => [
      `  ${nameOf(value)}`,
      figures.number(held.held),
      figures.number(held.wins),
      figures.percent(held.rate),
      figures.between(held),
      figures.number(held.ratio, 2),
    ]),
  ]);
}

function endingRows(
  contest: Contest,
  { endings }: Result,
  text: LabText,
  figures: Figures,
  language: Language,
): string[] {
  const { columns } = text;
  return aligned([
    [text.endings, columns.games, columns.rate, columns.interval],
    ...Object.entries(endings).map(([reason, ended]) => [
      `  ${contest.nameOf(language, reason)}`,
      figures.number(ended.games),
      figures.percent(ended.rate),
      figures.between(ended),
    ]),
  ]);
}

function lengthRows(
  contest: Contest,
  { lengths }: Result,
  text: LabText,
  figures: Figures,
  language: Language,
): string[] {
  const { columns } = text;
  return aligned([
    [text.length, columns.mean, columns.least, columns.most],
    ...Object.entries(lengths).map(([measure, { mean, least, most }]) => [
      `  ${text.lengths[measure] ?? contest.nameOf(language, measure)}`,
      figures.number(mean, 1),
      figures.number(least),
      figures.number(most),
    ]),
  ]);
}

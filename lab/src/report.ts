import type { Language, Vocabulary } from '@masterplan/kernel';
import type { Contest, Series } from './contest.ts';
import { aligned, Figures } from './figures.ts';
import type { Held, Result } from './result.ts';
import { type LabText, texts } from './text/index.ts';

/** A played series as a person reads it. */
export function reportOf(contest: Contest, series: Series, result: Result, language: Language): string {
  return new Report(contest, series, language).of(result);
}

class Report {
  readonly #text: LabText;
  readonly #figures: Figures;
  readonly #title: string;
  /** What the game calls a factor, value, length or ending. */
  readonly #called: (of: keyof Vocabulary, word: string) => string;

  constructor(contest: Contest, series: Series, language: Language) {
    this.#text = texts[language];
    this.#figures = new Figures(this.#text);
    this.#title = contest.title(language);
    this.#called = (of, word) => contest.nameOf(series, language, of, word);
  }

  of(result: Result): string {
    const { seats, games, seed, version, bots, wins } = result;
    const parts = [
      [this.#text.headline(this.#title, version, seats, games, seed), this.#text.bots(bots.join(', '))],
      ...Object.entries(wins).map(([factor, values]) => this.#factor(factor, values)),
      this.#endings(result),
      this.#lengths(result),
      [this.#speed(result)],
    ];
    return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
  }

  #factor(factor: string, values: Readonly<Record<string, Held>>): string[] {
    const { columns, factors, seat } = this.#text;
    const figures = this.#figures;
    const called = (value: string) =>
      factor === 'seat' ? seat(Number(value)) : this.#called('values', value);
    return aligned([
      [
        factors[factor] ?? this.#called('factors', factor),
        columns.held,
        columns.wins,
        columns.rate,
        columns.interval,
        columns.ratio,
      ],
      ...Object.entries(values).map(([value, held]) => [
        `  ${called(value)}`,
        figures.number(held.held),
        figures.number(held.wins),
        figures.percent(held.rate),
        figures.between(held),
        figures.number(held.ratio, 2),
      ]),
    ]);
  }

  #endings({ endings }: Result): string[] {
    const { columns } = this.#text;
    const figures = this.#figures;
    return aligned([
      [this.#text.endings, columns.games, columns.rate, columns.interval],
      ...Object.entries(endings).map(([reason, ended]) => [
        `  ${this.#called('endings', reason)}`,
        figures.number(ended.games),
        figures.percent(ended.rate),
        figures.between(ended),
      ]),
    ]);
  }

  #lengths({ lengths }: Result): string[] {
    const { columns } = this.#text;
    const figures = this.#figures;
    return aligned([
      [this.#text.length, columns.mean, columns.least, columns.most],
      ...Object.entries(lengths).map(([measure, { mean, least, most }]) => [
        `  ${this.#text.lengths[measure] ?? this.#called('lengths', measure)}`,
        figures.number(mean, 1),
        figures.number(least),
        figures.number(most),
      ]),
    ]);
  }

  #speed({ speed }: Result): string {
    const figures = this.#figures;
    return this.#text.speed(
      figures.number(speed.seconds, 1),
      figures.number(speed.gamesPerSecond),
      figures.number(speed.decisionsPerSecond),
      speed.workers,
    );
  }
}

import type { Bar, Contest } from '../contest.ts';
import { Figures } from '../figures.ts';
import { texts } from '../text/index.ts';
import type { Inquiry, Measured } from './bars.ts';

const figures = new Figures(texts.en);

const unit = (bar: Bar, value: number): string => {
  if (bar.of === 'factor') return figures.number(value, 2);
  return bar.of === 'ending' ? figures.percent(value) : `${figures.number(value * 100, 1)} points`;
};

const boundsOf = ({ bar, least, most }: Measured): string => {
  if (bar.of === 'handicap') return `at least ${unit(bar, least)}`;
  return least === 0 ? `at most ${unit(bar, most)}` : `${unit(bar, least)} to ${unit(bar, most)}`;
};

const sectionOf: Record<Bar['of'], string> = {
  factor: 'wins, times the fair share',
  ending: 'share of games that end so',
  handicap: 'wins less than each of the full bots it plays among',
};

/** A Markdown table; also readable as it is in a terminal. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = rows;
  const widths = head.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)];
}

function barTable(contest: Contest, measured: readonly Measured[]): string[] {
  return tableOf([
    ['', 'trials', 'rate', '95 %', 'measure', '95 %', 'bar', ''],
    ...measured.map((each) => [
      contest.nameOf({}, 'en', each.bar.of === 'ending' ? 'endings' : 'values', each.what),
      figures.number(each.trials),
      figures.percent(each.rate.rate),
      figures.between(each.rate),
      unit(each.bar, each.measure),
      `${unit(each.bar, each.low)} to ${unit(each.bar, each.high)}`,
      boundsOf(each),
      each.verdict,
    ]),
  ]);
}

/** The tables of one number of seats, bar by bar. */
export function seatsPage(contest: Contest, seats: number, measured: readonly Measured[]): string {
  const bars = [...new Set(measured.map(({ bar }) => bar))];
  const subject = (bar: Bar) =>
    bar.of === 'factor'
      ? contest.nameOf({}, 'en', 'factors', bar.factor)
      : bar.of === 'ending'
        ? 'Ending'
        : 'Handicap';
  return [
    `## ${seats} seats`,
    ...bars.flatMap((bar) => [
      '',
      `**${subject(bar)}** (${sectionOf[bar.of]})`,
      '',
      ...barTable(
        contest,
        measured.filter((each) => each.bar === bar),
      ),
    ]),
    '',
  ].join('\n');
}

/** What stands above the tables. */
export function heading(contest: Contest, { games, seed }: Inquiry, measured: readonly Measured[]): string {
  const missed = measured.filter(({ verdict }) => verdict === 'missed').length;
  const [usual = ''] = contest.bots;
  return [
    `# Fairness of ${contest.title('en')}`,
    '',
    `${figures.number(games)} games for every number of seats and for every handicap, seed “${seed}”, rules version`,
    `${contest.version}, all seats played by the bot \`${usual}\` unless said. Intervals are Wilson’s, 95 %. A handicapped`,
    'bot plays alone among full ones and moves up a seat from game to game, as everybody does. Made by `npm run fairness`.',
    '',
    missed === 0
      ? `All ${measured.length} measures keep their bars.`
      : `${missed} of ${measured.length} measures miss their bars.`,
    '',
  ].join('\n');
}

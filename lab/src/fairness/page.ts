import type { Bar } from '@masterplan/kernel';
import type { Contest } from '../contest.ts';
import { Figures } from '../figures.ts';
import { texts } from '../text/index.ts';
import type { Inquiry, Measured } from './bars.ts';

const figures = new Figures(texts.en);

const isDifference = ({ of }: Bar): boolean => of === 'handicap' || of === 'worth' || of === 'sway';

const unit = (bar: Bar, value: number): string => {
  if (bar.of === 'factor') return figures.number(value, 2);
  if (bar.of === 'length') return figures.number(value, 1);
  return isDifference(bar) ? `${figures.number(value * 100, 1)} points` : figures.percent(value);
};

/** Some measures are only told. */
const hasBounds = ({ least, most, verdict }: Measured): boolean =>
  verdict !== 'told' && (least > 0 || most < Number.POSITIVE_INFINITY);

const boundsOf = (measured: Measured): string => {
  const { bar, least, most } = measured;
  if (!hasBounds(measured)) return '';
  if (bar.of === 'worth' && least === 0) return `more than ${unit(bar, 0)}`;
  if (least === 0) return `at most ${unit(bar, most)}`;
  const isOpen = bar.of === 'worth' || bar.of === 'handicap' || (bar.of !== 'factor' && most === 1);
  return isOpen ? `at least ${unit(bar, least)}` : `${unit(bar, least)} to ${unit(bar, most)}`;
};

const sectionOf: Record<Bar['of'], string> = {
  factor: 'wins, times the fair share',
  ending: 'share of games that end so',
  handicap: 'wins less than each of the full bots it plays among',
  share: 'share of games won',
  worth: 'share of games won more with it than without it; the rate is that with it',
  use: 'share of games in which it comes into play',
  length: 'the mean of all games; the rate is the share of games within the bar',
  sway: 'share of games won more with it forced, or forbidden, than in the same games as they are; what came near the bar was measured again with more pairs, from other seeds',
};

/** A Markdown table; also readable as it is in a terminal. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = rows;
  const widths = head.map((_, i) => Math.max(1, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)];
}

const vocabularyOf = ({ of }: Bar): 'endings' | 'lengths' | 'values' =>
  of === 'ending' ? 'endings' : of === 'length' ? 'lengths' : 'values';

function nameOf(contest: Contest, { bar, what, treatment }: Measured): string {
  const name = contest.nameOf({}, 'en', vocabularyOf(bar), what);
  return treatment === undefined ? name : `${name}, ${treatment}`;
}

function barTable(contest: Contest, measured: readonly Measured[]): string[] {
  return tableOf([
    ['', 'trials', 'rate', '95 %', 'measure', '95 %', 'bar', ''],
    ...measured.map((each) => [
      nameOf(contest, each),
      figures.number(each.trials),
      figures.percent(each.rate.rate),
      figures.between(each.rate),
      unit(each.bar, each.measure),
      `${unit(each.bar, each.low)} to ${unit(each.bar, each.high)}`,
      boundsOf(each),
      hasBounds(each) ? each.verdict : '',
    ]),
  ]);
}

/** What a table of the page is about, and at which tables it was measured. */
function subjectOf(contest: Contest, bar: Bar): string {
  const subject: Record<Bar['of'], string> = {
    factor: bar.of === 'factor' ? contest.nameOf({}, 'en', 'factors', bar.factor) : '',
    ending: 'Ending',
    handicap: 'Handicap',
    share: 'Share',
    worth: 'Worth',
    use: 'Use',
    length: 'Length',
    sway: bar.of === 'sway' ? `Sway of the share of ${contest.nameOf({}, 'en', 'values', bar.value)}` : '',
  };
  const options = Object.entries(bar.options ?? {}).map(([name, value]) => `${name} ${value}`);
  return [subject[bar.of], ...options].join(', ');
}

/** The tables of one number of seats, or of several together; bars about the same thing at the same tables share one. */
export function chapter(contest: Contest, title: string, measured: readonly Measured[]): string {
  const titleOf = ({ bar }: Measured): string => `**${subjectOf(contest, bar)}** (${sectionOf[bar.of]})`;
  const titles = [...new Set(measured.map(titleOf))];
  return [
    `## ${title}`,
    ...titles.flatMap((title) => [
      '',
      title,
      '',
      ...barTable(
        contest,
        measured.filter((each) => titleOf(each) === title),
      ),
    ]),
    '',
  ].join('\n');
}

/** What stands above the tables. */
export function heading(contest: Contest, { games, seed }: Inquiry, measured: readonly Measured[]): string {
  const barred = measured.filter(hasBounds);
  const missed = barred.filter(({ verdict }) => verdict === 'missed').length;
  const [usual = ''] = contest.bots;
  return [
    `# Fairness of ${contest.title('en')}`,
    '',
    `${figures.number(games)} games for every number of seats and for every company of bots, seed “${seed}”, rules version`,
    `${contest.version}, all seats played by the bot \`${usual}\` unless said. Intervals are Wilson’s, 95 %. A bot among others`,
    `moves up a seat from game to game, as everybody does. Made by \`npm run fairness -- ${contest.id}\`.`,
    '',
    missed === 0
      ? `All ${barred.length} measures keep their bars.`
      : `${missed} of ${barred.length} measures miss their bars.`,
    '',
  ].join('\n');
}

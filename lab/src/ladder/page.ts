import { aligned, Figures } from '../figures.ts';
import { wilson } from '../interval.ts';
import { texts } from '../text/index.ts';
import type { Bout } from './bouts.ts';
import type { Rating } from './rating.ts';
import type { Speed } from './speed.ts';

/** All that a ladder came to. */
export interface Climbed {
  /** What it is called on the page: the game with its kind of table. */
  readonly title: string;
  readonly bouts: readonly Bout[];
  readonly ratings: readonly Rating[];
  readonly speeds: readonly Speed[];
  /** The commit, the day and the machine. */
  readonly made: string;
}

const figures = new Figures(texts.en);

/** Ratings, times and every bout, as lines of text. */
export function ladderLines({ ratings, speeds, bouts }: Climbed): string[] {
  const speedOf = (level: string) => speeds.find((speed) => speed.level === level);
  const rated = ratings
    .toSorted((a, b) => b.points - a.points)
    .map(({ level, points, within }) => {
      const speed = speedOf(level);
      return [
        level,
        figures.number(points),
        within === 0 ? '' : `± ${figures.number(within)}`,
        speed === undefined ? '' : figures.number(speed.seconds, 3),
        speed?.playouts === undefined ? '' : figures.number(speed.playouts),
      ];
    });
  const met = bouts.map(({ levels: [one, other], games, won }) => {
    const share = wilson(won, games);
    return [
      `${one} against ${other}`,
      figures.number(games),
      figures.percent(share.rate),
      figures.between(share),
    ];
  });
  return [
    ...aligned([['level', 'rating', '95 %', 's a choice', 'playouts/s'], ...rated]),
    '',
    ...aligned([['', 'games', 'won by the first', '95 %'], ...met]),
  ];
}

const HEAD = `# How strong bots are

\`npx masterplan ladder <game>\` plays every level against every other, each deal twice with the seats swapped, and writes its part of
this page. Sides take turns between two levels; half of the seats are each level's where the game has no sides, so 50 % is par. A rating is counted as in chess: 0 is \`thumb\` (Steady),
200 more win three games of four. Seconds and playouts are processor time.
`;

/** The page with the part of one ladder put in its place, or behind the others. */
export function pageWith(page: string | undefined, climbed: Climbed): string {
  const parts = (page ?? '').split(/\n(?=## )/).slice(1);
  const mine = `## ${climbed.title}`;
  const text = `${mine}\n\n${climbed.made}.\n\n\`\`\`\n${ladderLines(climbed).join('\n')}\n\`\`\`\n`;
  const others = parts.filter((part) => part.split('\n', 1)[0] !== mine);
  return [HEAD, ...[...others, text].sort()].join('\n');
}

import { aligned, Figures } from '../figures.ts';
import { wilson } from '../interval.ts';
import { texts } from '../text/index.ts';
import type { Bout } from './bouts.ts';
import type { Rating } from './rating.ts';
import type { Speed } from './speed.ts';

/** All that a ladder came to. */
export interface Climbed {
  readonly bouts: readonly Bout[];
  readonly ratings: readonly Rating[];
  readonly speeds: readonly Speed[];
}

/** A part of the page. */
export interface Part {
  /** What was measured: the game with its kind of table, and the level where it is about one. */
  readonly title: string;
  /** The commit, the day and the machine. */
  readonly made: string;
  readonly lines: readonly string[];
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
200 more win three games of four.

\`npx masterplan ladder <game> --among\` plays one level in the place of one side, all others being Steady, and holds it against its floor; “Steady there”
is what a Steady won from the same seats at the same deals. Less than 400 games of all sides together leave a floor open; a game whose searches take long may ask for fewer. What either has played is kept in \`docs/ladder\`: a run that was
stopped goes on where it was, as long as rules, cards and bots are the same. Seconds and playouts are processor time.

Tables are as the game usually lays them, but for what a heading names.
`;

/** The page with one part put in its place, or among the others. */
export function pageWith(page: string | undefined, { title, made, lines }: Part): string {
  const parts = (page ?? '').split(/\n(?=## )/).slice(1);
  const mine = `## ${title}`;
  const text = `${mine}\n\n${made}.\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`;
  const others = parts.filter((part) => part.split('\n', 1)[0] !== mine);
  return [HEAD, ...[...others, text].sort()].join('\n');
}

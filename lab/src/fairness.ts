import { writeFileSync } from 'node:fs';
import { contests } from './contests.ts';
import { type Inquiry, type Measured, measure } from './fairness/bars.ts';
import { heading, seatsPage } from './fairness/page.ts';
import { progressBar } from './io.ts';
import { texts } from './text/index.ts';
import { programBeside } from './workers.ts';

const [asked, count] = process.argv.slice(2);
const chosen = contests.filter(({ id }) => asked === undefined || asked === id);
const wanted = count === undefined ? undefined : Number(count);
if (chosen.length === 0 || (wanted !== undefined && (!Number.isSafeInteger(wanted) || wanted < 1))) {
  const ids = contests.map(({ id }) => id).join(' | ');
  process.stderr.write(
    `npm run fairness [-- ${ids} [GAMES]]: a game, and a whole number of games from 1 up\n`,
  );
  process.exit(2);
}

const err = (text: string) => process.stderr.write(text);
const io = { language: 'en', watched: process.stderr.isTTY, out: err, err } as const;
let missed = 0;
for (const contest of chosen) {
  const games = wanted ?? contest.page.games;
  const all: Measured[] = [];
  const pages: string[] = [];
  const bar = progressBar(io, games, texts.en);
  const inquiry: Inquiry = {
    games,
    seed: 'fair',
    crew: { program: programBeside(import.meta.url), progress: bar.show },
  };
  for (const seats of contest.seats) {
    const measured = await measure(contest, seats, inquiry);
    bar.clear();
    all.push(...measured);
    pages.push(seatsPage(contest, seats, measured));
    process.stdout.write(`${pages.at(-1)}\n`);
  }
  missed += all.filter(({ verdict }) => verdict === 'missed').length;
  const head = heading(contest, inquiry, all);
  process.stdout.write(head);
  if (games >= contest.page.games) writeFileSync(`docs/${contest.page.file}`, [head, ...pages].join('\n'));
}
process.exitCode = missed === 0 ? 0 : 1;

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { asked } from '@masterplan/kit/asked';
import { contests } from './contests.ts';
import { type Inquiry, type Measured, measure, measureTogether } from './fairness/bars.ts';
import { chapter, heading } from './fairness/page.ts';
import { playedHere, playedIn } from './fairness/played.ts';
import { progressBar } from './io.ts';
import { playedBeside } from './programs.ts';
import { programBeside } from './workers.ts';

const ids = contests.map(({ id }) => id);
const help = `npm run fairness [-- GAME …] [--games N]: measures the bars of each game, or of those named, and writes their pages.
Games: ${ids.join(', ')}. With fewer games than a page is made from, it is only printed. What has been played is kept in
reports/fairness: a measurement that was stopped goes on where it was, as long as nothing has changed.`;
const { words, options } = asked({ games: 'count' }, help, (word) => ids.includes(word));
const chosen = contests.filter(({ id }) => words.length === 0 || words.includes(id));

const err = (text: string) => process.stderr.write(text);
const io = { language: 'en', watched: process.stderr.isTTY, out: err, err } as const;
const program = programBeside(import.meta.url);
const countedBy = (game: string) =>
  playedBeside(import.meta.url, [`${game}-game`, `${game}-bots`, `${game}-counting`, 'contest']);
const played = program === undefined ? playedHere() : playedIn(pathToFileURL('reports/fairness/'), countedBy);
let missed = 0;
for (const contest of chosen) {
  const games = options.games ?? contest.page.games;
  const all: Measured[] = [];
  const pages: string[] = [];
  const bar = progressBar(io, games);
  const inquiry: Inquiry = {
    games,
    seed: 'fair',
    crew: { program, progress: bar.show },
    played,
  };
  const tell = (title: string, measured: readonly Measured[]) => {
    bar.clear();
    all.push(...measured);
    pages.push(chapter(contest, title, measured));
    process.stdout.write(`${pages.at(-1)}\n`);
  };
  for (const seats of contest.seats) tell(`${seats} seats`, await measure(contest, seats, inquiry));
  const together = await measureTogether(contest, inquiry);
  if (together.length > 0) tell('All numbers of seats together', together);
  missed += all.filter(({ verdict }) => verdict === 'missed').length;
  const head = heading(contest, inquiry, all);
  process.stdout.write(head);
  if (games >= contest.page.games) writeFileSync(`docs/${contest.page.file}`, [head, ...pages].join('\n'));
}
process.exitCode = missed === 0 ? 0 : 1;

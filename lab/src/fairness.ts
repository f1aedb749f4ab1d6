import { writeFileSync } from 'node:fs';
import { type Inquiry, type Measured, measure } from './fairness/bars.ts';
import { heading, seatsPage } from './fairness/page.ts';
import { progressBar } from './io.ts';
import { shelf } from './shelf.ts';
import { texts } from './text/index.ts';
import { programBeside } from './workers.ts';

/** The number of games that `docs/fairness.md` is made from; fewer print the tables and write nothing. */
const FULL = 20_000;

const games = Number(process.argv[2] ?? FULL);
if (!Number.isSafeInteger(games) || games < 1) {
  process.stderr.write('npm run fairness [-- GAMES]: a whole number of games from 1 up\n');
  process.exit(2);
}

const err = (text: string) => process.stderr.write(text);
const io = { language: 'en', watched: process.stderr.isTTY, out: err, err } as const;
let missed = 0;
for (const contest of shelf) {
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
  if (games >= FULL) writeFileSync('docs/fairness.md', [head, ...pages].join('\n'));
}
process.exitCode = missed === 0 ? 0 : 1;

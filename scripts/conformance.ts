import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyManifest } from '@masterplan/kernel';
import type { ConformanceReport, Effort } from '@masterplan/kernel/testkit';
import { leave } from '@masterplan/kit/asked';
import { games } from '../games/index.ts';
import { bundle } from './bundle.mjs';
import { closeness, fullEffort, shareOf, type Wanted, wantedBy } from './conformance/arguments.ts';
import { keptIn } from './conformance/kept.ts';
import { conformancePage, shortfalls } from './conformance/page.ts';
import { progressOf } from './conformance/progress.ts';
import { playOnAllCores } from './conformance/threads.ts';
import { madeWith } from './made.ts';

const folder = 'dist/conformance';
const program = new URL(`../${folder}/part.mjs`, import.meta.url);
const reportsFolder = new URL('../reports/', import.meta.url);
const page = new URL('../docs/conformance.md', import.meta.url);

/** Says what was found, and keeps the records of all faults for whoever looks into them. */
function tell(report: ConformanceReport): void {
  const { game, counts, faults, failed } = report;
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const found = Object.values(failed).reduce((sum, times) => sum + times, 0);
  console.log(
    `${game}: ${counts.games} games, ${counts.choices} choices, ${counts.positions} positions re-dealt, ` +
      `${counts.twinGames} twin games, ${found} faults`,
  );
  if (found === 0) return;
  for (const { check, message } of faults) console.log(`  ${check}: ${message}`);
  mkdirSync(reportsFolder, { recursive: true });
  const file = `conformance-${game}.json`;
  writeFileSync(new URL(file, reportsFolder), JSON.stringify(report, null, 1));
  console.log(`  The records that lead to them: reports/${file}`);
}

/** A full run is split so, on every machine: a stopped one loses no more than the parts that were being played. Each plays all cases in turn. */
const PARTS = 79;

/** What one game is to play; `share` is its part of the seconds that all games have together. */
function effortFor(
  registered: AnyManifest,
  effort: Wanted['effort'],
  share: (seconds: number) => number,
): Effort {
  if ('full' in effort) return fullEffort(registered, effort.seed);
  if (!('seconds' in effort)) return effort;
  const { lookEvery } = closeness(registered);
  return { ...effort, seconds: share(effort.seconds), lookEvery };
}

async function run({ game: only, effort }: Wanted): Promise<number> {
  const chosen = games.filter(({ game }) => only === undefined || game.id === only);
  if (chosen.length === 0) {
    console.error(`There is no game "${only}". Games: ${games.map(({ game }) => game.id).join(', ')}.`);
    return 2;
  }
  await bundle({ part: 'scripts/conformance/part.ts' }, folder);
  let exitCode = 0;
  const beganAt = Date.now();
  for (const [index, registered] of chosen.entries()) {
    const { id } = registered.game;
    const used = (Date.now() - beganAt) / 1000;
    const played = effortFor(registered, effort, (seconds) => shareOf(seconds, used, chosen.length - index));
    const isInOrder = 'full' in effort ? await playInFull(id, played) : await playInShort(id, played);
    if (!isInOrder) exitCode = 1;
  }
  return exitCode;
}

/** Plays a run that is not kept; false where it found a fault. */
async function playInShort(game: string, effort: Effort): Promise<boolean> {
  const { report } = await playOnAllCores(program, { game, effort }, progressOf(game));
  tell(report);
  return report.faults.length === 0;
}

/** Plays the full counts of a game, or what a run that was stopped left of them, and keeps the result; false where it is not as it should be. */
async function playInFull(game: string, effort: Effort): Promise<boolean> {
  const kept = keptIn(new URL(`conformance/${game}/`, reportsFolder), program);
  const split = { parts: PARTS, kept };
  const { report, seconds } = await playOnAllCores(program, { game, effort }, progressOf(game), split);
  tell(report);
  const tooFew = shortfalls(report);
  for (const sentence of tooFew) console.log(`  too few ${sentence}`);
  keep(report, `${madeWith()}, ${Math.ceil(seconds / 60)} min`);
  kept.clear();
  return report.faults.length === 0 && tooFew.length === 0;
}

/** Keeps a full run in its chapter of the page. */
function keep(report: ConformanceReport, made: string): void {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, conformancePage(before, report, made));
}

const wanted = wantedBy(process.argv.slice(2));
process.exitCode = await run('sentence' in wanted ? leave(wanted) : wanted);

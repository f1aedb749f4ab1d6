import { writeFileSync } from 'node:fs';
import { compareAlike, ofSearch, ofThumbs } from '@masterplan/bots/testkit';
import type { AnyManifest } from '@masterplan/kernel';
import { asked } from '@masterplan/kit/asked';
import { games } from '../games/index.ts';
import { alikePage, type Compared, isFair, lineOf } from './alike/page.ts';
import { madeWith } from './made.ts';

/** How many positions a game has to stand, and the playouts of a search. */
const STEADY = 10_000;
const SEARCHED = 1_000;
const PLAYOUTS = 64;

const ids = games.map(({ game }) => game.id);
const help = `npm run alike [-- GAME …]: whether bots choose the same when the truth is swapped for another world of their view.
Games: ${ids.join(', ')}. Without a game: all of them, and docs/alike.md is written.`;
const { words } = asked({}, help, (word) => ids.includes(word));
const chosen = games.filter(({ game }) => words.length === 0 || words.includes(game.id));

/** How far a comparison has come, for whoever watches. */
const tell = (wanted: number) => (positions: number) => {
  if (process.stderr.isTTY && positions % 100 === 0)
    process.stderr.write(`\r\u001b[K${positions} of ${wanted} positions`);
};

function* comparisons(manifest: AnyManifest): Generator<Compared & { readonly wanted: number }> {
  const game = manifest.game.id;
  const steady = compareAlike(manifest, ofThumbs(manifest), STEADY, tell(STEADY));
  yield { game, bot: 'Steady', findings: steady, wanted: STEADY };
  const searched = compareAlike(manifest, ofSearch(manifest, PLAYOUTS), SEARCHED, tell(SEARCHED));
  yield { game, bot: `a search of ${PLAYOUTS} playouts`, findings: searched, wanted: SEARCHED };
}

const all: Compared[] = [];
let unfair = 0;
for (const manifest of chosen)
  for (const { wanted, ...compared } of comparisons(manifest)) {
    all.push(compared);
    if (!isFair(compared, wanted)) unfair += 1;
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(lineOf(compared));
    for (const { ask, seats } of compared.findings.unlike.slice(0, 5))
      console.log(`  differs: ${ask}, ${seats} seats`);
  }
if (words.length === 0)
  writeFileSync(new URL('../docs/alike.md', import.meta.url), alikePage(all, madeWith()));
process.exitCode = unfair === 0 ? 0 : 1;

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asked } from '@masterplan/kit/asked';
import { justiceLeagueEndings, justiceLeagueSample } from './sample/justice-league.ts';
import { masterPlanSample } from './sample/master-plan.ts';
import { type Sample, written } from './sample/playing.ts';
import { tomorrowSample } from './sample/tomorrow-dies-today.ts';
import { baseSample, watchmenSample } from './sample/watchmen.ts';

/**
 * The games on the front page that anybody can watch, and those that tests keep as golden. `npm run sample` plays and chooses them
 * anew, or only the one that is named; then watch or read them before they are committed.
 */
const samples: Readonly<Record<string, Sample>> = {
  'master-plan': masterPlanSample,
  watchmen: watchmenSample,
  'watchmen-base': baseSample,
  'justice-league': justiceLeagueSample,
  ...justiceLeagueEndings,
  'tomorrow-dies-today': tomorrowSample,
};

function choose(name: string, { file, games, play }: Sample): void {
  const all = Array.from({ length: games }, (_, no) => ({ no, ...play(`sample ${no}`) }));
  const [best] = all
    .flatMap(({ worth, ...rest }) => (worth === undefined ? [] : [{ worth, ...rest }]))
    .toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) throw new Error(`none of ${games} games of ${name} is worth watching`);
  writeFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), written(best.record));
  console.log(`${name}: game ${best.no} of ${games}: ${best.told}`);
}

const names = Object.keys(samples);
const help = `npm run sample [-- NAME …]: plays and chooses the kept games anew. Names: ${names.join(', ')}.`;
const { words } = asked({}, help, (word) => names.includes(word));
for (const [name, sample] of Object.entries(samples))
  if (words.length === 0 || words.includes(name)) choose(name, sample);

import { writeFileSync } from 'node:fs';
import { asked } from '@masterplan/kit/asked';
import { games } from '../../games/index.ts';
import { fitted, sampled } from './fitting.ts';

const ids = games.flatMap(({ game, foresight }) => (foresight === undefined ? [] : [game.id]));
const help = `npm run fit -- GAME [--games N]: plays games by rules of thumb and fits the weights with which positions are valued.
Games: ${ids.join(', ')}. Writes games/GAME/bot/weights.ts.`;
const { words, options } = asked({ games: 'count' }, help, (word) => ids.includes(word));

for (const manifest of games.filter(({ game }) => words.includes(game.id))) {
  const samples = sampled(manifest, options.games ?? 300);
  const { weights, surprise, uniform } = fitted(samples);
  const list = weights.map((weight) => `  ${Number(weight.toFixed(3))},\n`).join('');
  const page = `/** What each feature of a position weighs. Written by \`npm run fit\`. */\nexport const weights: readonly number[] = [\n${list}];\n`;
  writeFileSync(`games/${manifest.game.id}/bot/weights.ts`, page);
  process.stdout.write(
    `${manifest.game.id}: ${samples.length} positions; surprise ${surprise.toFixed(3)}, without features ${uniform.toFixed(3)}\n`,
  );
}

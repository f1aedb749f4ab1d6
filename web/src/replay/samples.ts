import { type Reel, reelFrom } from './reel.ts';

/** One game of each kind, chosen because it is worth watching: `npm run sample` plays and chooses them anew. */
const samples: Readonly<Record<string, () => Promise<unknown>>> = {
  'master-plan': () => import('@masterplan/master-plan/content/sample.json').then((file) => file.default),
};

/** The sample of a game; undefined where it has none. */
export async function sampleOf(game: string): Promise<Reel | undefined> {
  const reel = reelFrom(await samples[game]?.());
  return typeof reel === 'string' ? undefined : reel;
}

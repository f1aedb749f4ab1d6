import { orAnew } from '../parts/later.ts';
import type { Reel } from './reel.ts';

interface Sample {
  readonly game: string;
  readonly load: () => Promise<unknown>;
}

/** One game of each kind, chosen because it is worth watching: `npm run sample` plays and chooses them anew. */
const samples: Readonly<Record<string, Sample>> = {
  'master-plan': {
    game: 'master-plan',
    load: () => import('@masterplan/master-plan/content/sample.json').then((file) => file.default),
  },
  'watchmen-base': {
    game: 'watchmen',
    load: () => import('@masterplan/watchmen/content/sample-base.json').then((file) => file.default),
  },
  watchmen: {
    game: 'watchmen',
    load: () => import('@masterplan/watchmen/content/sample.json').then((file) => file.default),
  },
};

/** The samples of some games, by name. */
export const samplesOf = (games: readonly { readonly game: string }[]): string[] =>
  Object.keys(samples).filter((name) => games.some(({ game }) => game === samples[name]?.game));

/** A sample; undefined where there is none of that name. */
export async function sampleOf(name: string): Promise<Reel | undefined> {
  const sample = samples[name];
  if (sample === undefined) return undefined;
  const { reelFrom } = await orAnew(() => import('./reel.ts'));
  const reel = reelFrom(await orAnew(sample.load));
  return typeof reel === 'string' ? undefined : reel;
}

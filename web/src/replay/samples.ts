import { orAnew } from '@masterplan/boards/later';
import type { Reel } from './reel.ts';

interface Sample {
  readonly game: string;
  readonly load: () => Promise<unknown>;
}

/** Games chosen because they are worth watching, as `games/<game>/samples/<name>.json`: `npm run sample` plays and chooses them anew. */
const files = import.meta.glob('../../../games/*/samples/*.json', { import: 'default' });

const samples: ReadonlyMap<string, Sample> = new Map(
  Object.entries(files).map(([path, load]) => {
    const [game = '', , name = ''] = path.split('/').slice(-3);
    return [name.replace('.json', ''), { game, load }];
  }),
);

/** The samples of some games. */
export const samplesOf = (games: readonly { readonly game: string }[]): { game: string; name: string }[] =>
  [...samples]
    .map(([name, { game }]) => ({ name, game }))
    .filter((sample) => games.some(({ game }) => game === sample.game));

/** A sample; undefined where there is none of that name. */
export async function sampleOf(name: string): Promise<Reel | undefined> {
  const sample = samples.get(name);
  if (sample === undefined) return undefined;
  const { reelFrom } = await orAnew(() => import('./reel.ts'));
  const reel = reelFrom(await orAnew(sample.load));
  return typeof reel === 'string' ? undefined : reel;
}

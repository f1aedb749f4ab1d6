import { type Bots, type Manifest, named, type Shape } from '@masterplan/kernel';
import { answering } from './answering.ts';
import { randomBot } from './random.ts';

/** Who can play a game, by name, the usual one first. */
export const botsOf = <S extends Shape>({ bots }: Pick<Manifest<S>, 'bots'>): Bots<S> =>
  bots ?? { random: answering(randomBot()) };

/** Those of them that people choose from at a table. */
export function levelsOf<S extends Shape>(manifest: Pick<Manifest<S>, 'bots' | 'levels'>): Bots<S> {
  const bots = botsOf(manifest);
  const { levels = Object.keys(bots) } = manifest;
  return Object.fromEntries(levels.map((level) => [level, named(bots, level)]));
}

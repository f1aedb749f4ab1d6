import { type Bots, type Manifest, named, type Shape, temperaments, temperedName } from '@masterplan/kernel';
import { answering } from './answering.ts';
import { randomBot } from './random.ts';

/** Who can play a game, by name, the usual one first. */
export const botsOf = <S extends Shape>({ bots }: Pick<Manifest<S>, 'bots'>): Bots<S> =>
  bots ?? { random: answering(randomBot()) };

/** Those of them that people choose from at a table; a temperament is chosen beside the level. */
export function levelsOf<S extends Shape>(manifest: Pick<Manifest<S>, 'bots' | 'levels'>): Bots<S> {
  const bots = botsOf(manifest);
  const all = Object.keys(bots);
  const { levels = all.filter((name) => !namesWithTemper(bots, all).includes(name)) } = manifest;
  return Object.fromEntries(levels.map((level) => [level, named(bots, level)]));
}

/** Whether a level has every temperament. */
const isTempered = <S extends Shape>(bots: Bots<S>, level: string): boolean =>
  temperaments.every((temper) => Object.hasOwn(bots, temperedName(level, temper)));

const namesWithTemper = <S extends Shape>(bots: Bots<S>, levels: readonly string[]): string[] =>
  levels
    .filter((level) => isTempered(bots, level))
    .flatMap((level) => temperaments.map((temper) => temperedName(level, temper)));

/** Those of some levels that have temperaments, and the bots that have one. */
export function temperedOf<S extends Shape>(
  manifest: Pick<Manifest<S>, 'bots'>,
  levels: readonly string[],
): { readonly levels: readonly string[]; readonly bots: Bots<S> } {
  const bots = botsOf(manifest);
  const names = namesWithTemper(bots, levels);
  return {
    levels: levels.filter((level) => isTempered(bots, level)),
    bots: Object.fromEntries(names.map((name) => [name, named(bots, name)])),
  };
}

import { bind, type Manifest } from '@masterplan/kernel';
import { kindsFrom } from './content/pack.ts';
import type { JusticeLeague } from './rules/board.ts';
import { definition } from './rules/game.ts';

/** The game with cards from outside, or what is wrong with them. */
export function readPack(data: unknown): ReturnType<NonNullable<Manifest<JusticeLeague>['readPack']>> {
  const read = kindsFrom(data);
  return 'faults' in read ? read : { game: bind(definition, read.kinds) };
}

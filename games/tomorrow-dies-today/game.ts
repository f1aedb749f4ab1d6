import { bind } from '@masterplan/kernel';
import { kinds } from './content/index.ts';
import { definition } from './rules/game.ts';

/** Tomorrow Dies Today, with our own cards. */
export const game = bind(definition, kinds);
